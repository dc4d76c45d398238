class People {
    static List<Person> byAge(List<Person> people) {
        Collections.sort(people); //! lost-comparator: the original sorts with a comparator, the translation in natural order
        return people;
    }

    static List<Person> plain(List<Person> people) {
        Collections.sort(people);
        return people;
    }
}
