package shapes

import kotlinx.html.js.onClickFunction
import kotlinx.html.js.onInputFunction //! unused-import

fun show() {
    onClickFunction = { draw() }
}
