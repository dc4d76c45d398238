public class Temperature //! missing-item: function `Temperature.kelvin` of the original has no counterpart
{
    private readonly double celsius;

    public Temperature(double celsius) { this.celsius = celsius; }

    public double Fahrenheit => celsius * 9 / 5 + 32;

    public double Get(int index) { return celsius + index; }
}
