class Lazy(private val make: () -> Int) {
    // This final field is required to make the object safe to hand on.
    private val final: Int = 0  //! unused-member (information)

    private val spare: Int = 0  //! unused-member (warning)

    fun value() = make()
}
