class Reader {
    private final Stream stream;

    Reader(Stream stream) {
        this.stream = stream;
    }

    String rest() {
        stream.skipBlanks();
        return stream.takeAll();
    }
}
