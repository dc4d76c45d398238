class Heights {
    static int height(int count) {
        return (int) (Math.log(count) / Math.log(2)) + 1;
    }

    static double half(int count) {
        return Math.log(count / 2); //! logarithm-base
    }
}
