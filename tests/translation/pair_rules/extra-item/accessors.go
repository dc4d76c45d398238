package bank

type Account struct{ owner string }

func NewAccount(owner string) *Account { return &Account{owner: owner} }

func (a *Account) GetOwner() string { return a.owner }

func (a *Account) Close() { a.owner = "" } //! extra-item
