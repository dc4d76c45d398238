"""Everything that features and commands work with."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import attrs

from variorum.lsp.protocol.params import Json
from variorum.lsp.services.behaviour import BehaviourService
from variorum.lsp.services.client import Client
from variorum.lsp.services.judges import JudgeService
from variorum.lsp.services.name_indexing import NameIndexer
from variorum.lsp.services.progressive_parsing import ProgressiveParser
from variorum.lsp.services.publisher import Publisher
from variorum.lsp.services.request_priority import RequestPriority
from variorum.lsp.services.revisions import RevisionReader
from variorum.lsp.services.tasks import Tasks
from variorum.lsp.services.warm_up import WarmUp
from variorum.lsp.snapshots.current import Snapshots
from variorum.lsp.state.session import Session


@attrs.frozen(eq=False)
class Services:
    """The session, its snapshots, and the services that work on them. No service knows this class."""

    session: Session
    snapshots: Snapshots
    client: Client
    priority: RequestPriority
    tasks: Tasks
    publisher: Publisher
    parser: ProgressiveParser
    indexer: NameIndexer
    revisions: RevisionReader
    behaviour: BehaviourService
    warm_up: WarmUp
    judges: JudgeService

    @classmethod
    def start(
        cls,
        notify: Callable[[str, Json], None],
        request: Callable[[str, Any, str], Awaitable[Any]],
        load_features: Callable[[], None] = lambda: None,
    ) -> Services:
        """Returns the services of one connection.

        Args:
            notify: sends a notification: method and parameters.
            request: sends a request, with method, parameters and id, and returns the client's answer.
            load_features: loads the code of every feature.
        """
        session, priority = Session(), RequestPriority()
        snapshots, client = Snapshots(session), Client(session, notify, request)
        tasks = Tasks(client)
        publisher = Publisher(session, snapshots, client, tasks, priority)
        parser = ProgressiveParser(session, snapshots, publisher, priority)
        indexer = NameIndexer(session, snapshots, tasks, publisher, priority)
        revisions = RevisionReader(session, tasks, publisher)
        behaviour = BehaviourService(session, snapshots, tasks, publisher, priority)
        warm_up = WarmUp(session, tasks, load_features)
        publisher.after_report += [
            parser.diagnostics_sent,
            indexer.diagnostics_sent,
            revisions.diagnostics_sent,
            behaviour.diagnostics_sent,
            warm_up.diagnostics_sent,
        ]
        judges = JudgeService(client)
        return cls(
            session,
            snapshots,
            client,
            priority,
            tasks,
            publisher,
            parser,
            indexer,
            revisions,
            behaviour,
            warm_up,
            judges,
        )
