fn run() {
    let ran;
    tokio::select! {
        res = &mut rx1 => {
            assert_eq!(1, res);
            ran = true;
        },
    }
    assert!(ran);
}

fn never() -> bool {
    let ran: bool;
    ran //! use-before-assignment
}
