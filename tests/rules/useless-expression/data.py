{"shelf": ["a.csv", "b.csv"]}  #! useless-expression (information)
