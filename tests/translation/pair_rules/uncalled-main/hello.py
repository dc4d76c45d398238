def main():  #! uncalled-main: `main` is never called
    print("hello")
