"""What the server does between messages: publishes, parses, indexes, and asks git, compilers, models and the client."""
