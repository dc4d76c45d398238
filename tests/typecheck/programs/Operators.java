import java.util.List;

class Operators {
    static int mixed(int flags, String name, boolean isOpen, List<Integer> sizes, Object anything, char letter) {
        if (flags & 1) { } //! the condition is a `int`, not a `boolean`
        while (flags) { } //! the condition is a `int`, not a `boolean`
        if ((flags & 1) == 0 && isOpen) { }
        if (flags & 1 == 0) { } //! `&` cannot take a `int` and a `boolean`
        int total = isOpen ? 1 : 0;
        total += isOpen; //! `+` cannot take a `int` and a `boolean`
        boolean isLess = name < "b"; //! `<` cannot take a `String` and a `String`
        boolean isFirst = name == 'a'; //! `==` cannot take a `String` and a `char`
        boolean isDigit = letter == "0"; //! `==` cannot take a `char` and a `String`
        boolean isSame = anything == name && name != null && sizes.get(0) == flags;
        boolean isEmpty = !flags; //! `!` needs a `boolean`, this is a `int`
        int size = sizes - 1; //! `-` cannot take a `List<Integer>` and a `int`
        int code = letter - '0' + (int) letter;
        int parsed = (int) name; //! a `String` cannot be cast to `int`
        name++; //! only a number can be counted up or down, this is a `String`
        long bits = 1L << flags | 3;
        double power = 2.0 ^ 3; //! `^` cannot take a `double` and a `int`
        return isOpen ? total : code;
    }
}
