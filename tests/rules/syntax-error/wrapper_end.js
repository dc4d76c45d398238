  // Return the instance for anyone who is importing it.
  var shelf = open("shelf");

  return shelf;
}));  //! syntax-error (information)
