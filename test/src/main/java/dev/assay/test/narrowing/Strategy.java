package dev.assay.test.narrowing;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * How the universal variables of a refuted formula depend on the existential ones before them: whatever those are, case by
 * case, here is a value that refutes the formula.
 */
final class Strategy {
    private final Presentation presentation;
    private final Shapes shapes;
    private final Slot[] roots;
    private final List<Prenex.Bound> prefix;
    /** What the slots of existential variables are called. */
    private final Map<Slot, Term> names = new HashMap<>();

    Strategy(Presentation presentation, Shapes shapes, Slot[] roots, List<Prenex.Bound> prefix) {
        this.presentation = presentation;
        this.shapes = shapes;
        this.roots = roots;
        this.prefix = prefix;
    }

    /** Puts the values of the universal variables before any existential one into their slots. */
    static void replay(Node root) {
        Node node = root;
        while (!node.isLeaf() && node.quantifier() == Quantifier.FOR_ALL) {
            int next = node.first(Truth.FALSE);
            if (node.isSplit()) {
                node.slot().refine(next);
            }
            node = node.child(next);
        }
    }

    /** The value of a universal variable; empty where it cannot be written. */
    Optional<Term> of(int variable, Node root) {
        names.clear();
        for (int i = 0; i < variable; i++) {
            names.put(roots[i], prefix.get(i).variable());
        }
        return describe(variable, root);
    }

    private Optional<Term> describe(int variable, Node node) {
        if (node.isLeaf() || node.slot().variable > variable) {
            return presentation.partial(roots[variable]);
        }
        if (!node.isSplit()) {
            return describe(variable, node.child(0));
        }
        if (node.quantifier() == Quantifier.FOR_ALL) {
            int chosen = node.first(Truth.FALSE);
            return within(node, chosen, () -> describe(variable, node.child(chosen)));
        }
        return cases(variable, node);
    }

    private Optional<Term> within(Node node, int alternative, java.util.function.Supplier<Optional<Term>> action) {
        node.slot().refine(alternative);
        try {
            return action.get();
        } finally {
            node.slot().clear();
        }
    }

    /** case x of C₁ … ⇒ t₁ | … | Cₙ … ⇒ tₙ, or t where all tᵢ are t. */
    private Optional<Term> cases(int variable, Node node) {
        Type type = prefix.get(variable).variable().type();
        Slot slot = node.slot();
        var results = new ArrayList<Term>();
        var branches = new ArrayList<Term>();
        for (int i = 0; i < node.size(); i++) {
            int alternative = i;
            Slot[] parts = slot.refinement(i).parts();
            var fields = new ArrayList<Free>();
            for (int k = 0; k < parts.length; k++) {
                var field = new Free(name(slot) + (parts.length == 1 ? "'" : "'" + (k + 1)), parts[k].shape.type());
                fields.add(field);
                names.put(parts[k], field);
            }
            Optional<Term> result = within(node, alternative, () -> describe(variable, node.child(alternative)));
            if (result.isEmpty()) {
                return result;
            }
            results.add(result.get());
            branches.add(Term.lambda(fields, result.get()));
        }
        if (results.stream().distinct().count() == 1) {
            return Optional.of(results.getFirst());
        }
        Optional<Const> caseOf = shapes.caseOf(slot.shape.type(), type);
        return Optional.ofNullable(names.get(slot))
                .flatMap(scrutinee -> caseOf.map(c -> Term.app(Term.app(c, branches), scrutinee)));
    }

    private String name(Slot slot) {
        return names.get(slot) instanceof Free(var name, var _) ? name : "x";
    }
}
