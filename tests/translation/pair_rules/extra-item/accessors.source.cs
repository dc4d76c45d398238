public class Account
{
    public string Owner { get; }

    public Account(string owner) { Owner = owner; }
}
