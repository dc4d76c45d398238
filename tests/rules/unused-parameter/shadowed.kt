fun trimmed(name: String?): String {
    if (true) {
        val name = name ?: return "nobody"
        println(name)
    }
    return ""
}
