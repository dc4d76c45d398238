import os

password = "k9Zr4mQ1"  #! hardcoded-credential: credential in the code: `password`
SETTINGS = {"api_key": "a81f7c02d9", "user": "librarian"}  #! hardcoded-credential
password = os.environ["PASSWORD"]
password_field = "password"
api_key = "your-key-here"
secret_key = ""
password_hint = "the name of your first book"
access_token = f"{os.environ['TOKEN']}"
auth_token = "X-Auth-Token"
# password = "k9Zr4mQ1"
tokens = "a81f7c02d9"


def connect(user, password="k9Zr4mQ1"):  #! hardcoded-credential
    return user, password
