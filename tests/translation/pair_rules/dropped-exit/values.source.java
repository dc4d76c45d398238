class Shift {
    static int shifted(int letter, int key) {
        if (letter < 26) {
            return (letter + key) % 26;
        }
        return letter;
    }
}
