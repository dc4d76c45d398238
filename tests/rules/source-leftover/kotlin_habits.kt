class Habits {
    val width = 3;  //! source-leftover

    @Override  //! source-leftover
    fun show(count: Int) {
        System.out.println(count)  //! source-leftover
    }
}
