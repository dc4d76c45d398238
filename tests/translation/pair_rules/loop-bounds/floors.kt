fun floors(top: Int) {
    for (floor in 0 until top) { //! loop-bounds
        stop(floor)
    }
}

fun down(top: Int) {
    for (floor in top downTo 1) {
        stop(floor)
    }
}
