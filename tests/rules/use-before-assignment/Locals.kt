fun add(ready: Boolean): Int {
    val width: Int
    val area = width * 2 //! use-before-assignment
    val height: Int
    if (ready) height = 1 else height = 2
    return area + height
}
