void rename(struct account *account, int code) {
    code = code; //! self-assignment
    account->code = account->code; //! self-assignment
    account->code = code;
    code = account->code;
}
