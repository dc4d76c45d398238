class Main {
    static boolean isEven(int number) {
        return number % 2 == 0;
    }

    public static void main(String[] args) {
        for (int number = 0; number < 10; number++) {
            if (isEven(number)) {
                System.out.println(number);
            }
        }
    }
}
