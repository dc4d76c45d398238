//= from c
class Shelf {
    void fromCFunction(Shelf shelf) {
        show(printf(4)); //! c-function
        show(shelf.printf(4)); //? c-function
    }
}
//= from cpp
class Shelf {
    void fromCppType(Shelf shelf) {
        size_t row = read(); //! cpp-type
        show(shelf.size_t); //? cpp-type
    }
    void fromCppStream(Shelf shelf) {
        show(cout); //! cpp-stream
        show(shelf.cout); //? cpp-stream
    }
}
//= from go
class Shelf {
    void fromGoType(Shelf shelf) {
        uint row = read(); //! go-type
        show(shelf.uint); //? go-type
    }
    void fromGoFunction(Shelf shelf) {
        show(append(4)); //! go-function
        show(shelf.append(4)); //? go-function
    }
}
//= from javascript
class Shelf {
    void fromJavascriptFunction(Shelf shelf) {
        show(parseInt(4)); //! javascript-function
        show(shelf.parseInt(4)); //? javascript-function
    }
}
//= from kotlin
class Shelf {
    void fromKotlinFunction(Shelf shelf) {
        show(println(4)); //! kotlin-function
        show(shelf.println(4)); //? kotlin-function
    }
}
//= from nobody
class Shelf {
    void fromLowerCaseString(Shelf shelf) {
        string row = read(); //! lower-case-string -> String row = read();
        show(shelf.string); //? lower-case-string
    }
    void fromShortBoolean(Shelf shelf) {
        bool row = read(); //! short-boolean -> boolean row = read();
        show(shelf.bool); //? short-boolean
    }
    void fromKotlinWord(Shelf shelf) {
        val row = read(); //! kotlin-word -> var row = read();
        show(shelf.val); //? kotlin-word
    }
}
//= from python
class Shelf {
    void fromPythonTrue(Shelf shelf) {
        show(True); //! python-true -> show(true);
        show(shelf.True); //? python-true
    }
    void fromPythonFalse(Shelf shelf) {
        show(False); //! python-false -> show(false);
        show(shelf.False); //? python-false
    }
    void fromForeignNull(Shelf shelf) {
        show(None); //! foreign-null -> show(null);
        show(shelf.None); //? foreign-null
    }
    void fromForeignSelf(Shelf shelf) {
        show(self); //! foreign-self -> show(this);
        show(shelf.self); //? foreign-self
    }
    void fromPythonType(Shelf shelf) {
        dict row = read(); //! python-type
        show(shelf.dict); //? python-type
    }
    void fromPythonFunction(Shelf shelf) {
        show(ord(4)); //! python-function
        show(shelf.ord(4)); //? python-function
    }
    void fromPrintFunction(Shelf shelf) {
        show(print(4)); //! print-function
        show(shelf.print(4)); //? print-function
    }
    void fromLengthFunction(Shelf shelf) {
        show(len(4)); //! length-function
        show(shelf.len(4)); //? length-function
    }
    void fromMathematicalFunction(Shelf shelf) {
        show(sqrt(4)); //! mathematical-function -> show(Math.sqrt(4));
        show(shelf.sqrt(4)); //? mathematical-function
    }
}
//= from rust
class Shelf {
    void fromRustType(Shelf shelf) {
        i32 row = read(); //! rust-type
        show(shelf.i32); //? rust-type
    }
}
//= from typescript
class Shelf {
    void fromTypescriptType(Shelf shelf) {
        number row = read(); //! typescript-type
        show(shelf.number); //? typescript-type
    }
}
