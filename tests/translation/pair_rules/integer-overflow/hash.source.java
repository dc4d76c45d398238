class Hashes {
    int code(int[] letters) {
        int code = 7;
        for (int letter : letters) {
            code = code * 31 + letter;
        }
        return code;
    }

    int limited(int[] letters) {
        int code = 7;
        for (int letter : letters) {
            code = (code * 31 + letter) % 1000;
        }
        return code;
    }
}
