class Matches {
    String first(java.util.List<String> names) {
        String home = System.getenv("HOME").trim(); //! unchecked-null
        String first = names.stream().findFirst().get(); //! unchecked-null
        String safe = names.stream().findFirst().orElse("");
        return home + first + safe + names.get(0).trim();
    }
}
