import java.io.File

fun load(name: String): Int {
    val input = Scanner(File(name)) //! missing-import
    return input.nextInt() + sqrt(2.0).toInt() //! missing-import
}
