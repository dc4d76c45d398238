int divide(int a, int b, std::vector<int>& remainder) //! source-leftover: `remainder` holds one element for the function to fill; C++ returns results, several in a struct or a tuple
{
    remainder[0] = a % b;
    return a / b;
}

void fill(std::vector<int>& table)
{
    table[0] = 1;
    table.push_back(table[0]);
}
