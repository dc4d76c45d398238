class Digits {
    int digits(int number) {
        return (int) Math.log10(number) + 1;
    }

    double natural(double number) {
        return Math.log(number);
    }
}
