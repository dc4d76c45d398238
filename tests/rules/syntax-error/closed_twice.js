test("opens", () => {
  open();
});
});  //! syntax-error (error)
