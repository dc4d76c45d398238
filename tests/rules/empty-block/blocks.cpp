void blocks(int x) {
    if (x) {}  //! empty-block
    if (x) {
        // Nothing to do yet.
    }
    while (x--) {}  //! empty-block
    for (auto item : items()) {}  //! empty-block
    try {
        step();
    } catch (...) {
        throw;
    }
    auto nothing = [] {};
}

void empty() {}
