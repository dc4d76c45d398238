def index(letter):
    return letter - 'a'  #! character-arithmetic: the original reckons with the number of a character, here the character is a text


def known(letter):
    return ord(letter) - ord('a')
