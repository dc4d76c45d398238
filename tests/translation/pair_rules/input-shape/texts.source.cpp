#include <iostream>
#include <string>

int main() {
    int n;
    std::string word;
    std::cin >> n;
    while (n-- > 0) {
        std::cin >> word;
        std::cout << word.size() << "\n";
    }
}
