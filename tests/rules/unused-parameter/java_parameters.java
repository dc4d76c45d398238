interface Shape {
    int area(int width);
}

class Parameters {
    private int area(int width, int height) {  //! unused-parameter
        return width;
    }

    private void self(Parameters this, int ignored) {
        run(other -> 1);  //! unused-parameter
    }

    abstract int none(int width);
}
