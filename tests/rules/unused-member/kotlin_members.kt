class Members(private val base: Int) {
    private val depth = 1  //! unused-member
    private val width = 2
    @Injected private var filled = 3
    val open = width

    private fun helper(): Int = base

    private fun lost() {}  //! unused-member

    fun size() = this.helper()
}

private fun topLevel() {}  //! unused-member
