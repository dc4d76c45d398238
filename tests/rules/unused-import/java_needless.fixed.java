package shop.stock;

import java.lang.String;
import java.lang.reflect.Field;
import java.lang.*;
import java.util.List;
import shop.stock.Shelf;
import shop.stock.Shelf.Board;
import shop.stock.*;
import static java.lang.Math.*;

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
