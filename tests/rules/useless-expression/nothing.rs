fn nothing(x: i32, text: String) {
    42; //! useless-expression
    x + 1; //! useless-expression
    (x, 2); //! useless-expression
    text;
    -x;
    call(x);
}
