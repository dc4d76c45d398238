#= from java
def f(row, rows):
    System.out.println(row)  #! system-out -> print(row)
    row.out.println(row)  #? system-out
    rows.isEmpty()  #! foreign-method
    rows.is_empty()  #? foreign-method
    g(rows.size())  #! length-method -> g(len(rows))
    g(rows.size(0))  #? length-method
    g(row.equals(rows))  #! equals-method -> g(row == rows)
    g(row.equals(rows, 1))  #? equals-method
    g("%d rows" % row)  #! printf-format
    g(row % 3)  #? printf-format


#= from javascript
def f(row):
    console.log(row)  #! console-log -> print(row)
    row.log(row)  #? console-log


#= from cpp
def f(row):
    cout << row  #! stream-output
    row << 3  #? stream-output
