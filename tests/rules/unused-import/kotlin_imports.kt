package shop

import java.io.File  //! unused-import
import java.util.Locale
import java.util.UUID as Identifier
import java.util.Date as Moment  //! unused-import
import kotlin.math.*
import kotlin.math.sqrt
import shop.text.shortened
import shop.text.plus
import shop.text.Mark

/** Makes labels, see [Mark]. */
class Label(private val id: Identifier) {
    fun text(length: Double): String {
        val root = sqrt(length)
        return "$root $id".lowercase(Locale.ROOT).shortened()
    }
}
