class Account:
    def getOwner(self):  #! source-leftover
        return self.owner

    def setOwner(self, owner):  #! source-leftover
        self.owner = owner

    def toString(self):  #! source-leftover
        return "account " + str(self.owner)  #! source-leftover

    def describe(self, maxLength):  #! source-leftover: `maxLength` follows the naming style of Java; snake_case would be `max_length`
        """Describes it.  #! source-leftover: the documentation has the tags of another language

        @param maxLength the limit
        """
        lineCount = 0  #! source-leftover
        if (maxLength > 3):  #! source-leftover: parentheses around a condition; Python needs none
            lineCount += 1
        return (lineCount)  #! source-leftover


def loops(names, text):
    for i in range(len(names)):  #! source-leftover
        print(names[i])
    for j in range(0, 10):  #! source-leftover: `range(0, 10)` names the start that `range` has anyway
        print(j)
    i = 0
    while i < len(names):  #! source-leftover
        print(names[i])
        i += 1
    if len(names) == 0:  #! source-leftover
        return text.equals("")  #! source-leftover
    for name in names:
        text += "x"  #! source-leftover
    return text.length()  #! source-leftover: `text.length()` reads a length as other languages do; Python has `len(text)`


def main(args):  #! source-leftover
    loops(args, "%d" % 3)  #! source-leftover
