#= from java
# int total; #! type-in-comment ->
# int is the total, then #? type-in-comment
# @param rows all of them #! java-documentation
# The @ param of rows #? java-documentation
x = 1
#= from csharp
# <summary>All of them</summary> #! csharp-documentation
# Where count < summary #? csharp-documentation
x = 1
#= from c
# \brief Sums up. #! doxygen-tag
# In brief: sums up. #? doxygen-tag
x = 1
#= from javascript
# Gives a @type {number} #! javascript-documentation-type
# Gives a @type number #? javascript-documentation-type
x = 1
#= from rust
# # Panics #! rust-documentation-section
# # Panics of the machine #? rust-documentation-section
x = 1
#= from go
# Deprecated: count instead. #! go-deprecation
# It is Deprecated: count instead. #? go-deprecation
x = 1
#= from javascript
x = 1  # eslint-disable #! tool-comment -> x = 1
y = 1  # eslint is good #? tool-comment
