package shop.stock;

import java.lang.String;  //! unused-import: `String` of `java.lang` is available without an import
import java.lang.reflect.Field;
import java.lang.*;  //! unused-import: the names of `java.lang` are available here without an import
import java.util.List;
import java.util.List;  //! unused-import: this is imported already
import java.util.Map;  //! unused-import: `Map` is imported but never used
import shop.stock.Shelf;  //! unused-import: `Shelf` is in the same package and needs no import
import shop.stock.Shelf.Board;
import shop.stock.*;  //! unused-import: the names of `shop.stock` are available here without an import
import static java.lang.Math.*;  //! unused-import: no name of `java.lang.Math` is used

/** Every {@link PI} in a comment is somebody else's. */
class Counter {
    private Shelf shelf;
    private Field field;

    String name(List<String> names, Board board) {
        return names.get(0) + board + field + shelf + new Map();
    }

    static class Map {
        Map next;
    }
}
