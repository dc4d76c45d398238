class Watch {
    private val listeners = mutableListOf<String>()
    private val names = mutableListOf<String>() //! unused-member

    fun watch(listener: String) {
        listeners += listener
    }
}
