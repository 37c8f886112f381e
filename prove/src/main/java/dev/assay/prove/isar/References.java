package dev.assay.prove.isar;

import dev.assay.logic.Position;
import dev.assay.logic.Term;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.proof.Attribute;
import dev.assay.logic.proof.FactReference;
import dev.assay.logic.proof.MethodContext;
import dev.assay.logic.proof.Quoted;
import dev.assay.prove.method.UnknownMethod;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Function;

/** The theorems that references to facts mean, by a name or by what they say. */
final class References {
    private final Deque<Block> blocks;
    private final Function<Quoted, Term> proposition;

    /** @param blocks the innermost first */
    References(Deque<Block> blocks, Function<Quoted, Term> proposition) {
        this.blocks = blocks;
        this.proposition = proposition;
    }

    List<Thm> read(List<FactReference> references, Position position) {
        MethodContext context = blocks.element().context;
        var result = new ArrayList<Thm>();
        for (FactReference reference : references) {
            if (reference.attributes().stream().anyMatch(Attribute::needsSimplifier)) {
                throw new UnknownMethod(position, "an attribute that simplifies is not known here");
            }
            result.addAll(
                    reference instanceof FactReference.Literal(var statement, var attributes)
                            ? context.changed(List.of(saying(statement, position)), attributes)
                            : context.theorems(reference));
        }
        return result.stream()
                .map(t -> t.transfer(blocks.element().context.theory().signature()))
                .toList();
    }

    /** An assumption, or something shown before. */
    private Thm saying(Quoted text, Position position) {
        Term wanted = proposition.apply(text);
        for (Block b : blocks) {
            for (Thm a : b.assumptions) {
                if (a.conclusion().sameAs(wanted)) {
                    return a;
                }
            }
        }
        for (dev.assay.logic.theory.Fact fact :
                blocks.element().context.theory().facts().reversed()) {
            for (Thm t : fact.theorems()) {
                if (t.conclusion().sameAs(wanted)) {
                    return t;
                }
            }
        }
        throw new ProofError(position, "nothing known here says " + text);
    }
}
