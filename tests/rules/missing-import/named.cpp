#include <iostream>
using namespace std;

int main() {
    map<int, int> sizes; //! missing-import
    sort(begin(sizes), end(sizes)); //! missing-import
    string name;
    cout << name;
}
