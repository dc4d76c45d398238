fn rename(account: &mut Account, code: i32) {
    account.code = account.code; //! self-assignment
    account.code = code;
}
