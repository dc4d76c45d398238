fun rename(account: Account, name: String) {
    account.name = account.name //! self-assignment
    account.name = name
}
