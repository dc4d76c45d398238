class Shelf
@Inject
internal constructor(val size: Int = 0) {
    fun visitor() = visit(fun(book) {
        println(book)
    })
}
