"""What kind of value each expression has in a language that checks nothing before it runs, and where no such value can be.

`values.toml` of a language says how its expressions are built, what its library gives, and which operation takes which kinds.
A name has a kind where everything that is ever bound to it has; whatever is not certain is unknown, and nothing is said of it.
"""
