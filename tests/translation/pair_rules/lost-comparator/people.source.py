def by_age(people):
    people.sort(key=lambda person: person.age)
    return people


def plain(people):
    people.sort()
    return people
