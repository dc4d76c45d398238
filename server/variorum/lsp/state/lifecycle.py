"""Where the connection stands between `initialize` and `exit`."""

from __future__ import annotations

import attrs


@attrs.define
class Lifecycle:
    """What has happened so far."""

    is_initialized: bool = False
    """Whether `initialize` is answered. Until then every other request is refused."""
    is_shut_down: bool = False
    """Whether the client has sent `shutdown`. From then on only `exit` is handled."""
    has_exited: bool = False
    """Whether the client has sent `exit`, or no longer reads."""
