"""Names of another module that the file may hand on, and a list of which it uses a part."""

from shelf import (
    Author,  #! unused-import (information)
    Book,  #! unused-import (information)
    Page,  #! unused-import (information)
    Title,  #! unused-import (information)
)
from press import (
    Ink,
    Paper,  #! unused-import (warning)
    Plate,  #! unused-import (warning)
    Roller,  #! unused-import (warning)
)

print(Ink)
