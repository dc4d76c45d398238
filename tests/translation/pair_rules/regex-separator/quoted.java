class Address {
    static String[] parts(String address) {
        return address.split("\\|");
    }
}
