"""Keeps settings and listings of files up to date, and publishes what follows from a change."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from variorum.lsp.services.services import Services
from variorum.lsp.state.folder import Folder
from variorum.settings import settings_of

SECTION = "variorum"
"""The name of our section in an editor's configuration."""


async def configure(services: Services) -> None:
    """Asks the editor for the configuration of every folder and of documents outside of them, and applies it."""
    if services.client.capabilities.configures:
        uris = list(services.session.folders)
        items = [{"section": SECTION}, *({"scopeUri": uri, "section": SECTION} for uri in uris)]
        answers = await services.client.request("workspace/configuration", {"items": items})
        if isinstance(answers, list) and len(answers) == len(items):
            apply_configuration(services, answers[0], dict(zip(uris, answers[1:], strict=True)))
    settings_changed(services, services.session.folders.values())


def apply_configuration(services: Services, everywhere: object, by_folder: Mapping[str, object]) -> None:
    """Applies the editor's configuration. Null means that nothing is configured, and changes nothing."""
    if isinstance(everywhere, dict):
        services.session.settings_outside, problems = settings_of(everywhere)
        if not services.session.folders:
            services.publisher.show_problems(problem.message for problem in problems)
    for uri, folder in services.session.folders.items():
        values = by_folder.get(uri)
        if isinstance(values, dict):
            folder.configure(values)


def settings_changed(services: Services, folders: Iterable[Folder]) -> None:
    """Publishes what is wrong with the settings, and analyses everything again with them."""
    for folder in folders:
        services.publisher.publish_settings(folder)
        services.publisher.show_problems(folder.complaints())
        if folder.baseline_problem is not None:
            services.publisher.show_problems([folder.baseline_problem], "Every finding is shown")
    services.revisions.look_again()
    services.publisher.everything_changed()


async def list_files(services: Services) -> None:
    """Lists every folder's files, and looks for pairs again if the listing has changed."""
    changed = False
    for folder in list(services.session.folders.values()):
        async with services.tasks.progress("Variorum: listing files"):
            files = await services.tasks.in_thread(folder.list_files)
        if files != folder.files:
            folder.set_files(files)
            changed = True
    services.indexer.files_listed()
    if changed:
        services.publisher.everything_changed()
