package shelf;

class Shelf {
    List<String> names; //! missing-import: `List` comes from `java.util`, which is not imported
    List<String> others = find();
    java.util.Set<String> seen;
    String first = names.get(0);
    Book book;
}
