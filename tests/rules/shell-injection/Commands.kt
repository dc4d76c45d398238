fun run(name: String) {
    Runtime.getRuntime().exec("ls " + name) //! shell-injection
    Runtime.getRuntime().exec("ls")
    Runtime.getRuntime().exec(arrayOf("ls", name))
}
