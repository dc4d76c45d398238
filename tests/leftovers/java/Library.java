//= from csharp
interface IShelf { } //! csharp-interface-name
interface Ink { } //? csharp-interface-name
class Shelf {
    void show(String row) {
        Console.WriteLine(row); //! csharp-console
        Console.flush(row); //? csharp-console
        row.ToString(); //! csharp-member
        row.toString(); //? csharp-member
        show(row.Length); //! csharp-property
        show(row.Title); //? csharp-property
    }
}
//= from python
class Shelf {
    void show(String row) {
        row.upper(); //! python-string-method
        row.trim(); //? python-string-method
        rows.items(); //! python-collection-method
        rows.keySet(); //? python-collection-method
    }
}
//= from cpp
class Shelf {
    void show(Rows rows) {
        rows.push_back(1); //! cpp-container-method
        rows.push(1); //? cpp-container-method
    }
}
//= from javascript
class Shelf {
    void show(Rows rows) {
        rows.includes(1); //! javascript-method
        rows.contains(1); //? javascript-method
    }
}
//= from rust
class Shelf {
    void show(Rows rows) {
        rows.unwrap(); //! rust-method
        rows.orElseThrow(); //? rust-method
    }
}
