import shop.component6
import shop.component7
import shop.plus
import shop.shown
import shop.unused //! unused-import

fun show(row: Row) {
    val (a, b, c, d, e, f, g) = row
    shown(a, b, c, d, e, f, g)
}
