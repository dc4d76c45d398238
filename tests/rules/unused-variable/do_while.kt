fun read(reader: Iterator<String>) {
    do {
        val line = reader.next()
    } while (line != "")
    do {
        val (first, second) = reader.next() to 3
    } while (first != "" && second > 3)
    do {
        if (reader.hasNext()) {
            val spare = 4 //! unused-variable
        }
    } while (reader.hasNext())
}
