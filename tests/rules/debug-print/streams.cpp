#include <cstdio>
#include <iostream>

int area(int width, int height, std::ostream& out) {
    std::cout << "DEBUG " << width << std::endl;  //! debug-print: prints to the console for debugging
    std::cerr << "here" << '\n';  //! debug-print
    out << width;
    int shifted = width << 2;
    printf("%d\n", width);  //! debug-print
    std::puts("done");  //! debug-print
    fprintf(stderr, "%d", width);  //! debug-print
    fprintf(log, "%d", width);
    return width * height + shifted;
}
