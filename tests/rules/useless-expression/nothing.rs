fn nothing(x: i32, text: String) {
    42; //! useless-expression
    x + 1; //! useless-expression
    (x, 2); //! useless-expression
    text;
    -x;
    call(x);
    (x + 1); //! useless-expression
    x > 2 && x < 4; //! useless-expression
    ready(x) && start();
    Ok(()); //! useless-expression
    Some(text);
    async { 3 }; //! useless-expression
    made().width; //! useless-expression
}

fn bindings(x: i32, lock: Lock) {
    let _pair = (1, 2); //! useless-expression
    let _wide = x as i64; //! useless-expression
    let _sum = x + 1; //! useless-expression
    let _less = -1; //! useless-expression
    let _kept = lock;
    let _read = &lock;
    let _made = made();
}
