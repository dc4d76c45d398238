/** Roman numerals from 1 (I) to 3999 (MMMCMXCIX). */
public class Roman {
    private static final int LARGEST = 3999;
    private static final int[] VALUES = {1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1};
    private static final String[] SYMBOLS = {
        "M", "CM", "D", "CD", "C", "XC", "L", "XL", "X", "IX", "V", "IV", "I"
    };

    /** Writes a number as a numeral. */
    public static String toRoman(int number) {
        if (number < 1 || number > LARGEST) {
            throw new IllegalArgumentException("no Roman numeral for " + number);
        }
        StringBuilder numeral = new StringBuilder();
        int rest = number;
        for (int i = 0; i < VALUES.length; i++) {
            while (rest >= VALUES[i]) {
                numeral.append(SYMBOLS[i]);
                rest -= VALUES[i];
            }
        }
        return numeral.toString();
    }

    /** Reads a numeral, which must be written in its one proper form. */
    public static int fromRoman(String numeral) {
        int total = 0;
        int largestSeen = 0;
        for (int i = numeral.length() - 1; i >= 0; i--) {
            int value = digitValue(numeral.charAt(i));
            if (value < largestSeen) {
                total -= value;
            } else {
                total += value;
                largestSeen = value;
            }
        }
        if (!toRoman(total).equals(numeral)) {
            throw new IllegalArgumentException("not a proper Roman numeral: " + numeral);
        }
        return total;
    }

    /** Whether a text is a numeral that fromRoman reads. */
    public static boolean isRoman(String text) {
        try {
            fromRoman(text);
            return true;
        } catch (IllegalArgumentException error) {
            return false;
        }
    }

    /** What one letter is worth on its own. */
    static int digitValue(char letter) {
        for (int i = 0; i < SYMBOLS.length; i++) {
            if (SYMBOLS[i].length() == 1 && SYMBOLS[i].charAt(0) == letter) {
                return VALUES[i];
            }
        }
        throw new IllegalArgumentException("not a Roman digit: " + letter);
    }
}
