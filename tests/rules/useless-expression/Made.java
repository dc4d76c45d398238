import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.stream.Collectors;

class Made {
    void make(String text, List<String> rows) {
        LocalDate.now(); //! useless-expression
        BigDecimal.valueOf(3); //! useless-expression
        LocalDate.parse(text);
        text.toUpperCase().trim(); //! useless-expression
        rows.stream().filter(one -> one.isEmpty()).collect(Collectors.toList()); //! useless-expression (information)
        rows.stream().count(); //! useless-expression (information)
        rows.stream().filter(one -> one.isEmpty()).forEach(one -> keep(one));
        text.toUpperCase().getBytes();
    }
}
