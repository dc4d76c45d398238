class Taken {
    String end(String text, String other) {
        keep(text += "a"); //! redundant-assignment
        keep(other += "b");
        return other += "c"; //! redundant-assignment
    }

    String compare(String text) {
        (text += "a").trim();
        return text;
    }
}
