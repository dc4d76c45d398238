class Arms {
    int side(String kind) {
        int fallback = 0;
        fallback; //! useless-expression
        return switch (kind) {
            case "asset" -> 1;
            case "income" -> fallback;
            default -> -1;
        };
    }
}
