import java.io.File //! unused-import (warning)

fun size() = 1
