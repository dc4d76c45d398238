#include <string>
#include <vector>

using namespace std::chrono;
using std::string;
using std::vector;  //! unused-import: `vector` is imported but never used
using books::Ledger;

string name() {
    using std::swap;  //! unused-import
    return "ledger";
}
