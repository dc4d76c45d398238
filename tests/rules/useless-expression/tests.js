describe("kind", function () {
  it("should not crash", function () {
    typeof kind(undefined);  //! useless-expression (information)
  });
});

function show() {
  typeof kind(undefined);  //! useless-expression (warning)
}
