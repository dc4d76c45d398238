function rename(account: { name: string }, name: string): void {
  name = name; //! self-assignment
  account.name = name;
}
