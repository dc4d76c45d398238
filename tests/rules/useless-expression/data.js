[{"locale":"en"},{"key":"deg","names":["deg"]}]  //! useless-expression (information)
