class Lines {
    String join(String[] lines, int count) {
        String all = "";
        for (String line : lines) {
            all += line; //! quadratic-string-building: each iteration copies the whole of `all` to append to it
        }
        String more = "";
        while (count > 0) {
            more = more + count; //! quadratic-string-building
            count -= 1;
        }
        for (String line : lines) {
            String own = line;
            own += "!";
            show(own);
        }
        int sum = 0;
        for (String line : lines) {
            sum += line.length();
            more = line + more;
        }
        all += "end";
        StringBuilder built = new StringBuilder();
        for (String line : lines) built.append(line);
        return all + more + sum + built;
    }
}
