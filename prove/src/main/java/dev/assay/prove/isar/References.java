package dev.assay.prove.isar;

import dev.assay.logic.Position;
import dev.assay.logic.Term;
import dev.assay.logic.kernel.Thm;
import dev.assay.prove.method.UnknownMethod;
import dev.assay.syntax.isabelle.Context;
import dev.assay.syntax.isabelle.outer.Fact;
import dev.assay.syntax.isabelle.outer.Inner;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Function;

/** The theorems that references to facts mean, by a name or by what they say. */
final class References {
    private final Deque<Block> blocks;
    private final Function<Inner, Term> proposition;

    /** @param blocks the innermost first */
    References(Deque<Block> blocks, Function<Inner, Term> proposition) {
        this.blocks = blocks;
        this.proposition = proposition;
    }

    List<Thm> read(List<Fact> references, Position position) {
        Context context = blocks.element().context;
        var result = new ArrayList<Thm>();
        for (Fact reference : references) {
            if (Context.isBeyond(reference.attributes())) {
                throw new UnknownMethod(position, "an attribute that simplifies is not known here");
            }
            Inner literal = reference.literal();
            result.addAll(
                    literal == null
                            ? context.theorems(reference)
                            : context.changed(List.of(saying(literal, position)), reference.attributes()));
        }
        return result.stream()
                .map(t -> t.transfer(blocks.element().context.theory().signature()))
                .toList();
    }

    /** An assumption, or something shown before. */
    private Thm saying(Inner text, Position position) {
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
