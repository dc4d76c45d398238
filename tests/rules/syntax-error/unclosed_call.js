open(["shelf";  //! syntax-error (error)
