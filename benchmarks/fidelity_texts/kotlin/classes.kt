data class Point(val x: Int, val y: Int) {
    operator fun plus(other: Point) = Point(x + other.x, y + other.y)
    fun dist() = Math.abs(x) + Math.abs(y)
    companion object {
        val ORIGIN = Point(0, 0)
        fun of(n: Int) = Point(n, n * 2)
    }
}
fun points(n: Int): List<Any> {
    val p = Point(n, 3)
    val (a, b) = p + Point.of(2)
    return listOf(a, b, p.copy(y = 9).dist(), p == Point(n, 3), p.toString(), Point.ORIGIN.x)
}
sealed class Shape
class Circle(val r: Int) : Shape()
class Square(val side: Int) : Shape()
object Empty : Shape()
fun area(s: Shape): Int = when (s) {
    is Circle -> 3 * s.r * s.r
    is Square -> s.side * s.side
    Empty -> 0
}
fun areas(xs: List<Int>): List<Int> = xs.map { area(if (it % 2 == 0) Circle(it) else if (it > 0) Square(it) else Empty) }
enum class Level(val weight: Int) {
    LOW(1), MID(5), HIGH(10);
    fun next() = values()[(ordinal + 1) % values().size]
}
fun levels(n: Int): List<Any> = listOf(Level.values().first { it.weight >= n.coerceAtMost(10) }.name, Level.MID.next().name, Level.valueOf("LOW").ordinal, Level.HIGH.weight, Level.LOW < Level.HIGH)
interface Speaker {
    val name: String
    fun speak(): String = "$name says ${sound()}"
    fun sound(): String
}
open class Dog(override val name: String) : Speaker { override fun sound() = "woof" }
class Puppy(name: String) : Dog(name) { override fun sound() = super.sound() + "!" }
fun spoken(s: String): List<String> = listOf(Dog(s), Puppy(s)).map { it.speak() }
class Account(private var balance: Int = 0) {
    var moves = 0
        private set
    val isEmpty: Boolean
        get() = balance == 0
    fun deposit(n: Int): Account { require(n >= 0) { "negative" }; balance += n; moves++; return this }
    fun withdraw(n: Int) { check(n <= balance) { "short" }; balance -= n; moves++ }
    fun total() = balance
}
fun banked(xs: List<Int>): List<Any> {
    val a = Account(5)
    val made: MutableList<Any> = mutableListOf()
    for (x in xs) {
        try {
            if (x % 2 == 0) a.deposit(x) else a.withdraw(x)
            made.add(a.total())
        } catch (e: Exception) {
            val text = e.message ?: ""
            made.add(text)
        }
    }
    made.add(a.moves)
    made.add(a.isEmpty)
    return made
}
fun handled(n: Int): String = try { (10 / n).toString() } catch (e: ArithmeticException) { e.message ?: "none" } finally { }
fun parsed(s: String): Int = try { s.toInt() } catch (e: NumberFormatException) { -1 }
fun failing(n: Int): Int { if (n > 3) throw IllegalStateException("big") else return n }
fun elvis(n: Int): Int { val x: Int? = if (n > 3) n else null; return x?.let { it * 2 } ?: -1 }
fun notNull(n: Int): Int { val x: Int? = if (n > 3) n else null; return x!! + 1 }
fun scoped(n: Int): List<Int> = mutableListOf(n).apply { add(n + 1); add(0, 7) }.also { it.removeAt(1) }.run { this + size }
fun applied(f: (Int) -> Int, x: Int): Int = f(f(x))
fun lambdas(n: Int): Int {
    var total = 0
    val add: (Int) -> Unit = { total += it }
    (1..n.coerceAtMost(5)).forEach(add)
    return applied({ it * 3 }, total)
}
fun whens(x: Any): String = when (x) { is Int -> "int"; is String -> "text"; else -> "other" }
fun kinds(n: Int): List<String> = listOf(whens(n), whens("a"), whens(2.5))
fun sequences(n: Int): List<Int> = generateSequence(1) { it * 2 }.takeWhile { n > it }.toList() + (1..n).asSequence().map { it * it }.filter { it % 2 == 1 }.take(3).toList()
fun maps(xs: List<Int>): List<Any?> {
    val m: MutableMap<Int, Int> = mutableMapOf()
    for (x in xs) m[x % 3] = m.getOrDefault(x % 3, 0) + 1
    return listOf(m.size, m[0], m.getOrPut(1) { 9 }, m.values.sum(), m.keys.sorted(), m.containsKey(2), m.filter { it.value > 1 }.size, m.entries.sumOf { it.key * it.value }, m.toList().sortedBy { it.first }.size)
}
fun labels(n: Int): Int {
    var count = 0
    outer@ for (i in 1..5) {
        for (j in 1..5) {
            if (i * j > n) continue@outer
            if (i + j > 7) break@outer
            count++
        }
    }
    return count
}
fun extension(n: Int): List<Int> {
    fun Int.twice() = this * 2
    return listOf(n.twice(), 3.twice())
}
fun infixed(n: Int): Int {
    infix fun Int.then(o: Int) = this * 10 + o
    return n then 4
}
fun varargs(n: Int): Int {
    fun sum(vararg xs: Int) = xs.sum()
    return sum(1, 2, n) + sum(*intArrayOf(n, n))
}
fun defaults(n: Int): String {
    fun f(a: Int, b: Int = a + 1, c: String = "x") = "$a$b$c"
    return f(n) + f(n, c = "y") + f(b = 1, a = n)
}
fun untils(n: Int): List<List<Int>> = listOf((0 until n).toList().take(3), (n downTo 0 step 2).toList().take(3), (1..9 step 4).toList())
fun doWhile(n: Int): Int { var x = n; var c = 0; do { x -= 3; c++ } while (x > 0); return c }
fun matrix(n: Int): List<Int> { val m = List(3) { i -> List(3) { j -> i * n + j } }; return m.map { it.sum() } + m.indices.map { m[it][2 - it] } + m.flatten().filterIndexed { i, _ -> i % 4 == 0 } }
fun deque(xs: List<Int>): List<Int?> { val d = ArrayDeque(xs); d.addFirst(1); d.addLast(2); val a = d.removeFirst(); return listOf(a, d.lastOrNull(), d.size, d.firstOrNull()) }
fun nullables(xs: List<Int>): List<Any> = listOf(xs.map { if (it > 3) it else null }.filterNotNull(), xs.mapNotNull { if (it > 3) it else null }, xs.firstOrNull { it > 9 } ?: -1, xs.indexOfFirst { it > 3 }, xs.any { it > 9 }, xs.none(), xs.all { it >= 0 })
fun reducing(xs: List<Int>): List<Any?> = listOf(xs.reduceOrNull { a, b -> a * b % 1000 }, xs.sumOf { it.toLong() }, xs.maxByOrNull { it % 5 }, xs.minOrNull(), xs.associateWith { it * 2 }.size, xs.withIndex().sumOf { it.index * it.value })
