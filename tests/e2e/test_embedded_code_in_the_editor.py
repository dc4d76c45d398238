"""Code in Markdown and in pages, in the editor."""

from __future__ import annotations

from tests.e2e.editor import Editor

README = "# Tally é\n\n> ```python\n> def f(x):\n>     left = 1\n>     return x\n> ```\n"


async def test_a_block_in_markdown_is_analysed_as_it_is_typed(editor: Editor) -> None:
    page = await editor.open("README.md", README, language="markdown")
    await page.diagnostics_contain("unused-variable", line=5)
    await page.replace("return x", "return x + left")
    await page.diagnostics_lack("unused-variable")
    await page.replace("# Tally", "# Tally\n\nMore words.")
    await page.replace("x + left", "x")
    found = await page.diagnostics_contain("unused-variable", line=7)
    assert found["range"]["start"] == {"line": 6, "character": 6}


async def test_the_quick_fix_keeps_the_marks_of_the_quotation(editor: Editor) -> None:
    page = await editor.open("README.md", README, language="markdown")
    await page.apply(action="Remove the unused variable", line=5)
    assert page.text == README.replace(">     left = 1\n", "")


async def test_a_finding_can_be_silenced_in_the_code(editor: Editor) -> None:
    page = await editor.open("README.md", README, language="markdown")
    await page.apply(action="Ignore unused-variable here", line=5)
    assert ">     left = 1  # variorum: ignore[unused-variable]\n" in page.text
    await page.diagnostics_lack("unused-variable")


async def test_everything_is_fixed_at_once(editor: Editor) -> None:
    text = "<p><script>\nfunction f() {\n  debugger\n  var idle = 1\n}\n</script>\n"
    page = await editor.open("page.html", text, language="html")
    await page.diagnostics_contain("debug-breakpoint", line=3)
    await page.apply(action="Fix everything that is safe to fix", line=3)
    assert page.text == "<p><script>\nfunction f() {\n}\n</script>\n"


async def test_a_hover_explains_what_was_found(editor: Editor) -> None:
    page = await editor.open("README.md", README, language="markdown")
    shown = await page.hover("left")
    assert shown is not None
    assert "unused-variable" in shown


async def test_prose_has_nothing_to_say(editor: Editor) -> None:
    page = await editor.open("NOTES.md", "Only words, no code.\n", language="markdown")
    assert await page.diagnostics() == []
    assert await page.lenses() == []
