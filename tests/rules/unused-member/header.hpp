#pragma once

struct Point {
    int x;
    int y;
};
