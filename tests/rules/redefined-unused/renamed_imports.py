from shelves import Row
from tables import DataRow as Row  #! redefined-unused: `Row` is redefined before its first definition is used
from tables import cell
import grid.cell as cell  #! redefined-unused
import grid.cell
import grid.line

print(Row, cell, grid)
