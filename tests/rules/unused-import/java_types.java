import org.shapes.*;  //! unused-import
import java.util.List;

class Drawing {
    List<String> names;

    void draw() {
        outline(names, margin);
    }
}
