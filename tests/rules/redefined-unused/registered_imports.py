from shelves import east as _
from shelves import west as _
