package account

func rename(account *Account, name string) {
	name = name //! self-assignment
	account.name = name
}
