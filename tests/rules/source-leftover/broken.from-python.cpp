def total(prices):  //! source-leftover
    sum = 0
