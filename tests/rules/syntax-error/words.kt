annotation class Listed(
    val arguments: Array<String> = [],
    val provider: Int
)

enum class Variant {
    BASE() { override val includes = 1 };
    abstract val includes: Int
}
