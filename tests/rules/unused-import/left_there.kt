import java.io.File //! unused-import (information)

fun size() = 1
