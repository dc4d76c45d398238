struct Account {
    balance: i32,
}

impl Account {
    fn moved(self) {} //! unused-parameter: receiver `self` is never used

    fn limit(&self, amount: i32) -> i32 { //! unused-parameter
        amount
    }

    fn pinned(self: Box<Self>) { //! unused-parameter
        Self::open();
    }

    fn balance(&self) -> i32 {
        self.balance
    }

    fn later(&mut self) -> i32 {
        let read = || self.balance;
        read()
    }

    fn printed(&self) {
        println!("{}", self.balance);
    }

    fn unwritten(&self) -> i32 {
        todo!()
    }

    pub fn shown(&self) -> i32 {
        1
    }

    fn open() {}
}

impl Shape for Account {
    fn sides(&self) -> i32 {
        0
    }
}

trait Named {
    fn name(&self) -> &str {
        "unknown"
    }
}
