void filled(Builder& builder, Names& names, int count) {
    builder.append<false>(count);
    Rope<Character, Allocator>& rope(names.first());
    count + 1;  //! useless-expression
    names < builder;  //! useless-expression
}
template <class Archive> void save(Archive& archive, int member) { archive & member; }
void show(std::vector<int> rows, int major, int minor) {
  boost::format text("%d.%d");
  text % major % minor;
  rows | actions::sort;
}
