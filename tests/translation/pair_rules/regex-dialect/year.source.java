import java.util.regex.Pattern;

class Year {
    Pattern year() {
        return Pattern.compile("(?<year>[0-9]{4})");
    }

    Pattern plain() {
        return Pattern.compile("[0-9]{4}");
    }
}
