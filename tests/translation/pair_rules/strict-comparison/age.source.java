class Doors {
    boolean admits(int age) {
        return age >= 18;
    }

    boolean refuses(int age) {
        return 18 > age;
    }
}
