fun acronym(s: String): String = s.split(' ', '-').filter { it.isNotBlank() }.map { it.first().uppercaseChar() }.joinToString("")
fun titled(s: String): String = s.split(" ").joinToString(" ") { w -> w.replaceFirstChar { it.uppercase() } }
fun lcs(a: String, b: String): Int {
    val t = Array(a.length + 1) { IntArray(b.length + 1) }
    for (i in 1..a.length) for (j in 1..b.length) t[i][j] = if (a[i - 1] == b[j - 1]) t[i - 1][j - 1] + 1 else maxOf(t[i - 1][j], t[i][j - 1])
    return t[a.length][b.length]
}
fun distance(a: String, b: String): Int {
    var row = (0..b.length).toList()
    for ((i, x) in a.withIndex()) {
        val next = mutableListOf(i + 1)
        for ((j, y) in b.withIndex()) next.add(minOf(next[j] + 1, row[j + 1] + 1, row[j] + if (x == y) 0 else 1))
        row = next
    }
    return row.last()
}
fun commonPrefix(words: List<String>): String = words.reduceOrNull { a, b -> a.commonPrefixWith(b) } ?: ""
fun anagram(s: String, t: String): Boolean = s.toCharArray().sorted() == t.toCharArray().sorted()
fun firstUnique(s: String): Char? {
    for (c in s) if (s.count { it == c } == 1) return c
    return null
}
fun isogram(s: String): Boolean = s.lowercase().filter { it.isLetter() }.let { it.length == it.toSet().size }
fun mostCommon(s: String): String = s.groupBy { it }.mapValues { it.value.size }.toList().sortedWith(compareByDescending<Pair<Char, Int>> { it.second }.thenBy { it.first }).joinToString { "${it.first}${it.second}" }
fun zigzag(s: String): String {
    val rows = List(3) { StringBuilder() }
    var row = 0
    var step = 1
    for (c in s) {
        rows[row].append(c)
        if (row == 0) step = 1
        if (row == 2) step = -1
        row += step
    }
    return rows.joinToString("|")
}
fun atoi(s: String): Int {
    val t = s.trim()
    var sign = 1
    var i = 0
    if (t.isNotEmpty() && t[0] in "+-") { if (t[0] == '-') sign = -1; i++ }
    var n = 0
    while (i < t.length && t[i].isDigit()) { n = n * 10 + (t[i] - '0'); i++ }
    return sign * n
}
fun expanded(s: String): String {
    val out = StringBuilder()
    var n = 0
    for (c in s) if (c.isDigit()) n = (n * 10 + c.digitToInt()) % 12 else { out.append(c.toString().repeat(maxOf(n, 1))); n = 0 }
    return out.toString()
}
fun lengths(words: List<String>): Map<Int, List<String>> = words.groupBy { it.length }.toSortedMap()
fun indexed(words: List<String>): Map<String, Int> = words.withIndex().associate { (i, w) -> w to i }
fun longest(words: List<String>): String? = words.maxByOrNull { it.length }
fun ordered(words: List<String>): List<String> = words.sortedWith(compareBy({ it.length }, { it }))
fun letters(s: String): List<Boolean> = s.map { it.isLetter() && it.isLowerCase() }
fun sumOfCodes(s: String): Int = s.sumOf { it.code } + s.fold(7) { h, c -> h * 31 + c.code }
fun hashed(s: String): Int = s.hashCode()
fun halves(s: String): Pair<String, String> = s.substring(0, s.length / 2) to s.substring(s.length / 2)
fun wrapped(s: String): String = s.chunked(3).joinToString("\n")
fun alternating(s: String): String = s.mapIndexed { i, c -> if (i % 2 == 0) c.uppercaseChar() else c.lowercaseChar() }.joinToString("")
fun removed(s: String): String = s.removePrefix("a").removeSuffix("b")
fun around(s: String): List<String> = listOf(s.substringBefore("a"), s.substringAfter("a"), s.substringBeforeLast('b'), s.substringAfterLast('b', "none"))
fun lined(s: String): List<String> = (s + "\nb").lines()
fun compared(a: String, b: String): List<Int> = listOf(a.compareTo(b).coerceIn(-1, 1), a.compareTo(b, ignoreCase = true).coerceIn(-1, 1))
fun isNumber(s: String): Boolean = s.isNotEmpty() && s.all { it.isDigit() }
fun bracketDepth(s: String): Int {
    var depth = 0
    var deepest = 0
    s.forEach {
        when (it) {
            '(' -> depth++
            ')' -> if (--depth < 0) return -1
        }
        deepest = maxOf(deepest, depth)
    }
    return if (depth == 0) deepest else -1
}
