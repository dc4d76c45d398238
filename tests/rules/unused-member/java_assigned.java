class Lamp {
    private int oil;  //! unused-member: `oil` is declared but never used
    private int wick;

    void fill() {
        this.oil = 1;
        this.wick = 2;
        light(this.wick);
    }

    void light(int length) {
    }
}
