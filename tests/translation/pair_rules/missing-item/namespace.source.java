final class Text {
    static String shout(String text) {
        return text.toUpperCase() + "!";
    }

    public static void main(String[] args) {
        System.out.println(shout(args[0]));
    }
}
