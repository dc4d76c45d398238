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

    public int hashCode() {
        int code = 1;
        for (int i = 0; i < sides(); i++) {
            code = 31 * code + i;
        }
        return code;
    }

    int read(int[] widths) {
        int width = widths[0] + 1;
        int second = widths[1] * 2;
        return width + second;
    }
}
