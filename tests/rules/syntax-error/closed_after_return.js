define(function () {
  function open() {
    return 1;
  }
  }
  return open; //! syntax-error (error)
});
