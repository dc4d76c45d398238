#include <stdexcept>

int sign(int x) {
    if (x > 0) {
        return 1;
    } else {
        throw std::runtime_error("negative");
    }
    return 0;  //! unreachable
}

int find(const int* items, int count) {
    for (int i = 0; i < count; i++) {
        if (items[i] == 3) {
            break;
            count++;  //! unreachable
        }
        continue;
    }
    while (true) {
        if (next()) break;
    }
    switch (count) {
        case 1:
            return 1;
        case 2:
            count++;
            break;
            count--;  //! unreachable
        default:
            return 2;
    }
    try {
        return open();
    } catch (const std::exception& error) {
        count = 0;
    }
    for (;;) {
        step();
    }
    return count;  //! unreachable
}

int configured() {
#ifdef FAST
    return 1;
#endif
    auto later = [] { return 2; };
    exit(1);
    return later();  //! unreachable
}

void jumping(bool again) {
    if (again) goto done;
    return;
done:
    close();
}
