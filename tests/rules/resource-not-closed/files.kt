fun load(path: String, file: File): Int {
    val reader = FileReader(path) //! resource-not-closed
    val first = reader.read()
    val lines = file.bufferedReader() //! resource-not-closed
    lines.readLine()
    val closed = FileReader(path)
    closed.read()
    closed.close()
    val wrapped = FileReader(path)
    val inner = wrapped.buffered()
    FileReader(path).use { it.read() }
    val used = FileReader(path)
    used.use { one -> one.read() }
    return first + inner.read()
}
