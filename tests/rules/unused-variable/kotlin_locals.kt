class Locals(private val base: Int) {
    fun sum(prices: List<Int>): Int {
        val count = 0  //! unused-variable: `count` is assigned but never used
        var total = base
        var rounds: Int  //! unused-variable: `rounds` is declared but never used
        for (price in prices) {
            total += price
        }
        for (unread in prices) {
            total++
        }
        val (first, second) = prices  //! unused-variable
        val label = "from $first"
        val later = { number: Int -> number + total }
        val size = prices.size  //! unused-variable
        try {
            println(label)
        } catch (problem: Exception) {
            return 0
        }
        return later(total)
    }
}
