import org.jfree.ui.RectangleInsets;

class Receivers {
    private RectangleInsets margin;
    private String name;
    private java.util.List<String> lines;

    void run(Rectangle2D area, Box[] boxes) {
        this.margin.trim(area);
        this.name.trim();  //! useless-expression
        this.lines.isEmpty();  //! useless-expression
        this.margin.equals(area);  //! useless-expression (information)
        this.unknown.strip();  //! useless-expression
        this.unknown.length();
    }

    int length() {
        return 1;
    }
}
