"""Fields, properties and static members."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from variorum.interpreter.objects import ClassValue, Exceptional, Native, Object, Overloads
from variorum.interpreter.pointers import Pointer
from variorum.interpreter.signals import Unsupported
from variorum.interpreter.stand_ins import ABSENT
from variorum.interpreter.values import UNDEFINED, Device, Library, Map, Pair, Place, Uninterpreted

if TYPE_CHECKING:
    from variorum.interpreter.machine import Machine

PAIR_PARTS = {
    "first": 0,
    "second": 1,
    "third": 2,
    "key": 0,
    "value": 1,
    "Key": 0,
    "Value": 1,
    "Item1": 0,
    "Item2": 1,
    "Item3": 2,
}


class Members:
    """Reads and writes members as one language does."""

    def __init__(self, machine: Machine) -> None:
        self.machine = machine

    def get(self, holder: Any, name: str) -> Any:
        """Returns a member of a value, class or library."""
        if isinstance(holder, Object):
            return self._of_object(holder, name)
        if isinstance(holder, Map) and holder.kind == "record":
            found = holder.entries.get(name, UNDEFINED)
            if found is not UNDEFINED or name in holder.entries:
                return found
        if isinstance(holder, ClassValue):
            return self.of_class(holder, name)
        if isinstance(holder, Library):
            return self.of_library(holder, name)
        if isinstance(holder, (Pointer, Place)):
            return self.get(self.machine.indexer.read_through(holder), name)
        return self._of_value(holder, name)

    def _of_object(self, holder: Object, name: str) -> Any:
        found = holder.fields.get(name, UNDEFINED)
        if found is not UNDEFINED or name in holder.fields:
            return found
        cls = holder.cls
        getter = self.machine.getter(cls, name)
        if getter is not None:
            return getter.invoke([], None, holder)
        owner = cls.static_owner(name)
        if owner is not None:
            self.machine.make_ready(owner)
            return owner.statics[name]
        methods = cls.find(name)
        if methods:
            return Overloads(self.machine, methods, holder)
        operation = self.machine.operations.field(self._object_kind(holder), name)
        if operation is not None:
            return self.machine.operation(operation)(self.machine, holder)
        if name == "__dict__":
            return Map("insertion", dict(holder.fields))
        for each in ("__getattr__", "method_missing", "__get"):
            methods = cls.find(each)
            if methods:
                return self.machine.invoke_method(methods, holder, [name])
        if holder is self.machine.unset_receiver or (cls.library_base and not self.machine.is_exception(cls)):
            # What the constructor sets, or a base class that another file defines.
            return self.machine.unknown_name(name)
        if self.machine.semantics.undefined:
            return UNDEFINED
        if (
            name in {field.symbol.name for field in cls.definition.fields}
            or self.machine.semantics.index.makes
        ):
            return None
        raise self.machine.fail("name", name)

    def _object_kind(self, holder: Object) -> str:
        if holder.constant is not None:
            return "enum"
        return "exception" if self.machine.is_exception(holder.cls) else "object"

    def of_class(self, holder: ClassValue, name: str) -> Any:
        """Returns a static member of a class."""
        self.machine.make_ready(holder)
        owner = holder.static_owner(name)
        if owner is not None:
            self.machine.make_ready(owner)
            return owner.statics[name]
        getter = self.machine.getter(holder, name)
        if getter is not None and getter.function.is_static:
            return getter.invoke([], None, holder)
        methods = holder.find(name)
        if methods:
            return Overloads(
                self.machine, methods, None if not methods[0].function.is_class_method else holder
            )
        nested = self.machine.nested_class(holder, name)
        if nested is not None:
            return nested
        operation = self.machine.operations.field("class", name)
        if operation is not None:
            return self.machine.operation(operation)(self.machine, holder)
        if name in ("name", "__name__", "Name"):
            return holder.name
        if holder.library_base:
            raise Unsupported(f"a member of {holder.library_base}")
        fields = (field for each in holder.lineage() for field in each.definition.fields)
        if self.machine.semantics.integers.bits and any(field.symbol.name == name for field in fields):
            # A reference to a property, such as `Point::x`.
            return Native(name, lambda value: self.get(value, name), 1)
        raise self.machine.fail("name", name)

    def of_library(self, holder: Library, name: str) -> Any:
        """Returns a constant, function or part of a library."""
        path = f"{holder.name}.{name}"
        return self.machine.library_value(path)

    def _of_value(self, holder: Any, name: str) -> Any:
        machine = self.machine
        if isinstance(holder, Pair) and name in PAIR_PARTS:
            return holder[PAIR_PARTS[name]]
        kind = machine.kind_of(holder)
        operation = machine.operations.field(kind, name)
        if operation is not None:
            return machine.operation(operation)(machine, holder)
        if holder is None and machine.semantics.index.makes:
            return None
        if holder is None or holder is UNDEFINED:
            raise machine.fail("null" if not machine.semantics.undefined else "type", f"{name} of null")
        if isinstance(holder, Uninterpreted):
            return holder if holder.name == ABSENT else machine.uninterpreted(name, [holder])
        method = machine.operations.method(kind, name)
        if method is not None:
            function = machine.operation(method)
            return Native(name, lambda *values, **named: function(machine, holder, *values, **named))
        if isinstance(holder, Native) and machine.is_known(f"{holder.name}.{name}"):
            return machine.library_value(f"{holder.name}.{name}")
        if isinstance(holder, Exceptional) and name == "args":
            return tuple(holder.values)
        if isinstance(holder, tuple) and name.isdigit() and int(name) < len(holder):
            return holder[int(name)]
        if isinstance(holder, tuple) and name in PAIR_PARTS and PAIR_PARTS[name] < len(holder):
            return holder[PAIR_PARTS[name]]
        if isinstance(holder, Device):
            raise Unsupported(f"{name} of {holder.kind}")
        if machine.semantics.undefined:
            return UNDEFINED
        if hasattr(holder, "invoke") and machine.semantics.unset == "error":
            found = machine.function_members.get((id(holder), name), UNDEFINED)
            if found is not UNDEFINED:
                return found
        if machine.is_missing(kind, name):
            raise machine.fail("name", f".{name}")
        return machine.uninterpreted(name, [holder])

    def set(self, holder: Any, name: str, value: Any) -> None:
        """Stores into a member."""
        machine = self.machine
        if isinstance(holder, Object):
            setter = machine.setter_method(holder.cls, name)
            if setter is not None:
                setter.invoke([value], None, holder)
                return
            old = holder.fields.get(name)
            if old is None and name not in holder.fields:
                machine.charge(4)
                any_name = holder.cls.find("__set")
                if any_name:
                    machine.invoke_method(any_name, holder, [name, value])
                    return
                owner = holder.cls.static_owner(name)
                if owner is not None and machine.semantics.integers.bits:
                    owner.statics[name] = machine.cast_like(owner.statics[name], value)
                    return
            holder.fields[name] = value if type(old) is type(value) else machine.cast_like(old, value)
        elif isinstance(holder, ClassValue):
            machine.make_ready(holder)
            owner = holder.static_owner(name) or holder
            setter = machine.setter_method(holder, name)
            if setter is not None and name not in owner.statics:
                setter.invoke([value], None, holder)
                return
            owner.statics[name] = machine.cast_like(owner.statics.get(name), value)
        elif isinstance(holder, (Pointer, Place)):
            self.set(machine.indexer.read_through(holder), name, value)
        elif isinstance(holder, Map) and holder.kind == "record":
            if name not in holder.entries:
                machine.charge(4)
            holder.entries[name] = value
        else:
            self._set_other(holder, name, value)

    def _set_other(self, holder: Any, name: str, value: Any) -> None:
        machine = self.machine
        if isinstance(holder, Pair) and name in PAIR_PARTS:
            position = PAIR_PARTS[name]
            holder[position] = machine.cast_like(holder[position], value)
            home = getattr(holder, "home", None)
            if home is not None and position == 1:
                home.entries[holder[0]] = holder[1]
            return
        if holder is None or holder is UNDEFINED:
            raise machine.fail("null" if not machine.semantics.undefined else "type", f"{name} of null")
        operation = machine.operations.field(machine.kind_of(holder), name + "=")
        if operation is not None:
            machine.operation(operation)(machine, holder, value)
            return
        if hasattr(holder, "invoke") and machine.semantics.unset == "error":
            machine.function_members[id(holder), name] = value
            return
        if isinstance(holder, Uninterpreted):
            machine.record_call(holder, name, [value])
            return
        raise Unsupported(f"a store into {name} of {machine.kind_of(holder)}")

    def remove(self, holder: Any, name: str) -> None:
        """Removes a field."""
        if isinstance(holder, Object):
            holder.fields.pop(name, None)
        elif isinstance(holder, Map):
            holder.entries.pop(name, None)
        else:
            raise Unsupported("removal of a member")
