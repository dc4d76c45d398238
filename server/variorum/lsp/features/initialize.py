"""initialize: opens the workspace and answers with the server's capabilities."""

from __future__ import annotations

from variorum.lsp.decorators import handler
from variorum.lsp.features.set_trace import trace
from variorum.lsp.protocol.client_capabilities import ClientCapabilities
from variorum.lsp.protocol.params import Json, Params
from variorum.lsp.protocol.uris import path_of
from variorum.lsp.server_capabilities import initialize_result
from variorum.lsp.services.configuration import apply_configuration
from variorum.lsp.services.services import Services
from variorum.lsp.transport.shutdown import exit_with_process


@handler("initialize")
def initialize(services: Services, params: Params) -> Json:
    """Opens the client's folders. Returns the server's capabilities."""
    exit_with_process(params.find("processId"))
    begin(services, params)
    return initialize_result(services.client.capabilities)


def begin(services: Services, params: Params) -> None:
    """Takes the client's capabilities, folders and configuration. Other requests are answered from now on.

    Raises:
        MalformedParams: the folders are no list.
    """
    services.session.capabilities = ClientCapabilities.of(params)
    options = params.find("initializationOptions")
    for uri in _folders(params):
        services.session.add_folder(uri)
    configuration = options if isinstance(options, dict) else {}
    services.judges.configure(Params(configuration))
    apply_configuration(services, configuration, dict.fromkeys(services.session.folders, configuration))
    if params.find("trace") in ("messages", "verbose"):
        trace(services, params.find("trace"))
    services.session.lifecycle.is_initialized = True


def _folders(params: Params) -> list[str]:
    """Returns the URIs of the workspace folders. Older clients name one root in one of two ways."""
    named = [folder.find("uri") for folder in params.several("workspaceFolders")]
    if not named:
        named = [params.find("rootUri")]
        root = params.find("rootPath")
        if named == [None] and isinstance(root, str) and path_of(f"file://{root}"):
            named = [f"file://{root}"]
    return [uri for uri in named if isinstance(uri, str)]
