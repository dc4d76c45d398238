import sys
from pprint import pprint

print("ready")  #! debug-print: prints to the console
print("to a file", file=open("log"))
print("to the error stream", file=sys.stderr)  #! debug-print
pprint({"a": 1})  #! debug-print
value = print
