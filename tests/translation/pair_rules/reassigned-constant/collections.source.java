class Lists {
    List<String> one(String name) {
        List<String> names = new ArrayList<>();
        names.add(name);
        return names;
    }

    int count(int more) {
        int count = 0;
        count += more;
        return count;
    }
}
