class Steps {
    int area(int width, int height) {
        return width * height;
    }

    int kept(int width) {
        int result = width;
        result++;
        return result;
    }

    int[] list() {
        int[] result = {1, 2};
        return result;
    }
}
