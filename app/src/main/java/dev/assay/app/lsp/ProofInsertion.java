package dev.assay.app.lsp;

import dev.assay.judge.Judged;
import dev.assay.judge.Verdict;
import dev.assay.logic.proof.ProofChecker;
import dev.assay.prove.isar.IsarChecker;
import dev.assay.syntax.Source;
import dev.assay.syntax.isabelle.Library;
import dev.assay.syntax.isabelle.TheoryStatement;
import dev.assay.syntax.isabelle.outer.CommandSpan;
import dev.assay.syntax.isabelle.outer.Proof;
import dev.assay.syntax.isabelle.session.SearchPath;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.eclipse.lsp4j.TextEdit;

/** The edit that puts a proof that was found into the text, in place of {@code oops}, {@code sorry} or nothing. */
final class ProofInsertion {
    private static final Duration PER_METHOD = Duration.ofSeconds(5);

    private final OpenTheory theory;
    private final SearchPath imports;

    ProofInsertion(OpenTheory theory, SearchPath imports) {
        this.theory = theory;
        this.imports = imports;
    }

    /** The edits for a statement that was proved; none if the proof cannot be written there. */
    List<TextEdit> edits(Judged judged) {
        if (!(judged.verdict() instanceof Verdict.Proved(var _, var proof, var _, var _))) {
            return List.of();
        }
        Optional<TheoryStatement> statement = theory.stated(judged.task());
        if (statement.isEmpty()
                || statement.get().conjectures().size() != 1
                || !isOpen(statement.get().proof().ending())) {
            return List.of();
        }
        return proof.startsWith("by ") || proof.startsWith("using ") || proof.startsWith("proof")
                ? List.of(inPlace(statement.get(), proof))
                : withLemmas(statement.get(), proof);
    }

    private static boolean isOpen(Proof.Ending ending) {
        return switch (ending) {
            case SORRY, OOPS, UNFINISHED -> true;
            case BY, DONE, QED, IMMEDIATE, NOT_NEEDED -> false;
        };
    }

    private TextEdit inPlace(TheoryStatement statement, String proof) {
        CommandSpan span = statement.command().span();
        TextPlaces places = theory.places();
        boolean isThere = statement.proof().start() >= 0;
        int start = isThere
                ? statement.proof().start()
                : span.start() + span.text().stripTrailing().length();
        int end = isThere
                ? start
                        + theory.text()
                                .substring(start, statement.proof().end())
                                .stripTrailing()
                                .length()
                : start;
        String indented = proof.strip().replace("\n", "\n  ");
        return new TextEdit(places.range(start, end), isThere ? indented : "\n  " + indented);
    }

    /** Lemmas, then the statement with its proof: kept only if the whole text then holds up to the checker. */
    private List<TextEdit> withLemmas(TheoryStatement statement, String proof) {
        int last = proof.startsWith("theorem ") ? 0 : proof.indexOf("\ntheorem ") + 1;
        int body = proof.indexOf('\n', last);
        if (last == 0 && !proof.startsWith("theorem ") || body < 0) {
            return List.of();
        }
        int start = statement.command().span().start();
        String lemmas = proof.substring(0, last).strip();
        TextEdit own = inPlace(statement, proof.substring(body + 1));
        List<TextEdit> edits = lemmas.isEmpty()
                ? List.of(own)
                : List.of(new TextEdit(theory.places().range(start, start), lemmas + "\n\n"), own);
        return holds(statement, edits) ? edits : List.of();
    }

    private boolean holds(TheoryStatement statement, List<TextEdit> edits) {
        TextPlaces places = theory.places();
        var changed = new StringBuilder(theory.text());
        // From the end, so that the places before stay where they are.
        for (TextEdit edit : edits.reversed()) {
            changed.replace(
                    places.offset(edit.getRange().getStart()),
                    places.offset(edit.getRange().getEnd()),
                    edit.getNewText());
        }
        String name = statement.conjectures().getFirst().name();
        return Library.read(new Source("proposal.thy", changed.toString()), imports, IsarChecker.standard(PER_METHOD))
                .proofs()
                .stream()
                .filter(r -> r.statement().conjectures().stream()
                        .anyMatch(c -> c.name().equals(name)))
                .allMatch(r -> r.verdict() instanceof ProofChecker.Verdict.Checked);
    }
}
