def main():  #! uncalled-main: nothing calls `main`
    print("hello")
