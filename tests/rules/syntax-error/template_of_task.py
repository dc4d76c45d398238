# Add a description here.
import os

[% if is_notebook -%]
product = None
[% endif %]
