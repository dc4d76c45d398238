class Control(private var micros: Long) {
    private var millis: Long
        get() = micros / 1000
        set(value) { micros = value * 1000 }
    private var lost: Long = 0  //! unused-member: `lost` is declared but never used

    fun apply(seconds: Double) {
        millis = (seconds * 1000).toLong()
        lost = 4
    }
}
