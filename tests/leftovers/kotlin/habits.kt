//= from java
class Shelf {
    public val rows = 3 //! public-modifier
    private val more = 3 //? public-modifier
    fun show(text: String, ready: Boolean): Unit { //! unit-result
        val size = Integer.parseInt(text) //! java-parse -> val size = text.toInt()
        val other = Parser.parseInt(text) //? java-parse
        val most = Math.max(size, other) //! java-mathematics
        val least = Math.hypot(size, other) //? java-mathematics
        show(text); //! semicolon -> show(text)
        show(text); show(text) //? semicolon
        for (i in 0..size - 1) show(i) //! index-range
        for (i in 0..size - 2) show(i) //? index-range
        if (ready == true) show(most) //! compared-with-true
        if (ready == other) show(least) //? compared-with-true
        if (text instanceof String) show(text) //! instanceof -> if (text is String) show(text)
        if (text contains other) show(text) //? instanceof
    }
    fun hide(text: String): Int { //? unit-result
        return 1
    }
    fun getTotal(): Int { return total } //! getter-function
    fun getSum(): Int { return total + 1 } //? getter-function
    fun setTotal(value: Int) { total = value } //! setter-function
    fun setSum(value: Int) { total = value + 1 } //? setter-function
    @Override //! java-override
    fun name() = 1
    @Overridden //? java-override
    fun title() = 1
}
