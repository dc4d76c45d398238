"""Renders the frame of HTML reports: the head with an inlined style sheet in a light and a dark theme, and the footer."""

from __future__ import annotations

from variorum import __version__

# Defence in depth: even if escaping failed, the page may run and load nothing.
_POLICY = "default-src 'none'; style-src 'unsafe-inline'"
_STYLE = """
:root {
  color-scheme: light dark;
  --ink: #1d2430; --faint: #667085; --paper: #ffffff; --panel: #f5f6f8; --line: #d8dce3;
  --bar: #3566b8; --error: #b42318; --warning: #93610a; --note: #2a5aa8; --mark: #fff1c9;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ink: #e4e7ec; --faint: #98a2b3; --paper: #14181f; --panel: #1c222c; --line: #343c4a;
    --bar: #79a6ea; --error: #ff9c92; --warning: #f2c464; --note: #9cc1fb; --mark: #3c3314;
  }
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 110rem; padding: 1.5rem; color: var(--ink); background: var(--paper);
  font: 15px/1.5 system-ui, sans-serif; }
h1 { font-size: 1.35rem; overflow-wrap: anywhere; } h2 { font-size: 1.1rem; margin-top: 2rem; }
code, .code { font: 13px/1.5 ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace; }
.scores { display: flex; flex-wrap: wrap; gap: 1rem; margin: 0; }
.scores div { flex: 1 1 12rem; padding: .75rem 1rem; background: var(--panel); border: 1px solid var(--line);
  border-radius: .4rem; }
.scores dt { color: var(--faint); } .scores dd { margin: 0; }
.scores .value { font-size: 1.6rem; font-variant-numeric: tabular-nums; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { padding: .35rem .6rem; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
th { color: var(--faint); font-weight: 600; }
td.number { text-align: right; font-variant-numeric: tabular-nums; }
td ul { margin: 0; padding-left: 1.1rem; }
td:last-child { white-space: nowrap; }
meter { width: 7rem; height: .8rem; }
meter::-webkit-meter-optimum-value { background: var(--bar); }
meter::-moz-meter-bar { background: var(--bar); }
details { margin: .6rem 0; border: 1px solid var(--line); border-radius: .4rem; }
summary { padding: .5rem .8rem; background: var(--panel); cursor: pointer; border-radius: .4rem; }
.sides { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
.sides > div { overflow-x: auto; border-left: 1px solid var(--line); }
.sides > div:first-child { border-left: 0; }
.sides h3 { margin: 0; padding: .3rem .8rem; font-size: .85rem; color: var(--faint); font-weight: 600;
  overflow-wrap: anywhere; }
.code { white-space: pre; padding-bottom: .5rem; min-width: max-content; }
.code div { padding-right: .8rem; } .code .marked { background: var(--mark); }
.code .number { display: inline-block; width: 4.5em; padding-right: 1em; text-align: right;
  color: var(--faint); user-select: none; }
.code .gap, .none { color: var(--faint); padding-left: 1.2em; }
.finding { padding: .1rem .8rem .1rem 4.5em; font: 13px/1.5 system-ui, sans-serif;
  width: 0; min-width: 100%; white-space: normal; }
.error { color: var(--error); } .warning { color: var(--warning); }
.information, .hint { color: var(--note); }
footer { margin-top: 2rem; color: var(--faint); }
@media (max-width: 55rem) { .sides { grid-template-columns: minmax(0, 1fr); } }
"""


def html_page(title: str, body: str, style: str = "") -> str:
    """Returns a page from its title and body, both as HTML, and further style rules."""
    return f"""<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="{_POLICY}">
<title>{title}</title>
<style>{_STYLE}{style}</style>
</head>
<body>
<h1>{title}</h1>
{body}
<footer>Made by Variorum {__version__}.</footer>
</body>
</html>
"""
