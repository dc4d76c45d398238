import kotlin.math.*

fun quotient(a: Int, b: Int): Int = a / b
fun remainder(a: Int, b: Int): Int = a % b
fun floorMod(a: Int, b: Int): Int = a.mod(b)
fun overflow(a: Int): Int = a * 1000003 * 1000003
fun widened(a: Int): Long = a.toLong() * 3000000000L
fun narrowed(a: Long): Int = (a * 123456789L).toInt()
fun bytes(a: Int): Byte = (a * 37).toByte()
fun bits(a: Int): List<Int> = listOf(a shl 3, a shr 1, a ushr 28, a and 12, a or 5, a xor 9, a.inv(), a.countOneBits())
fun halves(a: Int): Double = a / 2.0
fun toInt(x: Double): Int = x.toInt()
fun rounded(x: Double): List<Any> = listOf(x.roundToInt(), floor(x), ceil(x), round(x), truncate(x), abs(x))
fun powers(x: Double): List<Double> = listOf(sqrt(abs(x)), x.pow(2), x.pow(2.5), hypot(x, 1.0), exp(0.0), ln(1.0))
fun limits(a: Int, b: Int): List<Int> = listOf(max(a, b), min(a, b), maxOf(a, b, 3), minOf(a, b, 3), a.coerceIn(0, 5), a.coerceAtLeast(3), a.coerceAtMost(3), a.sign)
fun gcd(a: Int, b: Int): Int = if (b == 0) a else gcd(b, a % b)
tailrec fun factorial(n: Int, acc: Long = 1): Long = if (n <= 1) acc else factorial(n - 1, acc * n)
fun fib(n: Int): Long {
    var (a, b) = 0L to 1L
    repeat(n) { val t = a + b; a = b; b = t }
    return a
}
fun isPrime(n: Int): Boolean = n > 1 && (2..sqrt(n.toDouble()).toInt()).none { n % it == 0 }
fun sieve(n: Int): List<Int> {
    val composite = BooleanArray(max(n, 0) + 1)
    val primes = mutableListOf<Int>()
    for (i in 2..n) {
        if (composite[i]) continue
        primes += i
        for (j in i * i..n step i) composite[j] = true
    }
    return primes
}
fun sums(xs: List<Int>): List<Number> = listOf(xs.sum(), xs.sumOf { it * 2 }, xs.average(), xs.count { it > 3 })
fun extremes(xs: List<Int>): List<Int?> = listOf(xs.maxOrNull(), xs.minOrNull(), xs.firstOrNull(), xs.lastOrNull(), xs.find { it % 2 == 0 })
fun firsts(xs: List<Int>): Int = xs.first() * 10 + xs.last()
fun indexOut(xs: List<Int>, i: Int): Int = xs[i]
fun orElse(xs: List<Int>, i: Int): Int = xs.getOrElse(i) { -1 } + (xs.getOrNull(i) ?: -2)
fun mapped(xs: List<Int>): List<Int> = xs.map { it * it }.filter { it % 2 == 0 }
fun sortedDown(xs: List<Int>): List<Int> = xs.sortedDescending()
fun sortedBy(xs: List<Int>): List<Int> = xs.sortedBy { it % 3 }
fun partition(xs: List<Int>): Pair<List<Int>, List<Int>> = xs.partition { it > 3 }
fun grouped(xs: List<Int>): Map<Int, List<Int>> = xs.groupBy { it % 3 }
fun distinct(xs: List<Int>): List<Int> = xs.distinct()
fun sets(xs: List<Int>, ys: List<Int>): List<Set<Int>> = listOf(xs.toSet() union ys.toSet(), xs intersect ys.toSet(), xs subtract ys.toSet())
fun folded(xs: List<Int>): Int = xs.fold(1) { a, x -> (a * 7 + x) % 1000 }
fun reduced(xs: List<Int>): Int = xs.reduce { a, x -> a - x }
fun scans(xs: List<Int>): List<Int> = xs.runningFold(0) { a, x -> a + x }
fun zips(xs: List<Int>, ys: List<Int>): List<Int> = xs.zip(ys) { a, b -> a * b }
fun nexts(xs: List<Int>): List<Int> = xs.zipWithNext { a, b -> b - a }
fun windows(xs: List<Int>): List<Int> = xs.windowed(3).map { it.sum() }
fun chunked(xs: List<Int>): List<List<Int>> = xs.chunked(2)
fun slices(xs: List<Int>): List<List<Int>> = listOf(xs.take(2), xs.drop(2), xs.takeLast(2), xs.dropLast(2), xs.reversed(), xs.takeWhile { it > 2 })
fun flattened(xs: List<List<Int>>): List<Int> = xs.flatten() + xs.flatMap { it.take(1) }
fun mutable(xs: List<Int>): List<Int> {
    val ys = xs.toMutableList()
    ys.add(7)
    ys.add(0, 9)
    ys.remove(3)
    ys.removeAt(ys.size - 1)
    ys[0] += 5
    ys.removeAll { it < 0 }
    return ys
}
fun arrays(n: Int): List<Int> {
    val a = IntArray(5) { it * n }
    val b = a.copyOf()
    b[0] = 99
    a.sortDescending()
    return a.toList() + b.toList() + a.indices.toList() + listOf(a.size, a.sum(), a.max())
}
fun grid(n: Int): List<List<Int>> {
    val g = Array(3) { IntArray(2) { n } }
    g[1][1]++
    return g.map { it.toList() }
}
fun intArray(a: IntArray): Int { var t = 0; for (x in a) t += x; for (i in a.indices) t += i * a[i]; return t }
fun ranges(n: Int): List<Int> {
    val out = mutableListOf<Int>()
    for (i in 0 until n % 7) out.add(i)
    for (i in 5 downTo 1 step 2) out += i
    for (i in 1..10 step 4) out.add(i)
    for ((i, x) in listOf(4, 5).withIndex()) out.add(i * x)
    return out
}
fun maps(xs: List<Int>): Map<Int, Int> {
    val m = mutableMapOf<Int, Int>()
    for (x in xs) m[x] = m.getOrDefault(x, 0) + 1
    m.getOrPut(99) { 5 }
    m.remove(3)
    return m.filterValues { it > 0 }.mapValues { (k, v) -> k * v }
}
fun mapOrder(xs: List<Int>): List<String> = xs.associateBy { it % 4 }.entries.map { (k, v) -> "$k:$v" } + xs.associate { it to it + 1 }.toSortedMap().map { "${it.key}=${it.value}" }
fun missing(xs: List<Int>): Int = mapOf(1 to 2, 3 to 4).getValue(xs.size)
fun nullable(n: Int?): Int = n?.let { it * 2 } ?: -1
fun unsure(n: Int): Int { val m = mapOf(1 to 10, 2 to 20); return m[n]!! }
fun whens(n: Int): String = when {
    n < 0 -> "negative"
    n == 0 -> "zero"
    n in 1..9 -> "digit"
    n % 2 == 0 && n !in 50..100 -> "even"
    else -> "other"
}
fun whenTypes(n: Int): String {
    val v: Any = if (n % 3 == 0) n else if (n % 3 == 1) "s$n" else listOf(n)
    return when (v) { is Int -> "int ${v + 1}"; is String -> "text ${v.length}"; else -> "other $v" }
}
fun checks(n: Int): Int { require(n >= 0) { "negative" }; check(n < 900); return n }
fun tries(n: Int): Int = try { if (n > 5) throw IllegalArgumentException("big") else 10 / n } catch (e: ArithmeticException) { -1 } catch (e: IllegalArgumentException) { e.message!!.length } finally { }
fun labels(n: Int): Int {
    var c = 0
    outer@ for (i in 0..n) {
        for (j in 0..n) {
            if (j > i) continue@outer
            if (i + j > 12) break@outer
            c++
        }
    }
    return c
}
data class Point(val x: Int, val y: Int = 1) { operator fun plus(o: Point) = Point(x + o.x, y + o.y) }
fun points(n: Int): String { val p = Point(n) + Point(2, 3); val (a, b) = p.copy(y = 9); return "$p $a $b ${p == Point(n + 2, 4)}" }
sealed class Shape
class Square(val side: Double) : Shape()
class Circle(val radius: Double) : Shape()
fun area(x: Double): Double = listOf(Square(x), Circle(x)).sumOf { s -> when (s) { is Square -> s.side * s.side; is Circle -> 3 * s.radius } }
enum class Colour(val code: Int) { RED(1), GREEN(5), BLUE(7); fun next() = entries[(ordinal + 1) % entries.size] }
fun colours(n: Int): String { val c = Colour.entries[(n % 3 + 3) % 3]; return c.name + c.next().code + c.ordinal + Colour.valueOf("RED") }
interface Greeter { val name: String; fun greet() = "hi $name" }
class Polite(override val name: String) : Greeter
open class Base(val n: Int) { open fun f() = n; fun g() = f() * 2 }
class Derived(n: Int) : Base(n) { override fun f() = super.f() + 1 }
fun inherits(n: Int): String = "${Derived(n).g()} ${Polite("x").greet()}"
object Counter { var n = 0; fun next() = ++n }
fun counted(n: Int): Int { repeat(n % 5) { Counter.next() }; return Counter.next() }
class Account { var balance = 0; private set; fun add(n: Int): Account { balance += n; return this } }
fun accounts(n: Int): Int = Account().add(n).add(2).balance
fun closures(n: Int): Int { var t = 0; val add = { k: Int -> t += k }; for (i in 1..n % 9) add(i); return t }
fun higher(n: Int, f: (Int) -> Int): Int = f(f(n))
fun uses(n: Int): Int = higher(n) { it + 3 } + higher(n, ::double)
fun double(n: Int) = n * 2
fun Int.squared() = this * this
fun extended(n: Int): Int = (n % 100).squared()
fun local(n: Int): Int { fun helper(k: Int): Int = if (k <= 0) 0 else k + helper(k - 1)
    return helper(n % 50)
}
fun named(n: Int): Int { fun f(a: Int, b: Int = 5, c: Int = 7) = a * 100 + b * 10 + c
    return f(n, c = 1) + f(b = 2, a = n)
}
fun variadic(n: Int): Int { fun f(vararg xs: Int) = xs.sum() + xs.size
    return f() + f(n, 2) + f(*intArrayOf(1, n))
}
fun generic(xs: List<Int>): Int { fun <T : Comparable<T>> best(ys: List<T>): T? { var b: T? = null; for (y in ys) if (b == null || y > b) b = y; return b }; return best(xs) ?: 0 }
fun sequences(n: Int): List<Int> = generateSequence(1) { it * 3 }.map { it + n }.filter { it % 2 == 0 }.take(4).toList()
fun scopes(n: Int): Int = n.let { it + 1 }.also { }.run { this * 2 }.takeIf { it > 5 } ?: 0
fun queue(xs: List<Int>): List<Int> { val q = java.util.PriorityQueue<Int>(compareByDescending { it }); q.addAll(xs); val out = mutableListOf<Int>(); while (q.isNotEmpty()) out.add(q.poll()); return out }
fun display(n: Int, x: Double): String = "${listOf(n, x)} ${mapOf(n to "a")} ${setOf('c')} ${Pair(n, x)} ${Triple(1, 'b', "c")} ${arrayOf(1).contentToString()} ${x.toFloat()} ${n.toChar().code} ${1e10} ${null}"
fun unsigned(n: Int): List<Any> = listOf(n.toUInt().toString(), (n.toUByte() + 1u).toInt(), n.toLong().toULong().toString(16))
fun collatz(n: Int): Int { var k = n; var s = 0; while (k > 1) { k = if (k % 2 == 0) k / 2 else 3 * k + 1; s++ }; return s }
fun hexes(n: Int): List<String> = listOf(n.toString(2), n.toString(16), Integer.toBinaryString(n), Integer.toHexString(n))
fun digitSum(n: Int): Int = n.toString().filter { it.isDigit() }.map { it - '0' }.sum()
fun destructured(n: Int): Int { val (a, b, c) = listOf(n, 2, 3); return a * b + c }
fun doWhile(n: Int): Int { var k = n; var c = 0; do { k /= 2; c++ } while (k > 0); return c }
fun transposed(m: List<List<Int>>): List<List<Int>> = if (m.isEmpty()) m else m[0].indices.map { j -> m.map { it[j] } }
