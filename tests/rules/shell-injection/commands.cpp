#include <cstdlib>
#include <string>

void run(std::string name) {
    std::string line = "ls " + name;
    system(line.c_str()); //! shell-injection
    system("ls");
}
