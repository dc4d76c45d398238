}));  //! syntax-error (information)
