#include <algorithm>
#include <iomanip>
#include <iostream>
#include <map>
#include <string>
#include <vector>

class Account {
    long long balance_ = 0;
    std::vector<int> log_;
public:
    bool apply(int amount) { if (balance_ + amount < 0) return false; balance_ += amount; log_.push_back(amount); return true; }
    long long balance() const { return balance_; }
    double mean() const { return log_.empty() ? 0 : (double)balance_ / log_.size(); }
    friend std::ostream &operator<<(std::ostream &out, const Account &a) { return out << a.balance_ << '/' << a.log_.size(); }
};
int main() {
    std::ios::sync_with_stdio(false);
    int n;
    std::cin >> n;
    std::map<int, Account> accounts;
    int refused = 0;
    for (int i = 0, k, v; i < n && std::cin >> k >> v; ++i)
        if (!accounts[k % 3].apply(v)) ++refused;
    for (auto &[k, a] : accounts)
        std::cout << std::left << std::setw(4) << k << '|' << std::right << std::setw(8) << a.balance() << '|' << std::fixed << std::setprecision(3) << a.mean() << ' ' << a << std::endl;
    std::cout << refused << ' ' << (n % 2 == 0) << ' ' << std::boolalpha << (n > 3) << ' ' << 2.0 << '\n';
    printf("%5.2f %d %s\n", n / 3.0, n % 7, std::to_string(n).c_str());
}
