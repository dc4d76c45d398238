import xml as x
import xml.dom
import json.decoder  #! unused-import: `json` is imported but never used
from typing import Callable, Optional, TypeVar
from queue import Queue
from decimal import Decimal

Handler = Callable[["Queue[str]"], None]
T = TypeVar("T", "Optional[int]", "Decimal")
print(x.dom)
