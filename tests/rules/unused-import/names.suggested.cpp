#include <string>
#include <vector>

using namespace std::chrono;
using std::string;
using books::Ledger;

string name() {
    return "ledger";
}
