class People {
    List<Person> byAge(List<Person> people) {
        people.sort((a, b) -> a.age - b.age);
        return people;
    }

    List<Person> stable(List<Person> people) {
        people.sort((a, b) -> a.age - b.age);
        return people;
    }
}
