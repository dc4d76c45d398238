"""One file per command of `workspace/executeCommand`; a function that `command` marks is found by itself."""
