class Commands {
    void run(String name) throws Exception {
        Runtime.getRuntime().exec("ls " + name); //! shell-injection
        Runtime.getRuntime().exec(new String[] {"ls", name});
        Runtime.getRuntime().exec("ls");
    }
}
