#include <iostream>

int main() {
    std::vector<int> sizes; //! missing-import: `vector` is used without an import
    std::string name = find("map", strlen("x")); //! missing-import: `strlen` is used without importing `cstring`
    std::cout << name << std::max(1, 2);
    shelf::map<int> own;
    int list = 3;
    return list;
}
