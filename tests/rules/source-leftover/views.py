def ordered(counts, words):
    names = counts.keys()
    names.sort()  #! source-leftover
    sizes = list(counts.values())
    sizes.sort()
    lengths = map(len, words)
    lengths.append(1)  #! source-leftover
    words.sort()
    return names, sizes, lengths
