class Rows {
public:
    bool hasNext() { //! source-leftover: `hasNext` is a step of another language's iterators; C++'s are pairs of `begin()` and `end()`
        return place < 3;
    }
};

int total(Rows& rows, const std::vector<int>& values, std::vector<int>& more)
{
    int sum = 0;
    while (rows.hasNext()) { //! source-leftover
        sum += rows.next();
    }
    for (int i = 0; i < values.size(); i++) { //! source-leftover: the index only accesses the elements of `values` one by one; `for (const auto& … : values)` does it
        sum += values[i];
    }
    for (size_t i = 0; i < more.size(); ++i) more[i] = 0;
    for (size_t i = 0; i < more.size(); ++i) sum += more[i] + values[i];
    return sum;
}
