//= from c
class Shelf
{
    void FromCFunction(Shelf shelf)
    {
        Show(printf(4)); //! c-function
        Show(shelf.printf(4)); //? c-function
    }
}
//= from go
class Shelf
{
    void FromGoName(Shelf shelf)
    {
        Show(panic(4)); //! go-name
        Show(shelf.panic(4)); //? go-name
    }
}
//= from java
class Shelf
{
    void FromJavaBoxedType(Shelf shelf)
    {
        Integer row = Read(); //! java-boxed-type
        Show(shelf.Integer); //? java-boxed-type
    }
    void FromJavaCollection(Shelf shelf)
    {
        TreeMap row = Read(); //! java-collection
        Show(shelf.TreeMap); //? java-collection
    }
    void FromJavaException(Shelf shelf)
    {
        RuntimeException row = Read(); //! java-exception
        Show(shelf.RuntimeException); //? java-exception
    }
}
//= from javascript
class Shelf
{
    void FromJavascriptName(Shelf shelf)
    {
        Show(parseInt(4)); //! javascript-name
        Show(shelf.JSON); //? javascript-name
    }
}
//= from nobody
class Shelf
{
    void FromJavaBoolean(Shelf shelf)
    {
        boolean row = Read(); //! java-boolean -> bool row = Read();
        Show(shelf.boolean); //? java-boolean
    }
}
//= from python
class Shelf
{
    void FromPythonTrue(Shelf shelf)
    {
        Show(True); //! python-true -> Show(true);
        Show(shelf.True); //? python-true
    }
    void FromPythonFalse(Shelf shelf)
    {
        Show(False); //! python-false -> Show(false);
        Show(shelf.False); //? python-false
    }
    void FromForeignNull(Shelf shelf)
    {
        Show(None); //! foreign-null -> Show(null);
        Show(shelf.None); //? foreign-null
    }
    void FromForeignSelf(Shelf shelf)
    {
        Show(self); //! foreign-self -> Show(this);
        Show(shelf.self); //? foreign-self
    }
    void FromPythonFunction(Shelf shelf)
    {
        Show(ord(4)); //! python-function
        Show(shelf.ord(4)); //? python-function
    }
    void FromLengthFunction(Shelf shelf)
    {
        Show(len(4)); //! length-function
        Show(shelf.len(4)); //? length-function
    }
}
//= from rust
class Shelf
{
    void FromRustName(Shelf shelf)
    {
        Show(Some(4)); //! rust-name
        Show(shelf.Some(4)); //? rust-name
    }
}
