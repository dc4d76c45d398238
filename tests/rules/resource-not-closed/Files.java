class Files {
    int load(String path) throws IOException {
        FileReader reader = new FileReader(path); //! resource-not-closed
        int first = reader.read();
        FileReader closed = new FileReader(path);
        closed.read();
        closed.close();
        try (FileReader kept = new FileReader(path)) {
            first += kept.read();
        }
        FileReader wrapped = new FileReader(path);
        BufferedReader lines = new BufferedReader(wrapped);
        PrintWriter out = new PrintWriter(System.out);
        out.println(first);
        return first + lines.read();
    }
}
