class Names(private val all: List<String>) {
    private operator fun Other.plus(name: String) = Other(name)

    private fun spare() = 1  //! unused-member

    fun joined(other: Other) = other + all.first()
}
