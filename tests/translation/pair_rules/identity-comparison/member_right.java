class Vowels {
    static boolean isVowel(char letter) {
        return "AEIOU".indexOf(letter) != -1 && -1 != "aeiou\"".indexOf(letter);
    }
}
