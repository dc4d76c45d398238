import primitives.lists
import primitives.dicts
import primitives.tuples  # noqa: F401

import words.roots
import words.endings  #! unused-import
