fun last(steps: Steps): Int {
    while (true) {
        when (steps.next()) {
            1 -> walk()
            else -> break
        }
    }
    return steps.total()
}
