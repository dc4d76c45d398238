fun area(width: Int, height: Int): Int {
    val result = width * height  //! redundant-variable
    return result
}

fun kept(width: Int): Int {
    var result = width
    result++
    return result
}
