package shelf;

class Shelf {
    List<String> names; //! missing-import: `List` is used without importing `java.util`
    List<String> others = find();
    java.util.Set<String> seen;
    String first = names.get(0);
    Book book;
}
