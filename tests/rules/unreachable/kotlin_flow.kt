import kotlin.system.exitProcess

fun sign(number: Int?): Int {
    val known = number ?: return 0
    if (known > 0) {
        return 1
    } else {
        throw IllegalStateException()
    }
    println(known)  //! unreachable
}

fun choose(number: Int): Int {
    while (true) {
        if (number > 3) break
        number ?: break
    }
    outer@ while (true) {
        for (other in 1..number) {
            break@outer
        }
    }
    when (number) {
        1 -> return 1
        else -> throw IllegalStateException()
    }
    println(number)  //! unreachable
}

fun stop() {
    listOf(1).forEach {
        return@forEach
    }
    exitProcess(1)
    println("never")  //! unreachable
}
