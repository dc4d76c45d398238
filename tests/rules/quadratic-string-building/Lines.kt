fun join(lines: List<String>): String {
    var all = ""
    var sum = 0
    for (line in lines) {
        all += line //! quadratic-string-building
        sum += line.length
    }
    all += "end"
    return all + sum
}
