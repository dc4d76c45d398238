package player

fun runAll(block: () -> Unit) = block()

fun first(values: List<Int>) {
    @Suppress("unused_variable")
    runAll {
        val head = values.first()
    }
    @Suppress("UNCHECKED_CAST")
    runAll {
        val head = values.first()  //! unused-variable
    }
    runAll {
        val head = values.first()  //! unused-variable
    }
}
