class Locals {
    int add(boolean ready) {
        int width;
        int area = width * 2; //! use-before-assignment: `width` is used before assignment
        int height;
        if (ready) {
            height = 1;
        } else {
            throw new IllegalStateException();
        }
        int depth;
        do {
            depth = next();
        } while (depth > 2);
        for (int i; ready;) {
            log(i); //! use-before-assignment
        }
        String line;
        while ((line = read()) != null) {
            log(line.length());
        }
        return area + height;
    }

    String kind(String name) {
        String kind;
        if (name == null) {
            kind = kind("");
        } else {
            kind = kind.trim(); //! use-before-assignment
        }
        return kind;
    }
}
