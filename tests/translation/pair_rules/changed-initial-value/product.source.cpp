long long product(const std::vector<long long>& values, long long limit) {
    long long result = 1, most = 1000000000;
    int count = 1;
    for (size_t i = 0; i < values.size(); i++) {
        result = result * values[i] % limit;
        count++;
    }
    return count > most ? most : result;
}
