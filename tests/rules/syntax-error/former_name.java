// Java 8 and before let a method be called `_`.
class Texts {
    static String _(String key) {
        return key.trim();
    }
}

// Java 1.4 knew no `enum`.
class Names {
    int count(java.util.Enumeration enum) {
        int count = 0;
        while (enum.hasMoreElements()) {
            enum.nextElement();
            count++;
        }
        return count;
    }
}
