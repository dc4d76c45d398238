def shout(text):
    return text.upper() + "!"


def whisper(text):  #! extra-item: function `whisper` has no counterpart in the original
    for letter in text:
        print(letter)
