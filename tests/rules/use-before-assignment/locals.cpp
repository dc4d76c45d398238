#include <iostream>
#include <string>

int add() {
    int width;
    int area = width * 2; //! use-before-assignment
    int count;
    std::cin >> count;
    int first;
    fill(first);
    std::string name;
    name += "x";
    int later;
    auto set = [&later] { later = 1; };
    set();
    if (int *place = find()) return *place;
    return area + count + first + later;
}
