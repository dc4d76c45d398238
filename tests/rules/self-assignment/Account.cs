class Account
{
    string owner;

    Account(string owner)
    {
        owner = owner; //! self-assignment
        this.owner = owner;
        Keep(new Account { owner = owner });
    }
}
