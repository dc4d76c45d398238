#include <cstddef>

using std::size_t;
using std::swap;  //! unused-import

size_t counted(const char* text) {
    using std::uint8_t;
    uint8_t first = text[0];
    return first;
}
