package shop.stock;

import java.lang.Module;
import java.util.*;  //! unused-import
import java.util.Map;
import shop.marks.*;  //! unused-import
import static java.lang.Math.*;
import static shop.stock.Needed.Kind.*;

class Needed implements Map.Entry<String, Kind> {
    private Module module;

    enum Kind { NEW, OLD }

    Kind kind(double angle) {
        return sin(angle) > 0 ? NEW : OLD;
    }

    static class Map {
    }
}
