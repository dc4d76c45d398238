public enum Category
{
    Choice = 11,
    FullHouse = 12,
}

class Yacht
{
    const int Limit = 5; //! changed-constant
}
