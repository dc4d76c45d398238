class Account {
    fun deposit(amount: Int) {
        require(amount > 0) { "amount" }
        balance += amount
    }

    fun withdraw(amount: Int) { //! lost-throw
        if (amount > balance) {
            return
        }
        balance -= amount
    }
}
