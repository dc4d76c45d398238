function name(kind) {
  switch (kind) {
    case 1:
      return "one";
      break; //! unreachable (information)
    default:
      return "many";
      console.log(kind); //! unreachable (warning)
  }
}
