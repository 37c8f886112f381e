package dev.assay.prove.isar;

import dev.assay.logic.Position;
import dev.assay.logic.Term;
import dev.assay.logic.proof.MethodContext;
import dev.assay.logic.proof.Proposition;
import dev.assay.logic.proof.Quoted;
import dev.assay.prove.method.Bindings;
import java.util.List;
import java.util.Map;

/** Terms as they are read inside a proof, where names such as {@code ?thesis} stand for others. */
final class Texts {
    private Texts() {}

    static List<Term> propositions(Block b, List<Quoted> texts) {
        return Bindings.typed(b.context, b.bindings, _ -> true).reader().propositions(texts).stream()
                .map(t -> Bindings.applied(t, b.bindings))
                .toList();
    }

    /** {@code (is …)} after propositions. */
    static void bindPatterns(Block b, List<Proposition.Group> groups, List<Term> terms, Position position) {
        int at = 0;
        for (Proposition.Group group : groups) {
            for (Proposition p : group.propositions()) {
                for (Quoted pattern : p.patterns()) {
                    bind(b, pattern, terms.get(at), position);
                }
                at++;
            }
        }
    }

    /** Binds the names in the pattern to what stands in their places. */
    private static void bind(Block b, Quoted pattern, Term term, Position position) {
        Map<String, Term> found = TermPattern.match(b.context, pattern, term)
                .orElseThrow(() -> new ProofError(position, "the pattern " + pattern + " does not fit"));
        b.bindings.putAll(found);
    }

    static void let(Block b, List<Quoted> patterns, List<Quoted> terms, Position position) {
        for (int i = 0; i < patterns.size(); i++) {
            MethodContext reading = Bindings.typed(b.context, b.bindings, _ -> true);
            Term value = Bindings.applied(
                    reading.reader().terms(List.of(terms.get(i)), List.of()).getFirst(), b.bindings);
            bind(b, patterns.get(i), value, position);
        }
    }
}
