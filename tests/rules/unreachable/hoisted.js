throw new Error("not here");
stop();  //! unreachable
