class Provider(private val source: Source) : Base, Named by source {
    override val size: Int
        get() = source.size

    override val name = "provider"

    override fun show() = source.show()
}

fun show(source: Source) {
    val total = source.count //! unused-variable
    source.run {
        val other = source.other //! unused-variable
    }
}
