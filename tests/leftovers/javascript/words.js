//= from nobody
function f(row) {
    g(print(row)); //! python-output -> g(console.log(row));
    g(row.print(row)); //? python-output
    g(len(row)); //! python-builtin
    g(row.len(row)); //? python-builtin
    g(sqrt(row)); //! bare-mathematics -> g(Math.sqrt(row));
    g(row.sqrt(row)); //? bare-mathematics
    g(None); //! python-constant
    g(row.None); //? python-constant
    g(System); //! java-output
    g(row.System); //? java-output
    g(Integer); //! java-number-class
    g(row.Integer); //? java-number-class
    g(ArrayList); //! java-collection
    g(row.ArrayList); //? java-collection
    g(Console); //! csharp-output
    g(row.Console); //? csharp-output
    g(printf(row)); //! c-function
    g(row.printf(row)); //? c-function
    g(nil); //! c-null -> g(null);
    g(row.nil); //? c-null
    g(strconv); //! go-output
    g(row.strconv); //? go-output
    g(Some(row)); //! rust-option
    g(row.Some(row)); //? rust-option
}
