import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The books of a small club. Amounts are whole cents; a debit is positive and
 * a credit negative, so the balances of a sound ledger sum to zero.
 */
public class Ledger {
    private static final int MAX_POSTINGS = 500;
    private static final int NAME_WIDTH = 24;

    private final Map<String, Account> accounts = new LinkedHashMap<>();
    private final List<Posting> postings = new ArrayList<>();
    private String owner;

    private record Posting(String code, int cents, String memo) {}

    private static final class Account {
        final String name;
        final String kind;
        int balance = 0;

        Account(String name, String kind) {
            this.name = name;
            this.kind = kind;
        }
    }

    public Ledger(String owner) {
        this.owner = owner;
    }

    public String getOwner() {
        return owner;
    }

    public void setOwner(String owner) {
        if (owner == null || owner.isBlank()) {
            throw new IllegalArgumentException("a ledger needs an owner");
        }
        this.owner = owner.trim();
    }

    public void openAccount(String code, String name, String kind) {
        if (accounts.containsKey(code)) {
            throw new IllegalArgumentException("account " + code + " is already open");
        }
        accounts.put(code, new Account(name, kind));
    }

    public void post(String code, int cents, String memo) {
        Account account = accounts.get(code);
        if (account == null) {
            throw new IllegalArgumentException("there is no account " + code);
        }
        if (postings.size() >= MAX_POSTINGS) {
            throw new IllegalStateException("the ledger is full");
        }
        account.balance += cents;
        postings.add(new Posting(code, cents, memo));
    }

    /** The position of the first posting with this memo, or -1. */
    public int indexOfMemo(String memo) {
        int found = -1;
        for (int i = 0; i < postings.size(); i++) {
            if (postings.get(i).memo().equals(memo)) {
                found = i;
                break;
            }
        }
        return found;
    }

    /** Whether debits and credits cancel out. */
    public boolean isBalanced() {
        long sum = 0;
        for (Account account : accounts.values()) {
            sum += account.balance;
        }
        return sum == 0;
    }

    /** Shares a bill among members; the first of them carry the odd cents. */
    public static int[] splitCents(int total, int members) {
        if (total < 0 || members < 1) {
            throw new IllegalArgumentException("cannot split " + total + " among " + members);
        }
        int share = total / members;
        int odd = total % members;
        int[] shares = new int[members];
        for (int i = 0; i < members; i++) {
            shares[i] = i < odd ? share + 1 : share;
        }
        return shares;
    }

    /** The fee on an overdue amount: none for two weeks, then in two steps. */
    public static int lateFee(int cents, int daysLate) {
        int basisPoints;
        if (daysLate <= 14) {
            basisPoints = 0;
        } else if (daysLate <= 60) {
            basisPoints = 150;
        } else {
            basisPoints = 400;
        }
        return cents * basisPoints / 10_000;
    }

    /** The sign that makes an account's usual balance read as positive. */
    static int normalSide(String kind) {
        return switch (kind) {
            case "asset", "expense" -> 1;
            case "liability", "equity", "income" -> -1;
            default -> throw new IllegalArgumentException("unknown kind of account: " + kind);
        };
    }

    static String formatCents(int cents) {
        String sign = cents < 0 ? "-" : "";
        int size = Math.abs(cents);
        return sign + size / 100 + "." + String.format("%02d", size % 100);
    }

    public void report() {
        System.out.println("Ledger of " + owner);
        for (Map.Entry<String, Account> entry : accounts.entrySet()) {
            Account account = entry.getValue();
            StringBuilder line = new StringBuilder(entry.getKey());
            line.append("  ").append(account.name);
            while (line.length() < NAME_WIDTH) {
                line.append('.');
            }
            line.append(' ').append(formatCents(account.balance * normalSide(account.kind)));
            System.out.println(line);
        }
    }
}
