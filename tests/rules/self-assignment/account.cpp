void rename(Account &account, int code) {
    code = code; //! self-assignment
    account.code = code;
}
