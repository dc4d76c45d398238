import java.util.List;

class Operators {
    static int mixed(int flags, String name, boolean isOpen, List<Integer> sizes, Object anything, char letter) {
        if (flags & 1) { } //! the condition is a `int`, not a `boolean`
        while (flags) { } //! the condition is a `int`, not a `boolean`
        if ((flags & 1) == 0 && isOpen) { }
        if (flags & 1 == 0) { } //! `&` cannot be applied to `int` and `boolean`
        int total = isOpen ? 1 : 0;
        total += isOpen; //! `+` cannot be applied to `int` and `boolean`
        boolean isLess = name < "b"; //! `<` cannot be applied to `String` and `String`
        boolean isFirst = name == 'a'; //! `==` cannot be applied to `String` and `char`
        boolean isDigit = letter == "0"; //! `==` cannot be applied to `char` and `String`
        boolean isSame = anything == name && name != null && sizes.get(0) == flags;
        boolean isEmpty = !flags; //! `!` needs a `boolean`, not a `int`
        int size = sizes - 1; //! `-` cannot be applied to `List<Integer>` and `int`
        int code = letter - '0' + (int) letter;
        int parsed = (int) name; //! a `String` cannot be cast to `int`
        name++; //! only a number can be incremented or decremented, not a `String`
        long bits = 1L << flags | 3;
        double power = 2.0 ^ 3; //! `^` cannot be applied to `double` and `int`
        return isOpen ? total : code;
    }
}
