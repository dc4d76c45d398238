fun take(): Int {
    loop@ while (true) {
        val receive = next() ?: break@loop // when there are none
        if (receive > 3) {
            return receive
        }
    }
    return 0
}
