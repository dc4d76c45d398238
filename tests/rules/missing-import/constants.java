class Convert {
    Object convert(Value value) {
        switch (value.getType()) {
            case Number:
                return value.asDouble();
            case Map:
                return value.asMap();
            default:
                return new ArrayList<>();  //! missing-import
        }
    }
}
