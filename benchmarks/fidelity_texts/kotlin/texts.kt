fun reversedText(s: String): String = s.reversed()
fun upper(s: String) = s.uppercase() + s.lowercase()
fun counts(s: String): Map<Char, Int> = s.groupingBy { it }.eachCount()
fun countOf(s: String): Int = s.count { it == 'a' }
fun vowels(s: String): String = s.filter { it in "aeiou" }
fun without(s: String): String = s.filterNot { it.isDigit() }
fun wordsOf(s: String): List<String> = s.split(" ")
fun trimmedWords(s: String): List<String> = s.trim().split(" ").filter { it.isNotEmpty() }
fun joined(parts: List<String>): String = parts.joinToString("-", "<", ">") { it.uppercase() }
fun positions(s: String): List<Int> = listOf(s.indexOf('a'), s.indexOf("b"), s.lastIndexOf('a'), s.indexOfFirst { it.isUpperCase() })
fun tests(s: String, t: String): List<Boolean> = listOf(s.startsWith(t), s.endsWith(t), s.contains(t), s == t, s < t, s.equals(t, ignoreCase = true), t in s)
fun replaced(s: String): List<String> = listOf(s.replace("a", "xy"), s.replace('a', 'b'), s.replaceFirst("a", ""))
fun parts(s: String): List<String> = listOf(s.take(2), s.drop(2), s.takeLast(2), s.dropLast(1), s.takeWhile { it != 'b' }, s.dropWhile { it == 'a' })
fun sub(s: String, i: Int, j: Int): String = s.substring(i, j)
fun subOne(s: String): String = s.substring(1)
fun at(s: String, i: Int): Char = s[i]
fun atOrNull(s: String, i: Int): Char? = s.getOrNull(i)
fun padded(s: String): String = s.padStart(6, '*') + s.padEnd(6) + "|"
fun repeated(s: String, n: Int): String = s.repeat(n)
fun codes(s: String): List<Int> = s.map { it.code }
fun shifted(s: String): String = s.map { it + 1 }.joinToString("")
fun caesar(s: String, k: Int): String = s.map { c ->
    when (c) {
        in 'a'..'z' -> 'a' + ((c - 'a' + k) % 26 + 26) % 26
        in 'A'..'Z' -> 'A' + ((c - 'A' + k) % 26 + 26) % 26
        else -> c
    }
}.joinToString("")
fun toNumber(s: String): Int = s.toInt()
fun toNumberOrNull(s: String): Int? = s.toIntOrNull()
fun toReal(s: String): Double? = s.toDoubleOrNull()
fun template(n: Int, x: Double, s: String): String = "n=$n x=$x ${s.length} ${if (n > 3) "big" else "small"} \$"
fun formatted(n: Int, x: Double): String = String.format("%d|%5d|%05d|%.2f|%8.3f|%x|%s", n, n, n, x, x, n, "z")
fun formatted2(n: Int): String = "%03d:%s".format(n, "q")
fun isPalindrome(s: String): Boolean {
    val t = s.lowercase().filter { it.isLetterOrDigit() }
    return t == t.reversed()
}
fun balanced(s: String): Boolean {
    val stack = ArrayDeque<Char>()
    val pairs = mapOf(')' to '(', ']' to '[', '}' to '{')
    for (c in s) {
        when (c) {
            '(', '[', '{' -> stack.addLast(c)
            ')', ']', '}' -> if (stack.isEmpty() || stack.removeLast() != pairs[c]) return false
        }
    }
    return stack.isEmpty()
}
fun runLength(s: String): String {
    val out = StringBuilder()
    var i = 0
    while (i < s.length) {
        var j = i
        while (j < s.length && s[j] == s[i]) j++
        out.append(j - i).append(s[i])
        i = j
    }
    return out.toString()
}
fun anagrams(words: List<String>): Map<String, List<String>> = words.groupBy { it.toCharArray().sorted().joinToString("") }
fun longest(words: List<String>): String? = words.maxByOrNull { it.length }
fun sortedWords(words: List<String>): List<String> = words.sortedWith(compareBy({ it.length }, { it }))
fun lengths(words: List<String>): Map<String, Int> = words.associateWith { it.length }
fun capitalized(s: String): String = s.split(" ").joinToString(" ") { w -> w.replaceFirstChar { it.uppercase() } }
fun zipped(s: String, t: String): List<Pair<Char, Char>> = s.zip(t)
fun chunks(s: String): List<String> = s.chunked(3)
fun windows(s: String): List<String> = s.windowed(2)
fun blank(s: String): List<Boolean> = listOf(s.isBlank(), s.isEmpty(), s.isNotBlank(), s.all { it.isLetter() }, s.any { it.isDigit() }, s.none { it == 'a' })
fun digits(s: String): Int = s.filter { it.isDigit() }.sumOf { it.digitToInt() }
fun compare(a: String, b: String): Int = a.compareTo(b)
fun lines(s: String): List<String> = "$s\nb\n".lines()
fun trims(s: String): List<String> = listOf(s.trim(), s.trimStart(), s.trimEnd(), s.removePrefix("a"), s.removeSuffix("b"), s.trim('a', 'b'))
fun substrings(s: String): List<String> = listOf(s.substringBefore('b'), s.substringAfter('b'), s.substringBeforeLast("a"), s.substringAfterLast("a"))
fun distinctText(s: String): String = s.toSet().joinToString("")
fun sortedText(s: String): String = s.toList().sorted().joinToString("") + String(s.toCharArray().sortedArrayDescending())
fun indexed(s: String): List<String> = s.mapIndexed { i, c -> "$i$c" }
fun foldText(s: String): Int = s.fold(7) { h, c -> h * 31 + c.code }
fun builder(n: Int): String = buildString { for (i in 1..n % 10) { append(i); if (i < n % 10) append(',') } }
fun regexes(s: String): List<String> = listOf(s.replace(Regex("[a-c]+"), "#"), Regex("\\d+").find(s)?.value ?: "none")
fun charArithmetic(c: Char): List<Any> = listOf(c.code, c + 1, c - 1, c.isLetter(), c.isDigit(), c.uppercaseChar(), c.lowercaseChar(), c - 'a')
fun raw(s: String): String = """a
  |$s
  |b""".trimMargin()
