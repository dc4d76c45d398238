"""An immutable view of one document and of everything that its analysis depends on.

What only a translation needs is imported where it is computed: most documents have no original, and the first findings do not
wait for it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import attrs

from variorum.lsp.documents.kinds import view_of
from variorum.lsp.protocol.versioned_text import VersionedText
from variorum.lsp.state.open_document import NOT_PAIRED
from variorum.lsp.state.stored_judgements import NO_JUDGEMENTS, StoredJudgements
from variorum.memo import memoized_property
from variorum.rules.baseline import Baseline, new_chunks
from variorum.rules.chunks import Chunk, single_chunk
from variorum.rules.engine import findings_in_chunks, findings_of_items
from variorum.rules.finding import Finding
from variorum.rules.merged_findings import MergedFindings
from variorum.rules.printed_output import with_original_output
from variorum.rules.registry import Selection
from variorum.rules.workspace_context import NO_WORKSPACE, WorkspaceContext
from variorum.syntax.document import Document
from variorum.translation.pair_search import PairSearch
from variorum.workspace.file_settings import Exclusion

if TYPE_CHECKING:
    from variorum.compilers.compilation import Compilation
    from variorum.lsp.documents.companion import Companion
    from variorum.lsp.documents.document_view import DocumentView
    from variorum.quality.quality_score import QualityScore
    from variorum.reports.report_data import PairReport, StoredJudge
    from variorum.reports.score_rows import PairPaths
    from variorum.syntax.embedding.host_text import HostText
    from variorum.translation.behaviour import Behaviour
    from variorum.translation.comparison import Comparison
    from variorum.translation.score import Declared, TranslationScore
    from variorum.translation.suspicion.suspect import Suspect


@attrs.frozen(eq=False)
class Original:
    """The original of a translation, from the editor if it is open there, else from disk."""

    uri: str
    name: str
    """The path in the workspace."""
    document: Document
    names_back: bool = False
    """Whether it says in turn that it was translated from this document."""


@attrs.frozen(eq=False)
class Predecessor:
    """The results of the version before, which this version's analysis continues. They change its cost, never its result."""

    comparison: Comparison | None = None
    merged: MergedFindings | None = None
    behaviour: Behaviour | None = None
    """The latest verdicts, whose witnesses are shown until both sides are interpreted again."""
    content: object = None
    """What the view of a document that is no source code hands on."""


NO_PREDECESSOR = Predecessor()


@attrs.frozen(slots=False, eq=False)
class Snapshot(VersionedText):
    """What features work on. Whatever is computed from it is kept with it."""

    document: Document | None = None
    """The parsed text. None for a text that is not analysed."""
    search: PairSearch = NOT_PAIRED
    original: Original | None = None
    hosted: HostText | None = None
    """The code inside of a text of another kind, Markdown for example. None for source code."""
    problem: str | None = None
    """Why the text is not analysed, in words for people."""
    is_cell: bool = False
    """Whether it is the cell of a notebook."""
    kind: str | None = None
    """The kind of a document that is no source code. None for any other text."""
    companions: tuple[Companion | None, ...] = ()
    """The files that a document of this kind is analysed with. None for one that does not exist."""
    judgements: StoredJudgements = NO_JUDGEMENTS
    compilation: Compilation | None = None
    """What a compiler said of the two texts, if one was asked."""
    behaviour: Behaviour | None = None
    """What both sides do on the same inputs. None until they are interpreted. The findings and S follow from it."""
    known: tuple[Baseline, ...] = ()
    """Findings that are not shown, because a baseline or a git revision has them."""
    awaits_revision: bool = False
    """Whether git has yet to be asked what the file showed at a revision. No finding is shown until then."""
    workspace_context: WorkspaceContext = NO_WORKSPACE
    """What the other files of the workspace mean for the text."""
    left_out: Exclusion | None = None
    """Why the text has no findings: it is generated, or another linter's configuration leaves it out."""
    is_partial: bool = False
    """Whether the document has only its first items yet. Findings of the whole file and of the pair are missing."""
    predecessor: Predecessor = NO_PREDECESSOR

    def for_successor(self) -> Predecessor:
        """Returns what the next version can continue: this version's results as far as they are computed, else older ones."""
        computed, before = vars(self), self.predecessor
        view: DocumentView | None = computed.get("view")
        return Predecessor(
            computed.get("comparison", before.comparison),
            computed.get("_merged", before.merged),
            self.behaviour or before.behaviour,
            before.content if view is None else view.for_successor(),
        )

    @memoized_property
    def selection(self) -> Selection:
        """The rules that run on the text. Rules about style run on translations only."""
        return self.settings.selection(is_translation=self.search.is_of_translation)

    @memoized_property
    def full_context(self) -> WorkspaceContext:
        """What the other files of the workspace mean for the text, its original among them."""
        if self.original is None:
            return (
                self.workspace_context.as_requested() if self.settings.generated else self.workspace_context
            )
        return with_original_output(self.workspace_context, self.original.document)

    @memoized_property
    def findings(self) -> tuple[Finding, ...]:
        """The findings that are shown, in source order. For a translation those about the pair are among them."""
        return tuple(finding for part in self.chunks for finding in part.findings)

    @memoized_property
    def chunks(self) -> Sequence[Chunk]:
        """The same findings, in chunks of neighbouring items."""
        return new_chunks(self._found, self.text, self.known) if self.known else self._found

    @property
    def _found(self) -> Sequence[Chunk]:
        """All findings, with those that are not shown because they are known."""
        document = self.document
        if self.left_out is not None:
            return ()
        if self.hosted is not None and self.view is None:
            from variorum.rules.embedded_code import embedded_findings

            return single_chunk(embedded_findings(self.hosted, self.selection))
        if document is None:
            return ()
        if self.is_partial:
            return findings_of_items(document, self.selection)
        if self.original is None:
            return findings_in_chunks(document, self.selection, workspace_context=self.full_context)
        return self._merged.chunks

    @memoized_property
    def _merged(self) -> MergedFindings:
        """The findings of a translation, merged with those about the pair."""
        assert self.document is not None
        assert self.original is not None
        language = self.original.document.language
        own = findings_in_chunks(self.document, self.selection, language, self.full_context)
        return MergedFindings.of(own, self.pair_findings, self.predecessor.merged)

    @memoized_property
    def comparison(self) -> Comparison | None:
        """The document compared with its original. It continues the comparison of the version before."""
        if self.document is None or self.original is None:
            return None
        from variorum.translation.comparison import compared

        before = self.predecessor.comparison
        return compared(self.original.document, self.document, self.selection, before, self.workspace_context)

    @memoized_property
    def displayed_behaviour(self) -> Behaviour | None:
        """The verdicts. Until both sides are interpreted again, the witnesses on items that no edit since can have affected."""
        before, comparison = self.predecessor.behaviour, self.comparison
        if self.behaviour is not None or before is None or comparison is None or not self.settings.behaviour:
            return self.behaviour
        from variorum.translation.verdict_keys import unaffected_witnesses

        return unaffected_witnesses(before, comparison.source, comparison.target, comparison.matched)

    @property
    def pair_findings(self) -> Sequence[Finding]:
        """The findings about the pair in source order, without the cost of a score. Those of the interpreter are among them."""
        found = self.comparison.findings if self.comparison is not None else ()
        behaviour = self.displayed_behaviour
        if self.document is None or behaviour is None or not behaviour.reported:
            return found
        from variorum.translation.behaviour_findings import behaviour_findings

        witnesses = behaviour_findings(self.document, behaviour, self.selection)
        return sorted([*found, *witnesses], key=lambda finding: (finding.span, finding.rule))

    def divergences_in(self, item: Declared | None) -> int:
        """Returns how many findings about the pair are inside of an item of the translation."""
        return sum(item is not None and item.span.contains(one.span) for one in self.pair_findings)

    @property
    def awaits_behaviour(self) -> bool:
        """Whether the two sides have yet to be interpreted."""
        is_pair = self.original is not None and self.document is not None and not self.is_partial
        return is_pair and self.behaviour is None and self.settings.behaviour

    @memoized_property
    def score(self) -> TranslationScore | None:
        """The score of the translation. None for a document without an original."""
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
            behaviour=self.behaviour,
        )

    @memoized_property
    def quality(self) -> QualityScore | None:
        """The quality of the whole file. None for a text that is no source code."""
        if self.document is None:
            return None
        from variorum.quality.evaluate import evaluate

        return evaluate(self.document)

    @memoized_property
    def judges(self) -> tuple[StoredJudge, ...]:
        """The stored judgements, compared with the texts as they are now: models, then people, the latest first."""
        if self.document is None or self.original is None:
            return ()
        from variorum.reports.stored_judgements import stored_judges

        return stored_judges(self.judgements.latest, self.original.document, self.document)

    @memoized_property
    def view(self) -> DocumentView | None:
        """The document of its kind that the text is. None for source code and for a text of no known kind."""
        if self.kind is None or self.problem is not None:
            return None
        return view_of(self.kind, self, self.companions, self.predecessor.content)

    def names_item(self, offset: int) -> bool:
        """Whether the name of a declared function, method or type is at a byte offset."""
        from variorum.translation.alignment_candidates import names_aligned

        return self.document is not None and names_aligned(self.document, offset)

    @property
    def is_analysed(self) -> bool:
        """Whether there is anything to show for the text."""
        return not (self.document is None and self.hosted is None and self.view is None)

    @property
    def places(self) -> PairPaths:
        """The two files of the pair, to name places of evidence.

        Raises:
            ValueError: the document has no original.
        """
        if self.original is None:
            raise ValueError(f"{self.name} has no original")
        from variorum.reports.score_rows import PairPaths

        return PairPaths(self.original.name, self.original.document.text, self.name, self.text)

    @property
    def report(self) -> PairReport | None:
        """The score of the pair with all findings of the translation. None for a document without an original."""
        if self.document is None or self.original is None or self.score is None:
            return None
        from variorum.reports.report_data import PairReport

        return PairReport(
            self.original.name,
            self.name,
            self.original.document,
            self.document,
            self.score,
            self.findings,
            self.judges,
            self.suspects,
        )

    @memoized_property
    def suspects(self) -> tuple[Suspect, ...]:
        """The places of a translation that are worth reading, the most suspicious first."""
        comparison = self.comparison
        if comparison is None:
            return ()
        from variorum.translation.suspicion.suspects import suspects_of

        behaviour = self.displayed_behaviour
        given = () if behaviour is None else (behaviour,)
        return tuple(suspects_of(comparison.source, comparison.target, comparison.matched, *given))
