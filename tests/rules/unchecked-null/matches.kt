fun year(text: String, pages: Map<String, Int>, digits: Regex): Int {
    val first = digits.find(text)!!.value //! unchecked-null
    val page = pages["one"]!! //! unchecked-null
    val line = readLine()!! //! unchecked-null
    val safe = digits.find(text)?.value ?: "none"
    val found = digits.find(text)
    if (found != null && !line.isEmpty()) return page
    return first.toInt() + safe.length
}
