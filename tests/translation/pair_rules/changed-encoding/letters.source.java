import java.nio.charset.StandardCharsets;

class Letters {
    byte[] written(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    byte[] same(String text) {
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }
}
