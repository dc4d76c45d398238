struct Size(i32);
struct Account {
    balance: i32,
}
enum Event {
    Opened(i32),
}
struct Guard {
    depth: i32,
}
struct Holder {
    guard: Guard,
}

impl Drop for Guard {
    fn drop(&mut self) {
        release(self.depth);
    }
}

fn values(account: Account) {
    Size(1); //! useless-expression: statement has no effect
    Account { balance: 0 }; //! useless-expression
    Account { ..account }; //! useless-expression
    Event::Opened(2); //! useless-expression
    Size(next()); //! useless-expression
    Account { balance: next() }; //! useless-expression
    Size(open()?);
    Guard { depth: 1 };
    Holder { guard: guard };
    Elsewhere(1);
    open(1);
}

fn bindings() {
    let _one = 1; //! useless-expression
    let _later = || next(); //! useless-expression
    let _account = Account { balance: 0 }; //! useless-expression
    let _guard = Guard { depth: 1 };
    let _lock = lock();
    let _read = 2;
    let copy = _read;
    #[allow(clippy::no_effect)]
    0;
}
