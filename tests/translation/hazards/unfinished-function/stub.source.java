class Shapes {
    int area(int[] widths, int height) {
        int sum = 0;
        for (int width : widths) {
            sum += width * height;
        }
        return sum;
    }

    String name(int sides) {
        return sides == 3 ? "triangle" : "shape with " + sides;
    }

    int sides() {
        return 4;
    }

    int corners(int sides) {
        if (sides < 3) {
            return 0;
        }
        return sides;
    }
}
