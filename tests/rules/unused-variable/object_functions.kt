fun find(list: List<Int>): Int? {
    var result: Int? = null
    val lost = 3 //! unused-variable
    return walk(list, object : Handler<Int>() {
        override fun before(node: Int): Boolean {
            result = node
            return false
        }

        override fun result(): Int? = result
    })
}
