package shelf;

import java.util.List;

class Shelf {
    List<String> names;
    List<String> others = find();
    java.util.Set<String> seen;
    String first = names.get(0);
    Book book;
}
