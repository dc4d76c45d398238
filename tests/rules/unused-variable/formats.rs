fn hidden() {
    let count = 1; //! unused-variable
    {
        let count = 2;
        println!("{count}");
    }
    let shown = 3;
    eprintln!("{shown:>4}");
    let inner = 4;
    println!("{}", format!("{inner}"));
    let width = 5;
    warn!("{:width$}", 3);
}
