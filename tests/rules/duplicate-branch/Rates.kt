fun rate(kind: Int, value: Any) {
    when (kind) {
        1 -> draw()
        2 -> draw()
        1 -> write() //! duplicate-branch
    }
    when (value) {
        is Int -> {
            show(value)
            write()
        }
        is Long -> {
            show(value)
            write()
        }
    }
    if (kind == 1) draw() else draw() //! duplicate-branch
}
