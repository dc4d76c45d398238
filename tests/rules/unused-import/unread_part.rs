use fancy::mark_all; //! unused-import (information)
use fancy::unmark_all; //! unused-import (information)

#[serde(with = "mark_all")]
struct Row;
