fun generated(builder: Builder) = builder.block {
    val temporary = builder.temporary("left")
    +builder.use(temporary)
}

fun evaluated(engine: Engine) = engine.run {
    val result = engine.eval("fails")  //! unused-variable (information)
    engine.close()
}

fun counted(engine: Engine) = engine.run {
    val first = 1  //! unused-variable (warning)
    engine.close()
}
