fun twoSum(nums: List<Int>, target: Int): List<Int> {
    val seen = HashMap<Int, Int>()
    nums.forEachIndexed { i, x ->
        val other = seen[target - x]
        if (other != null) return listOf(other, i)
        seen[x] = i
    }
    return emptyList()
}
fun firstOver(xs: List<Int>): Int? {
    xs.forEach { if (it > 3) return it }
    return null
}
fun skipping(xs: List<Int>): Int {
    var sum = 0
    xs.forEach {
        if (it % 2 == 0) return@forEach
        sum += it
    }
    return sum
}
fun maxSubarray(nums: List<Int>): Int {
    var best = Int.MIN_VALUE
    var current = 0
    for (x in nums) {
        current = maxOf(x, current + x)
        best = maxOf(best, current)
    }
    return best
}
fun bubble(xs: IntArray): IntArray {
    val a = xs.copyOf()
    for (i in a.indices) for (j in 0 until a.size - 1 - i) if (a[j] > a[j + 1]) { val t = a[j]; a[j] = a[j + 1]; a[j + 1] = t }
    return a
}
fun quickSort(xs: List<Int>): List<Int> {
    if (xs.size < 2) return xs
    val pivot = xs.first()
    val (small, large) = xs.drop(1).partition { it < pivot }
    return quickSort(small) + pivot + quickSort(large)
}
fun mergeSorted(a: List<Int>, b: List<Int>): List<Int> {
    val out = ArrayList<Int>()
    var i = 0
    var j = 0
    while (i < a.size && j < b.size) if (a[i] <= b[j]) out.add(a[i++]) else out.add(b[j++])
    while (i < a.size) out.add(a[i++])
    while (j < b.size) out.add(b[j++])
    return out
}
fun search(xs: List<Int>, x: Int): Int {
    var lo = 0
    var hi = xs.size - 1
    while (lo <= hi) {
        val mid = (lo + hi) ushr 1
        when {
            xs[mid] == x -> return mid
            xs[mid] < x -> lo = mid + 1
            else -> hi = mid - 1
        }
    }
    return -(lo + 1)
}
fun collatz(n: Int): Int {
    var x = n.toLong().coerceAtLeast(1)
    var steps = 0
    while (x != 1L) { x = if (x % 2 == 0L) x / 2 else 3 * x + 1; steps++ }
    return steps
}
fun powMod(base: Int, exp: Int, mod: Int): Long {
    if (mod <= 0 || exp < 0) return -1
    var result = 1L
    var b = base.toLong() % mod
    var e = exp
    while (e > 0) {
        if (e and 1 == 1) result = result * b % mod
        b = b * b % mod
        e = e shr 1
    }
    return result
}
fun factors(n: Int): List<Int> {
    var m = n
    val out = mutableListOf<Int>()
    var d = 2
    while (m > 1 && d < 200) { while (m % d == 0) { out += d; m /= d }; d++ }
    return out
}
fun pascal(n: Int): List<List<Int>> {
    val rows = mutableListOf(listOf(1))
    repeat(n.coerceIn(0, 6)) { rows.add(listOf(1) + rows.last().zipWithNext { a, b -> a + b } + 1) }
    return rows
}
fun coins(amounts: List<Int>, total: Int): Int {
    val ways = IntArray(total.coerceIn(0, 30) + 1)
    ways[0] = 1
    for (c in amounts.filter { it > 0 }.distinct()) for (i in c until ways.size) ways[i] += ways[i - c]
    return ways.last()
}
fun digits(n: Int): Int = n.toString().filter(Char::isDigit).sumOf { it.digitToInt() }
fun binary(n: Int): String = Integer.toBinaryString(n) + ":" + n.toString(2) + ":" + n.toString(16)
fun roman(n: Int): String {
    val table = listOf(1000 to "M", 900 to "CM", 500 to "D", 400 to "CD", 100 to "C", 90 to "XC", 50 to "L", 40 to "XL", 10 to "X", 9 to "IX", 5 to "V", 4 to "IV", 1 to "I")
    var rest = n
    return buildString { for ((v, s) in table) while (rest >= v) { append(s); rest -= v } }
}
fun leap(y: Int): Boolean = (y % 4 == 0 && y % 100 != 0) || y % 400 == 0
fun median(xs: List<Int>): Double? {
    if (xs.isEmpty()) return null
    val s = xs.sorted()
    return if (s.size % 2 == 1) s[s.size / 2].toDouble() else (s[s.size / 2 - 1] + s[s.size / 2]) / 2.0
}
fun rotated(xs: List<Int>, k: Int): List<Int> = if (xs.isEmpty()) xs else xs.drop(k.mod(xs.size)) + xs.take(k.mod(xs.size))
fun modeOf(xs: List<Int>): Int? = xs.groupingBy { it }.eachCount().entries.maxWithOrNull(compareBy({ it.value }, { -it.key }))?.key
fun spiral(n: Int): List<List<Int>> {
    val size = n.coerceIn(0, 4)
    val grid = Array(size) { IntArray(size) }
    var x = 0; var y = 0; var dx = 1; var dy = 0
    for (i in 1..size * size) {
        grid[y][x] = i
        val nx = x + dx
        val ny = y + dy
        if (nx !in 0 until size || ny !in 0 until size || grid[ny][nx] != 0) { val t = dx; dx = -dy; dy = t }
        x += dx; y += dy
    }
    return grid.map { it.toList() }
}
