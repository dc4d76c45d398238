def refused(case):
    value = None
    with case.assertRaises(TypeError):
        value = case.work() + 1
    case.assertEqual(value, None)


def nested(case):
    with case.subTest():
        value = None
        with case.assertRaises(TypeError):
            value = case.work() + 1
        case.assertEqual(value, None)


def before(path):
    text = ""  #! redundant-assignment: the value assigned to `text` is never read
    text = str(path)
    with open(text) as file:
        return file.read()
