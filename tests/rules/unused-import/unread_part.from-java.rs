use fancy::mark_all; //! unused-import (warning)

#[serde(with = "mark_all")]
struct Row;
