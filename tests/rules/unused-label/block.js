if (ready) { title: "a label, though it looks like a key" }  //! unused-label
