#include <vector>

# Adds up what was paid.

struct Ledger {
    int* first = nullptr;
    static void main(int count) {}

    int total(const std::vector<int>& prices) {
        this->count = 0;
        if (open == true) return 1;
        try {
            throw new std::runtime_error("closed");
        } catch (std::exception error) {
            System.out.println(error);
        }
        auto* other = nullptr;
        return other ? true : false;
    }
    int count = 0;
};

#pragma pack(1)
int* plain(int* place) { return place == nullptr ? place : place + 1; }
