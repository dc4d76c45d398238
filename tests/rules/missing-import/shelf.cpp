#include <iostream>

int main() {
    std::vector<int> sizes; //! missing-import: `vector` is used and not imported
    std::string name = find("map", strlen("x")); //! missing-import: `strlen` comes from `cstring`, which is not imported
    std::cout << name << std::max(1, 2);
    shelf::map<int> own;
    int list = 3;
    return list;
}
