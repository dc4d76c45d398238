class Means {
    void Show(double mean) {
        Console.WriteLine(mean); //! printed-float: the original prints a float like `1.0`, the translation like `1`
    }

    void Count(int count) {
        Console.WriteLine(count);
    }
}
