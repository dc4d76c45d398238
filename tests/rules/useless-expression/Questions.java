import java.util.Map;
import java.util.function.Function;

class Questions {
    void ask(Object other, String text, Map.Entry<String, Integer> entry, int days) {
        toString(); //! useless-expression
        hashCode(); //! useless-expression
        other.equals(text); //! useless-expression (information)
        (other).equals(text); //! useless-expression (information)
        Checks.equals(text, other);
        new String("a"); //! useless-expression
        entry.getKey(); //! useless-expression
        if (days > 1) text.trim(); //! useless-expression
        switch (days) {
            case 1:
                text.trim(); //! useless-expression
                break;
            default:
                other.equals(text); //! useless-expression
        }
        String kind = switch (days) {
            case 1 -> text.trim();
            default -> text;
        };
        Function<String, String> cut = one -> one.trim();
        keep(kind, cut);
    }
}
