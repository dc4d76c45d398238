def show(rows, other):
    if rows != None:  #! source-leftover
        cout << rows  #! source-leftover
    if type(rows) == list:  #! source-leftover
        rows.push_back(3)  #! source-leftover
        use(rows); use(other)  #! source-leftover: a semicolon joins two statements; Python puts each on a line of its own
    # int total;  #! source-leftover: the comment contains a declaration of the original
    printf("a")  #! source-leftover
    return nullptr  #! source-leftover
