class Prints {
    int area(int width) {
        System.out.println("width: " + width);  //! debug-print
        System.err.printf("%d", width);  //! debug-print
        writer.println(width);
        return width * width;
    }
}
