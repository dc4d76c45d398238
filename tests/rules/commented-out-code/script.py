# /// script
# requires-python = ">=3.11"
# dependencies = [
#   "requests",
# ]
# ///
import requests

# total = 3  #! commented-out-code
print(requests)
