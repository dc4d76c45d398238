class Shadows {
    private val title = "open"
    private val lost = "gone"  //! unused-member

    fun show(): String {
        val before = title.trim()
        val title = "$before!"
        val lost = title
        return lost
    }
}
