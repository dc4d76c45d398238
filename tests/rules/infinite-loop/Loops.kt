fun count(rows: IntArray) {
    var i = 0
    while (i < 10) { //! infinite-loop
        show(rows[i])
    }
    var j = 0
    while (j < 10) {
        j++
    }
    while (true) serve()
}
