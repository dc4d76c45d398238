#include <string>

void prepare() {
    std::string::const_iterator place;  //! unused-variable: `place` is declared but never used
    std::shared_ptr<Mark> mark;  //! unused-variable
    std::mutex gate;  //! unused-variable
    std::lock_guard<std::mutex> guard;
    int depth;  //! unused-variable
    int *way = &depth;
    if (int found = search()) {
        prepare();
    }
    decltype(1) other;
}
