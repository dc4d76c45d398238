#= from nobody
def f(row):
    g(printf)  #! c-name
    g(row.printf)  #? c-name
    g(null)  #! null-name -> g(None)
    g(row.null)  #? null-name
    g(true)  #! true-name -> g(True)
    g(row.true)  #? true-name
    g(false)  #! false-name -> g(False)
    g(row.false)  #? false-name


#= from java
def f(row):
    g(ArrayList)  #! java-name
    g(row.ArrayList)  #? java-name


#= from javascript
def f(row):
    g(parseInt)  #! javascript-name
    g(row.parseInt)  #? javascript-name


#= from go
def f(row):
    g(strconv)  #! go-or-rust-name
    g(row.strconv)  #? go-or-rust-name


#= from java
def f(row):
    g(this)  #! this-name -> g(self)
    g(row.this)  #? this-name
