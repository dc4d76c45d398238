"""The names that plug-ins may use."""

from shelf.widgets import (
    Actions,  #! unused-import (information)
    Menus,  #! unused-import (information)
)
