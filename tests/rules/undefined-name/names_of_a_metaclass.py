import abc
import enum

import toolbox
from toolbox import Checked, Registry


class Preparing(type):
    @classmethod
    def __prepare__(mcs, name, bases):
        return {"parameter": list, "before": toolbox.before}


class Base(metaclass=Preparing):
    pass


class Test(Base):
    values = parameter([1, 2])  #! undefined-name (information): `parameter` is not defined

    @before("run")  #! undefined-name (information): `before` is not defined
    def check(self):
        return parameter([3])  #! undefined-name (error): `parameter` is not defined


class Elsewhere(toolbox.Base):
    size = variable(int)  #! undefined-name (information): `variable` is not defined


class Imported(Checked):
    size = field(int)  #! undefined-name (information): `field` is not defined


class Registered(metaclass=Registry):
    size = column(int)  #! undefined-name (information): `column` is not defined


class Plain(type):
    pass


class Closed(metaclass=Plain):
    size = declared(int)  #! undefined-name (error): `declared` is not defined


class Abstract(abc.ABC, metaclass=abc.ABCMeta):
    size = declared(int)  #! undefined-name (error): `declared` is not defined


class Colour(enum.Enum):
    RED = assigned()  #! undefined-name (error): `assigned` is not defined


class Failure(ValueError):
    code = assigned()  #! undefined-name (error): `assigned` is not defined
