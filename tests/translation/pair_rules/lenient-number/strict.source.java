class Age {
    int age(String field) {
        return Integer.parseInt(field);
    }
}
