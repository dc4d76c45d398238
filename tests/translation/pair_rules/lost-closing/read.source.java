class Reader {
    String read(String path) throws Exception {
        try (var source = open(path)) {
            return source.text();
        }
    }

    String kept(String path) throws Exception {
        try (var source = open(path)) {
            return source.text();
        }
    }
}
