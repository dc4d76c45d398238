fun words(text: String): List<String> {
    val found = mutableListOf<String>()
    val seen: MutableSet<String> = HashSet()
    for (word in text.split(" ")) {
        found += word
        seen += word
    }
    seen -= ""
    val count = 0
    count += found.size //! reassigned-constant: `count` is a constant and cannot be assigned again
    val sum: Int = found.size
    sum += 1 //! reassigned-constant: `sum` is a constant and cannot be assigned again
    return found
}
