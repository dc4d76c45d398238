def index(letter):
    return letter - 'a'  #! character-arithmetic: the original calculates with the code of a character, here the character is a text


def known(letter):
    return ord(letter) - ord('a')
