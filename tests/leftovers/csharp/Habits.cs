//= from java
class Shelf
{
    private const int MOST_ROWS = 3; //! screaming-constant
    private const int MostRows = 3; //? screaming-constant
    int GetTotal() { return total; } //! getter-method
    int GetSum() { return total + 1; } //? getter-method
    void SetTotal(int value) { total = value; } //! setter-method
    void SetSum(int value) { total = value + 1; } //? setter-method
    bool Same(string name, bool ready, bool other)
    {
        String text = name; //! capital-string -> string text = name;
        show(String.Empty); //? capital-string
        if ("none".Equals(text)) { return true; } //! string-equals -> if ("none" == text) { return true; }
        if (name.Equals(text)) { return true; } //? string-equals
        if (ready == other) { return false; } //? compared-with-true
        return ready == true; //! compared-with-true -> return ready;
    }
    static void main() { } //! lower-case-main -> static void Main() { }
    void Main(int main) { } //? lower-case-main
}
