import java.util.List;

class Tests {
    void quiet(StringBuilder text, List<Integer> list) {
        text.toString(); //! useless-expression (information)
        list.get(list.size()); //! useless-expression (information)
        list.isEmpty(); //! useless-expression
        text.length(); //! useless-expression
    }
}
