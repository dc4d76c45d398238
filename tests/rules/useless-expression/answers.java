import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

class Account {
    private BigDecimal balance;
    private Ledger ledger;

    void settle(BigDecimal fee, List<String> rows, String name, Map<String, String> names, Ledger other) {
        balance.add(fee); //! useless-expression: statement has no effect
        this.balance.negate(); //! useless-expression
        fee.intValueExact();
        rows.isEmpty(); //! useless-expression
        rows.add(name);
        rows.stream().map(row -> row); //! useless-expression
        rows.stream().map(row -> row).forEach(row -> keep(row));
        name.concat("a"); //! useless-expression
        String.valueOf(fee); //! useless-expression
        names.put(name, name);
        names.containsKey(name); //! useless-expression
        other.add(fee);
        ledger.add(fee);
        other.toString(); //! useless-expression
        balance = balance.add(fee);
        keep(balance.negate());
    }

    void keep(Object value) {
        shown.add(value);
    }
}

class Duration {
    void plus(int hours) {
        wait(hours);
    }

    static void run(Duration left) {
        left.plus(3);
    }
}
