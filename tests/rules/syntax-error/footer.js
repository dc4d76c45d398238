  // compatible with previous versions
  shelf.shelf = shelf;

  return shelf;
}); //! syntax-error (information)
