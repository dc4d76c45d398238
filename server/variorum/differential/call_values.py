"""Chooses the values that a call of both functions needs: the arguments, and the fields of the receivers where their
constructors cannot make them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import attrs

from variorum.differential.argument_generation import ArgumentGenerator
from variorum.differential.merged_types import merge
from variorum.differential.observation import is_accepted
from variorum.differential.paired_calls import PairedCalls
from variorum.differential.receiver_objects import (
    ReceiverField,
    needs_receiver,
    receiver_fields,
    receiver_symbols,
)
from variorum.differential.seeded_random import SeededRandom
from variorum.differential.side import Side
from variorum.differential.type_choice import plausible_types
from variorum.differential.type_guesses import candidates
from variorum.differential.unknown_classes import contradict, with_stand_ins
from variorum.interpreter.outcome import NO_RECEIVER
from variorum.program.declarations import Parameter
from variorum.program.node import Symbol
from variorum.program.types import Kind, Type
from variorum.program.values import Value

_TRIES_WITHOUT_FIELDS = 3
# The share of the steps that may be spent on types.
_GUESSING = 1 / 3


@attrs.define
class CallValues:
    """The choice for one comparison."""

    calls: PairedCalls
    generator: ArgumentGenerator
    gives_fields: bool
    """Whether the receivers get generated fields, also if their constructors can make them."""
    is_guessed: bool = False
    """Whether a type is guessed."""

    @property
    def _sides(self) -> tuple[Side, Side]:
        return self.calls.source, self.calls.target

    def typed(
        self, source: Sequence[Parameter], target: Sequence[Parameter]
    ) -> tuple[list[Symbol], list[list[Type]]]:
        """Returns the values that a call needs, and their types: one list if these are known, otherwise all
        plausible ones.
        """
        symbols = [parameter.symbol for parameter in source]
        options = []
        for first, second in zip(source, target, strict=True):
            uses = tuple(
                (symbol, side.uses or side.function)
                for symbol, side in ((first.symbol, self.calls.source), (second.symbol, self.calls.target))
            )
            type = merge(first.symbol.type, second.symbol.type)
            self.is_guessed = self.is_guessed or contradict(first.symbol.type, second.symbol.type)
            options.append(candidates(with_stand_ins(type, self._sides), uses))
        has_receiver = needs_receiver(self.calls.source) and needs_receiver(self.calls.target)
        # Where no object can be made without fields, the types of the arguments are not tried without them either.
        types = self._chosen_types(options) if not has_receiver or self._is_made(options) else None
        if types is None or (has_receiver and (self.gives_fields or not self._runs_as_built(types[0]))):
            self.calls.fields = self._without_sets_as_maps(receiver_fields(*self._sides), options)
            owned = receiver_symbols(self.calls.fields)
            symbols += owned
            options += self._field_options(self.calls.fields, owned)
            types = self._chosen_types(options)
        elif not has_receiver and any(map(needs_receiver, self._sides)) and self._lacks_receiver(types[0]):
            # The one receiver may be a convention, so that its fields are not used: they are unknown.
            self.calls.fields = ()
        return symbols, types

    def _without_sets_as_maps(
        self, fields: Sequence[ReceiverField], options: Sequence[Sequence[Type]]
    ) -> tuple[ReceiverField, ...]:
        """Returns the fields without those that hold a set on one side and a map on the other, which no value suits."""
        if not any(each.type.kind in (Kind.MAP, Kind.SET) for each in fields):
            return tuple(fields)
        arguments = self._probe().arguments([each[0] for each in options])
        source = self.calls.run_source(arguments)
        built = source.initial_fields, self.calls.run_target(arguments, source).initial_fields
        return tuple(each for each in fields if not _is_set_as_map(*_values_of(each, *built)))

    def _field_options(
        self, fields: Sequence[ReceiverField], symbols: Sequence[Symbol]
    ) -> Iterator[list[Type]]:
        """Yields the types to try for each field: one if no function that runs reads it."""
        source, target = self.calls.source.names, self.calls.target.names
        reached = self.calls.source.reached
        for field, symbol in zip(fields, symbols, strict=True):
            options = candidates(
                with_stand_ins(symbol.type, self._sides), [(symbol, each) for each in reached]
            )
            yield options if field.source in source or field.target in target else options[:1]

    def _chosen_types(self, options: Sequence[Sequence[Type]]) -> list[list[Type]]:
        if all(len(each) == 1 for each in options):
            return [[each[0] for each in options]]
        self.is_guessed = True
        return plausible_types(options, self.generator, self.calls.run_source, self._has_guessed_enough)

    def _has_guessed_enough(self) -> bool:
        """Returns whether as many steps were spent on types as they may take. With more, better types may be found."""
        budget = self.calls.budget
        has_used_share = budget.used > budget.steps * _GUESSING
        budget.is_limiting = budget.is_limiting or has_used_share
        return self.calls.is_spent or has_used_share

    def _is_made(self, options: Sequence[Sequence[Type]]) -> bool:
        """Returns whether the source's constructor makes an object without arguments, as far as it saves guesses to know."""
        if all(len(each) == 1 for each in options):
            return True
        outcome = self.calls.run_source(self._probe().arguments([each[0] for each in options]))
        return outcome.kind != "unsupported" or outcome.reason != NO_RECEIVER

    def _lacks_receiver(self, types: Sequence[Type]) -> bool:
        """Returns whether the constructor of either side makes no object without arguments."""
        probe = self._probe()
        for _ in range(_TRIES_WITHOUT_FIELDS):
            arguments = probe.arguments(types)
            source = self.calls.run_source(arguments)
            if source.reason == NO_RECEIVER:
                return True
            if is_accepted(source):
                return self.calls.run_target(arguments, source).reason == NO_RECEIVER
        return False

    def _probe(self) -> ArgumentGenerator:
        """Returns a generator of its own, which leaves the inputs that follow as they are."""
        return attrs.evolve(self.generator, random=SeededRandom.of_texts(self.calls.source.function.name))

    def _runs_as_built(self, types: Sequence[Type]) -> bool:
        """Returns whether the methods run on objects as their constructors leave them. Either constructor may need arguments
        that the other does not.
        """
        for _ in range(_TRIES_WITHOUT_FIELDS):
            arguments = self.generator.arguments(types)
            source = self.calls.run_source(arguments)
            if is_accepted(source):
                return self.calls.run_target(arguments, source).kind != "unsupported"
        return False


def _values_of(
    field: ReceiverField, source: Mapping[str, Value], target: Mapping[str, Value]
) -> tuple[Value, Value]:
    return source.get(field.source), target.get(field.target)


def _is_set_as_map(one: Value, other: Value) -> bool:
    sets = isinstance(one, set | frozenset), isinstance(other, set | frozenset)
    return sets[0] is not sets[1] and (isinstance(one, Mapping) or isinstance(other, Mapping))
