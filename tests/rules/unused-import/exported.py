from a import exported, appended, extended, forgotten  #! unused-import: `forgotten` is imported but never used
from __future__ import annotations

__all__ = ["exported"]
__all__ += ["appended"]
__all__.extend(["extended"])
