fun run(engine: ScriptEngine, text: String): Any {
    val first = engine.eval(text) //! eval-use
    val known = engine.eval("1 + 1")
    return listOf(first, known)
}
