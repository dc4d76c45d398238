callable = callable
limit = 3
limit = limit  #! self-assignment


class Account:
    limit = 3
    size = size

    def __init__(self, owner):
        owner = owner  #! self-assignment: `owner` is assigned to itself
        self.owner = self.owner  #! self-assignment: `self.owner` is assigned to itself
        self.name = owner
        owner.name = self.name
