from typing import Any, Dict, List, Text, Tuple
from typing import Set  #! unused-import
import ignore  #! unused-import

some = {}  # type: Dict[str, str]
other = [1]  # type: ignore


def plain(arg):
    # type: (Text) -> List[int]
    return [1]


for x in []:  # type: Any
    pair = (1, 2)  # type: Tuple[int, int]
