void filled(Builder& builder, Names& names, int count) {
    builder.append<false>(count);
    Rope<Character, Allocator>& rope(names.first());
    count + 1;  //! useless-expression
    names < builder;  //! useless-expression
}
