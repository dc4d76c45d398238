"""Interprets both sides of a pair once typing pauses, and publishes the witnesses."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from threading import Event
from typing import TYPE_CHECKING

import attrs

from variorum.lsp.services.publisher import Publisher
from variorum.lsp.services.request_priority import RequestPriority
from variorum.lsp.services.tasks import Tasks
from variorum.lsp.snapshots.current import Snapshots
from variorum.lsp.snapshots.snapshot import Snapshot
from variorum.lsp.state.session import Session

if TYPE_CHECKING:
    from variorum.differential.verdict_cache import VerdictCache
    from variorum.translation.behaviour import Behaviour

# Seconds without an edit after which a translation is interpreted. Short, because only what an edit touched is interpreted again.
_REST = 0.06


class BehaviourService:
    """Fills the session's verdicts on what translations do."""

    def __init__(
        self,
        session: Session,
        snapshots: Snapshots,
        tasks: Tasks,
        publisher: Publisher,
        priority: RequestPriority,
    ) -> None:
        self._session, self._snapshots, self._tasks = session, snapshots, tasks
        self._publisher, self._priority = publisher, priority
        self._resting: dict[str, asyncio.TimerHandle] = {}
        self._stops: dict[str, Event] = {}
        """Set to end the interpretation that is running for a translation that is typed in."""
        # Two at a time would only take turns with each other.
        self._turn = asyncio.Lock()

    def document_changed(self, uri: str) -> None:
        """A document was edited or closed: whatever is interpreted for it is out of date."""
        waiting = self._resting.pop(uri, None)
        if waiting is not None:
            waiting.cancel()
        stop = self._stops.pop(uri, None)
        if stop is not None:
            stop.set()

    def diagnostics_sent(self, snapshot: Snapshot) -> None:
        """Interprets the pair of an open translation after a rest, unless its verdicts are known."""
        if not snapshot.awaits_behaviour or snapshot.uri not in self._session.documents:
            return
        self._start_later(snapshot.uri)

    async def interpreted(self, snapshot: Snapshot) -> Snapshot:
        """Returns the snapshot with its verdicts, for work that a person has asked for. Cancelling ends the interpretation."""
        if not snapshot.awaits_behaviour:
            return snapshot
        self._make_way(snapshot.uri)
        behaviour = await self._interpret(snapshot, Event())
        if behaviour is None:
            return snapshot
        if snapshot.uri in self._session.documents:
            self._publisher.recheck_now([snapshot.uri])
        return attrs.evolve(snapshot, behaviour=behaviour, predecessor=snapshot.for_successor())

    def _make_way(self, uri: str) -> None:
        """Ends what runs in the background for other translations. It is begun again after a rest."""
        for other in [one for one in self._stops if one != uri]:
            self._start_later(other)

    def _start_later(self, uri: str) -> None:
        self.document_changed(uri)
        self._resting[uri] = asyncio.get_running_loop().call_later(_REST, self._start, uri)

    def _start(self, uri: str) -> None:
        del self._resting[uri]
        stop = self._stops[uri] = Event()
        self._tasks.start(self._publish(uri, stop))

    async def _publish(self, uri: str, stop: Event) -> None:
        await self._priority.wait()
        try:
            snapshot = self._snapshots.current(uri)
            behaviour = await self._interpret(snapshot, stop) if snapshot is not None else None
        finally:
            if self._stops.get(uri) is stop:
                del self._stops[uri]
        if behaviour is not None and behaviour.items:
            self._publisher.recheck_now([uri])

    async def _interpret(self, snapshot: Snapshot, stop: Event) -> Behaviour | None:
        """Returns the verdicts and keeps them. Returns None if the work was stopped."""
        original, document = snapshot.original, snapshot.document
        if original is None or document is None:
            return None
        async with self._turn:
            if stop.is_set():
                return None
            known = self._session.behaviours.get(snapshot.uri, original.document.text, document.text)
            if known is not None:
                return known
            try:
                # In a thread of its own: the one for short work, a hover for example, has to stay free.
                behaviour = await asyncio.to_thread(interpret, snapshot, stop.is_set, self._session.verdicts)
            except asyncio.CancelledError:
                stop.set()
                raise
        if behaviour is not None:
            self._session.behaviours.put(snapshot.uri, original.document.text, document.text, behaviour)
        return behaviour


def interpret(
    snapshot: Snapshot,
    is_stopped: Callable[[], bool] = lambda: False,
    memory: VerdictCache | None = None,
) -> Behaviour | None:
    """Returns what both sides of a pair do. Returns None for a document without an original, and if the work is stopped."""
    # The interpreter is loaded when a pair is first interpreted: most sessions begin with something else.
    from variorum.differential.interruption import Interrupted
    from variorum.translation.interpretation import behaviour_of

    comparison = snapshot.comparison
    if comparison is None:
        return None
    try:
        return behaviour_of(
            comparison.source, comparison.target, comparison.matched, is_stopped=is_stopped, memory=memory
        )
    except Interrupted:
        return None
