package dev.assay.prove.isar;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.proof.Fix;
import dev.assay.logic.proof.MethodContext;
import dev.assay.logic.proof.ProofStep;
import dev.assay.logic.proof.Proposition;
import dev.assay.prove.method.UnknownMethod;
import java.util.List;
import java.util.Optional;

/** Steps that say what holds from here on: {@code fix}, {@code assume}, {@code define}, {@code case}, braces. */
final class ContextSteps {
    private final Walk walk;

    ContextSteps(Walk walk) {
        this.walk = walk;
    }

    void fix(List<Fix> variables) {
        Block b = walk.block();
        b.context = b.context.declaring(variables);
        for (var v : variables) {
            String name = v.name().text();
            Optional<Type> type = b.context.fixed(name);
            if (v.type() != null && type.isPresent()) {
                b.fixed.add(new Free(name, type.get()));
            } else {
                b.context = b.context.unfixedType(name);
                b.untyped.add(name);
            }
        }
    }

    void assume(ProofStep.Assume assume) {
        if (!assume.premises().isEmpty() || !assume.variables().isEmpty()) {
            throw new UnknownMethod(walk.position(), "`assume` with `if` or `for` is not checked here");
        }
        List<Term> terms = walk.propositions(Proposition.texts(assume.groups()));
        walk.bindPatterns(assume.groups(), terms);
        List<Thm> assumed = terms.stream()
                .map(t -> Thm.assume(walk.block().context.theory().signature(), t))
                .toList();
        walk.block().assumptions.addAll(assumed);
        List<Thm> facts =
                StatedFacts.asRules(walk.block().context.reader(), assumed, Proposition.texts(assume.groups()));
        walk.block().context = StatedFacts.named(walk.block().context, assume.groups(), facts);
        walk.setFacts(facts);
    }

    void define(ProofStep.Define define) {
        Block b = walk.block();
        b.context = declaring(b.context, define.variables());
        List<Term> terms = walk.propositions(Proposition.texts(define.equations()));
        walk.setFacts(LocalDefinition.of(b, terms, define.equations(), walk.position()));
    }

    void brace(boolean opens) {
        if (opens) {
            walk.blocks().push(new Block(walk.block().context, walk.block().bindings, walk.block().facts, null));
            return;
        }
        Block inner = walk.blocks().pop();
        List<Thm> exported = walk.leaving(() ->
                inner.facts.stream().map(inner::exported).map(StatedFacts::rule).toList());
        if (walk.blocks().isEmpty()) {
            throw new ProofError(walk.position(), "there is no brace to close");
        }
        walk.setFacts(exported);
    }

    void inCase(ProofStep.InCase command) {
        walk.setFacts(CaseEntry.enter(walk.block(), command, walk.position()));
    }

    /** With variables the types of which are those of their first use. */
    static MethodContext declaring(MethodContext context, List<Fix> variables) {
        MethodContext result = context.declaring(variables);
        for (var v : variables) {
            if (v.type() == null) {
                result = result.unfixedType(v.name().text());
            }
        }
        return result;
    }
}
