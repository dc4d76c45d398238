#include <map>

struct map {
    map();
};

void read() {
    map own;
    std::map<int, int> spare; //! unused-variable
    struct Local {
        ~Local();
    } here;
}
