#include <string>

void prepare() {
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
