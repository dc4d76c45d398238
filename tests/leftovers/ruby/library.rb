#= from python
def total(rows)
  rows.show(len(rows)) #! python-function
  rows.show(rows.len(1)) #? python-function
  rows.show(rows.upper) #! python-method
  rows.show(rows.upcase) #? python-method
  rows.show(rows.length == 0) #! length-comparison -> rows.show(rows.empty?)
  rows.show(rows.length == 1) #? length-comparison
end
#= from java
def total(rows)
  System.exit(1) #! console-output
  system("exit") #? console-output
  rows.isEmpty #! java-method
  rows.empty? #? java-method
end
