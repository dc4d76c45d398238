package app.shapes;

import java.util.*;  //! unused-import: no name of `java.util` is used
import java.util.List;
import java.io.*;
import org.shapes.*;
import org.colours.*;
import static org.shapes.Forms.*;
import org.forms.Plain.*;
import static org.forms.Plain.*;
import java.time.Clock;

/// The time comes from a [Clock].
class Drawing extends Canvas {
    List<String> names;

    void draw(PrintWriter writer) {
        outline(names, margin);
    }
}
