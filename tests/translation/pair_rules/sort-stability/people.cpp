vector<Person> byAge(vector<Person> people) {
    sort(people.begin(), people.end(), younger); //! sort-stability: the original's sort keeps equal elements in order, this one may exchange equal elements
    return people;
}

vector<Person> stable(vector<Person> people) {
    stable_sort(people.begin(), people.end(), younger);
    return people;
}
