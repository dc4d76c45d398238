class Streams {
    static void report(List<String> es, PrintStream out) {
        for (String e : es) out.println(format(e));
    }

    static void line(PrintStream out, String name, int n) {
        out.println(name + ": " + n);
    }
}
