"""Asks a compiler when somebody scores a translation, never while they type."""

from __future__ import annotations

import asyncio
from threading import Event

from variorum.lsp.services.services import Services
from variorum.lsp.snapshots.snapshot import Snapshot


async def run_compiler(services: Services, snapshot: Snapshot) -> None:
    """Compiles the translation if the user wants that and these two texts have not been compiled yet.

    Cancelling ends the compiler.
    """
    original, document, known = snapshot.original, snapshot.document, snapshot.compilation
    if not services.judges.wants_compiler or original is None or document is None:
        return
    if known is not None and known.reason is None:
        return
    # What starts programs is loaded when somebody first wants it: most sessions never do.
    from variorum.compilers.compilation import Compilation, compile_translation

    def keep(compilation: Compilation) -> None:
        services.session.compiler_results.put(
            snapshot.uri, original.document.text, snapshot.text, compilation
        )

    if not services.judges.is_trusted:
        keep(Compilation(reason="nothing is compiled in a workspace that you have not said you trust"))
        return
    services.tasks.show_step(f"compiling {snapshot.name}")
    stop = Event()
    try:
        # In a thread of its own: a compiler may take seconds, and the one for short work has to stay free.
        compilation = await asyncio.to_thread(compile_translation, original.document, document, stop)
    except asyncio.CancelledError:
        stop.set()
        raise
    keep(compilation)
    services.publisher.recheck_later([snapshot.uri])
