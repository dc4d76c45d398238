from IPython.terminal.embed import InteractiveShellEmbed  #! debug-breakpoint (information): `IPython.terminal.embed.InteractiveShellEmbed` is imported for debugging


def shell(namespace):
    InteractiveShellEmbed(banner1="Welcome", user_ns=namespace)()  #! debug-breakpoint (information): stops the program in a debugger
