int fare(int age, int full) {
    if (age >= 18) //! negated-condition
        return full - 5;
    return full;
}
