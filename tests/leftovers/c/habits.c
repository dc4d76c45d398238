//= from nobody
#include <stdbool.h>
bool open(bool ready, int count) {
    if (ready == true) { //! equals-boolean
        count++;
    }
    if (ready == count) { //? equals-boolean
        count++;
    }
    if (ready) { //! boolean-branches
        return true;
    } else {
        return false;
    }
}
bool shut(bool ready, int count) {
    if (ready) { //? boolean-branches
        return true;
    } else {
        return count;
    }
}
bool chosen(bool ready, int count) {
    bool first = ready ? true : false; //! boolean-choice
    bool second = ready ? true : count; //? boolean-choice
    return first || second;
}
# This is a remark //! hash-comment
#pragma once //? hash-comment
//= from python
int total(int price) {
    if (price)
        return (price + 1); //! parenthesised-return -> return price + 1;
    return (price + 1) * 2; //? parenthesised-return
}
