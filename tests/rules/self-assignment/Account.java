class Account {
    String owner;

    Account(String owner) {
        owner = owner; //! self-assignment: `owner` is assigned to itself
        this.owner = this.owner; //! self-assignment
        this.owner = owner;
        owner = this.owner;
    }
}
