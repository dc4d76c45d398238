class Address {
    static String[] parts(String address) {
        return address.split("."); //! regex-separator: `.` is a plain text in the original, here it is a regular expression that matches something else
    }

    static String[] words(String address) {
        return address.split(" ");
    }
}
