"""An immutable view of one open text and of all that its analysis depends on.

What only a translation needs is imported where it is worked out: most texts that are opened have no original, and the first
findings do not wait for it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import attrs

from variorum.lsp.client import Abilities
from variorum.lsp.judging.standing import NOTHING_KEPT, Standing
from variorum.lsp.views.recognition import view_of
from variorum.rules.baseline import Baseline, new_stretches
from variorum.rules.catalogue import Selection
from variorum.rules.engine import findings_in_stretches, findings_of_items
from variorum.rules.finding import Finding
from variorum.rules.neighbourhood import NO_NEIGHBOURHOOD, Neighbourhood
from variorum.rules.printed_output import beside_original
from variorum.rules.stretches import Stretch, in_one_stretch
from variorum.rules.supplement import Supplement
from variorum.settings import Settings
from variorum.syntax.document import Document
from variorum.syntax.memoized_property import memoized_property
from variorum.syntax.source_text import SourceText
from variorum.translation.pairs import PairSearch

if TYPE_CHECKING:
    from variorum.compilers.evidence import Compilation
    from variorum.lsp.views.view import View
    from variorum.quality.score import QualityScore
    from variorum.reports.score_rows import Places
    from variorum.reports.values import OtherJudge, PairReport
    from variorum.syntax.embedding.host_text import HostText
    from variorum.translation.comparison import Comparison
    from variorum.translation.score import TranslationScore

NOT_PAIRED = PairSearch(None)


@attrs.frozen(eq=False)
class Original:
    """The other half of a pair as it stands now: in the editor if it is open there, else on disk."""

    uri: str
    name: str
    """The path in the workspace."""
    document: Document
    names_back: bool = False
    """Whether it says in turn that it was translated from this text."""


@attrs.frozen(eq=False)
class Companion:
    """A file beside a document, which it is understood with: as it is in the editor, else on disk."""

    name: str
    """The path in the workspace."""
    text: SourceText


@attrs.frozen(slots=False, eq=False)
class Snapshot:
    """What handlers work on. Whatever is worked out from it is kept with it, as long as it lives."""

    uri: str
    version: int | None
    text: SourceText
    document: Document | None
    """The parsed text; None for a text that is not analysed."""
    settings: Settings
    abilities: Abilities
    name: str
    """What messages call the file: its path in the workspace, or the end of its URI."""
    search: PairSearch = NOT_PAIRED
    original: Original | None = None
    hosted: HostText | None = None
    """The code in a text of another kind, Markdown for example; None for source code and for what holds none."""
    problem: str | None = None
    """Why the text is not analysed; for people."""
    is_cell: bool = False
    kind: str | None = None
    """What kind of document a text is that is no source code; None for any other text."""
    companions: tuple[Companion | None, ...] = ()
    """The files that a document of this kind is understood with; None for one that is not there."""
    recalled: dict[type, object] = attrs.field(factory=dict)
    """What views of earlier versions left for later ones to build on: a cache, and never part of a result."""
    standing: Standing = NOTHING_KEPT
    """What judges said of the translation before."""
    compilation: Compilation | None = None
    """What a compiler said of these two texts, where one was asked."""
    known: tuple[Baseline, ...] = ()
    """Findings that are not shown, because a baseline or a revision has them."""
    neighbourhood: Neighbourhood = NO_NEIGHBOURHOOD
    """What the other files of the workspace mean for the text."""
    is_left_out: bool = False
    """Whether the text has no findings, because nobody edits it by hand or another linter leaves it out."""
    is_glimpse: bool = False
    """Whether the document has only its first items yet: only what these show by themselves can be told."""

    @memoized_property
    def selection(self) -> Selection:
        """The rules that run on the text: those about habits as well if it is a translation."""
        return self.settings.selection(is_translation=self.search.is_of_translation)

    @memoized_property
    def whole_neighbourhood(self) -> Neighbourhood:
        """What the other files of the workspace mean for the text, its original among them."""
        if self.original is None:
            return self.neighbourhood.asked_for() if self.settings.generated else self.neighbourhood
        return beside_original(self.neighbourhood, self.original.document)

    @memoized_property
    def findings(self) -> tuple[Finding, ...]:
        """The findings of the text that are to be shown, for a translation those of the pair too, in source order."""
        return tuple(finding for part in self.stretches for finding in part.findings)

    @memoized_property
    def stretches(self) -> Sequence[Stretch]:
        """The same findings, part by part of the text."""
        return new_stretches(self._found, self.text, self.known)

    @property
    def _found(self) -> Sequence[Stretch]:
        """All findings, those that are known among them."""
        document, selection = self.document, self.selection
        if self.is_left_out:
            return ()
        if self.hosted is not None and self.view is None:
            from variorum.rules.excerpts import embedded_findings

            return in_one_stretch(embedded_findings(self.hosted, selection))
        if document is None:
            return ()
        if self.is_glimpse:
            return findings_of_items(document, selection)
        if self.original is None:
            return findings_in_stretches(document, selection, neighbourhood=self.whole_neighbourhood)
        language = self.original.document.language
        own = findings_in_stretches(document, selection, language, self.whole_neighbourhood)
        before = self.recalled.get(Supplement)
        assert before is None or isinstance(before, Supplement)
        now = self.recalled[Supplement] = Supplement.of(own, self.pair_findings, before)
        return now.stretches

    @memoized_property
    def comparison(self) -> Comparison | None:
        """The text beside its original; it builds on the comparison of the version before this one."""
        if self.document is None or self.original is None:
            return None
        from variorum.translation.comparison import Comparison, compared

        before = self.recalled.get(Comparison)
        assert before is None or isinstance(before, Comparison)
        now = compared(self.original.document, self.document, self.selection, before, self.neighbourhood)
        self.recalled[Comparison] = now
        return now

    @property
    def pair_findings(self) -> Sequence[Finding]:
        """Where the text departs from its original: the score's findings, without the cost of a score."""
        return self.comparison.findings if self.comparison is not None else ()

    @memoized_property
    def score(self) -> TranslationScore | None:
        """How well the text translates its original; None for a text without one."""
        if self.document is None or self.original is None:
            return None
        from variorum.translation.scoring import score_documents

        return score_documents(
            self.original.document,
            self.document,
            alpha=self.settings.alpha,
            selection=self.selection,
            comparison=self.comparison,
            compiled=self.compilation.errors if self.compilation is not None else (),
        )

    @memoized_property
    def quality(self) -> QualityScore | None:
        """The quality of the file as a whole; None for a text that is no code."""
        if self.document is None:
            return None
        from variorum.quality.evaluate import evaluate

        return evaluate(self.document)

    @memoized_property
    def judges(self) -> tuple[OtherJudge, ...]:
        """What judges said before, beside the texts as they are now: models, then people, the latest first."""
        if self.document is None or self.original is None:
            return ()
        from variorum.reports.other_judges import other_judges

        return other_judges(self.standing.kept, self.original.document, self.document)

    @memoized_property
    def view(self) -> View | None:
        """The text as another kind of document; None for source code and for a text of no known kind."""
        return view_of(self.kind, self) if self.kind is not None and self.problem is None else None

    def names_item(self, offset: int) -> bool:
        """Whether the name of a function, method or type that is declared here lies at an offset."""
        from variorum.translation.declared import names_aligned

        return self.document is not None and names_aligned(self.document, offset)

    @property
    def is_analysed(self) -> bool:
        """Whether there is anything to say about the text."""
        return not (self.document is None and self.hosted is None and self.view is None)

    @property
    def places(self) -> Places:
        """The two files of the pair, to say where evidence lies. Only a text with an original has them."""
        if self.original is None:
            raise ValueError(f"{self.name} has no original")
        from variorum.reports.score_rows import Places

        return Places(self.original.name, self.original.document.text, self.name, self.text)

    @property
    def report(self) -> PairReport | None:
        """The pair scored, with all findings of the translation; None for a text without an original."""
        if self.document is None or self.original is None or self.score is None:
            return None
        from variorum.reports.values import PairReport

        return PairReport(
            self.original.name,
            self.name,
            self.original.document,
            self.document,
            self.score,
            self.findings,
            self.judges,
        )
