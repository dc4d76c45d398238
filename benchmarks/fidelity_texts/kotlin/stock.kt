data class Line(val code: Int, val count: Int, val price: Double) {
    val total get() = count * price
}

class Stock(private val lines: MutableList<Line> = mutableListOf()) {
    operator fun plusAssign(line: Line) { lines.add(line) }
    fun report() = lines.groupBy { it.code % 3 }.toSortedMap().map { (k, v) -> "$k: ${"%.2f".format(v.sumOf { it.total })} ${v.maxOf { it.count }}" }
}

fun main() {
    val n = readLine()!!.trim().toInt()
    val stock = Stock()
    repeat(n) {
        val (code, count) = readln().split(" ").map { it.toInt() }
        stock += Line(code, count, code * 0.5)
    }
    stock.report().forEach(::println)
    println(stock.report().size.toString().padStart(5) + " " + n / 2.0)
}
