package dev.assay.prove.isar;

import dev.assay.logic.Position;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.kernel.Fresh;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.proof.Attribute;
import dev.assay.logic.proof.FactReference;
import dev.assay.logic.proof.MethodContext;
import dev.assay.logic.proof.Quoted;
import dev.assay.logic.proof.ReadingException;
import dev.assay.prove.method.UnknownMethod;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** The theorems that references to facts mean, by a name or by what they say. */
final class References {
    private final Deque<Block> blocks;
    private final Function<Quoted, Term> proposition;

    private final MethodContext before;

    /**
     * @param before what is known where the statement stands
     * @param blocks the innermost first
     */
    References(MethodContext before, Deque<Block> blocks, Function<Quoted, Term> proposition) {
        this.before = before;
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
                            : general(reference, context.theorems(reference)));
        }
        return result.stream()
                .map(t -> t.transfer(blocks.element().context.theory().signature()))
                .toList();
    }

    /** A fact from before the statement is about all values, whatever the proof calls its own variables. */
    private List<Thm> general(FactReference reference, List<Thm> theorems) {
        if (!(reference instanceof FactReference.Named(var _, var _, var attributes)) || !attributes.isEmpty()) {
            return theorems;
        }
        List<Thm> old;
        try {
            old = before.theorems(reference);
        } catch (ReadingException e) {
            // It was named in the proof.
            return theorems;
        }
        return statements(old).equals(statements(theorems))
                ? theorems.stream().map(this::renamed).toList()
                : theorems;
    }

    private static List<Term> statements(List<Thm> theorems) {
        return theorems.stream().map(Thm::conclusion).toList();
    }

    /** The same about variables that mean nothing here. */
    private Thm renamed(Thm fact) {
        var fresh = new Fresh(fact.hypotheses());
        fresh.avoid(fact.conclusion());
        Map<Free, Term> renaming = new HashMap<>();
        for (Free v : fact.conclusion().frees()) {
            boolean isFixed = before.fixed(v.name()).isPresent()
                    || fact.hypotheses().stream().anyMatch(h -> h.frees().contains(v));
            if (!isFixed && blocks.element().context.fixed(v.name()).isPresent()) {
                Free other = fresh.variable(v.name(), v.type());
                while (blocks.element().context.fixed(other.name()).isPresent()) {
                    other = fresh.variable(v.name(), v.type());
                }
                renaming.put(v, other);
            }
        }
        return Thm.instantiate(renaming, fact);
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
