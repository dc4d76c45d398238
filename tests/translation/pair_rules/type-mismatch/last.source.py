def last(text, numbers):
    end = len(text) - 1
    return text[end] + str(numbers[len(numbers) - 1])
