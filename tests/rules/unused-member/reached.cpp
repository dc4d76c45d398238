#include <string>
#include <vector>

struct Chest { int depth; };
struct Drawer { int width; int depth; };  //! unused-member: `width` is declared but never used
struct Shelf { int height; };
struct Board { int length; };
struct Nail { int size; };  //! unused-member
template <class Wood> struct Plank { Wood wood; };
struct Hinge { int turns = 3; const int screws = 2; };  //! unused-member: `screws` is declared but never used
struct Lock { [[maybe_unused]] int key; };
struct Frame {
    Unknown glass;
    std::string name;  //! unused-member
    Nail nail;  //! unused-member
};

Shelf shelves[] = {{1}, {2}};
struct Box { int lid; } box;
static Nail nail;
unsigned long room = sizeof(Chest);

void build(void *place) {
    auto board = static_cast<Board *>(place);
    saw(board);
    Plank<int> plank;
    saw(plank);
}

int depth(Drawer drawer, int width) {
    return drawer.depth + width;
}
