class Address {
    static String[] parts(String address) {
        return address.split("."); //! regex-separator: `.` is a plain string in the original, here it is a regular expression
    }

    static String[] words(String address) {
        return address.split(" ");
    }
}
