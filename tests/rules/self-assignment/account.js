function rename(account, name) {
  name = name; //! self-assignment
  account.name = account.name; //! self-assignment
  account.name = name;
  name = account.name;
}
