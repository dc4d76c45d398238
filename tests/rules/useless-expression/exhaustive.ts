export function depth(kind: "a" | "b"): number {
  switch (kind) {
    case "a":
      return 1;
    default: {
      // a new kind becomes a compile error here
      kind;  //! useless-expression (information)
      kind;  //! useless-expression (warning)
      return 2;
    }
  }
}
