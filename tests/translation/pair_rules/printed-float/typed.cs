class Means {
    void Show(double mean) {
        Console.WriteLine(mean); //! printed-float: the original prints a fraction as in `1.0`, the translation as in `1`
    }

    void Count(int count) {
        Console.WriteLine(count);
    }
}
