class Lists {
    fun one(name: String): List<String> {
        val names = mutableListOf<String>()
        names += name
        return names
    }

    fun count(more: Int): Int {
        val count = 0
        count += more //! reassigned-constant
        return count
    }
}
