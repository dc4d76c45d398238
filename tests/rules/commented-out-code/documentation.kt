private external fun load(name: String): Int

/**
 * rows = load("one");
 */
fun show() {
    // rows = load("one") //! commented-out-code
}

/**
 * rows = load("one");
 */
