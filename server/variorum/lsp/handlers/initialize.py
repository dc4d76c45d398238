"""initialize: what the server offers to this client, and which folders it looks at."""

from __future__ import annotations

from variorum.lsp.capabilities import initialize_result
from variorum.lsp.client import Abilities
from variorum.lsp.departure import follow_process
from variorum.lsp.handlers.set_trace import trace
from variorum.lsp.handling import handler
from variorum.lsp.params import Json, Params
from variorum.lsp.session import Session
from variorum.lsp.upkeep import follow
from variorum.lsp.uris import path_of


@handler("initialize")
def initialize(session: Session, params: Params) -> Json:
    """Open the client's folders and name the server's capabilities."""
    follow_process(params.find("processId"))
    begin(session, params)
    return initialize_result(session.client.abilities)


def begin(session: Session, params: Params) -> None:
    """Take in who the client is and which folders it looks at; from now on everything else is answered.

    Raises:
        MalformedParams: the folders are no list.
    """
    session.client.abilities = Abilities.of(params)
    options = params.find("initializationOptions")
    for uri in _folders(params):
        session.add_folder(uri)
    configuration = options if isinstance(options, dict) else {}
    session.desk.take(Params(configuration))
    follow(session, configuration, dict.fromkeys(session.folders, configuration))
    if params.find("trace") in ("messages", "verbose"):
        trace(session, params.find("trace"))
    session.connection.is_initialized = True


def _folders(params: Params) -> list[str]:
    """The URIs of the workspace folders; older clients name one root in one of two ways."""
    named = [folder.find("uri") for folder in params.several("workspaceFolders")]
    if not named:
        named = [params.find("rootUri")]
        root = params.find("rootPath")
        if named == [None] and isinstance(root, str) and path_of(f"file://{root}"):
            named = [f"file://{root}"]
    return [uri for uri in named if isinstance(uri, str)]
