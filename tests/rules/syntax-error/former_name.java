// Java 8 and before let a method be called `_`.
class Texts {
    static String _(String key) {
        return key.trim();
    }
}
