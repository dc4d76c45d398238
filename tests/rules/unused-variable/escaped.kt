fun size(): Int {
    val `total` = 3
    val `spare` = 4 //! unused-variable
    println(`total`)
    val odd = 5
    return `odd`
}
