package org.example.shelf;

class Predicates {
    static Predicate<String> always() {
        return new Always();
    }

    Optional<String> first(List<String> names) {  //! missing-import
        return Optional.of(names.get(0));
    }
}
