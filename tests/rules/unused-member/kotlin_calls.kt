class Scan {
    private fun found(path: String): List<String> = listOf(path)

    private fun lost(path: String): List<String> = listOf(path)  //! unused-member: `lost` is declared but never used

    fun all(path: String): Int {
        val found = found(path)
        val lost = path.length
        return found.size + lost
    }
}
