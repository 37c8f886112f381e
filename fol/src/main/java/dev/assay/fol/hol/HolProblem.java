package dev.assay.fol.hol;

import dev.assay.fol.Role;
import dev.assay.logic.Conjecture;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Signature;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.theory.Fact;
import dev.assay.logic.theory.Theory;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * Higher-order statements over a signature.
 *
 * @param names for the full name of a constant or type the one that a reader of the problem expects
 */
public record HolProblem(Signature signature, List<HolStatement> statements, UnaryOperator<String> names) {
    public HolProblem {
        statements = List.copyOf(statements);
    }

    /** The facts as axioms, and the conjectures; facts with hypotheses are left out. */
    public static HolProblem of(
            Theory theory, Collection<Fact> facts, List<Conjecture> conjectures, UnaryOperator<String> names) {
        var statements = new ArrayList<HolStatement>();
        for (Fact fact : facts) {
            List<Thm> theorems = fact.theorems().stream()
                    .filter(t -> t.hypotheses().isEmpty())
                    .toList();
            for (int i = 0; i < theorems.size(); i++) {
                String name = theorems.size() == 1 ? fact.name() : fact.name() + "(" + (i + 1) + ")";
                statements.add(HolStatement.of(name, Role.AXIOM, theorems.get(i).conclusion()));
            }
        }
        for (Conjecture conjecture : conjectures) {
            statements.add(HolStatement.of(
                    conjecture.name(),
                    Role.CONJECTURE,
                    Hol.mkImplies(conjecture.assumptions(), conjecture.conclusion())));
        }
        return new HolProblem(theory.signature(), statements, names);
    }

    /** All that a document adds to higher-order logic, and what it asks. */
    public static HolProblem of(Theory theory, List<Conjecture> conjectures, UnaryOperator<String> names) {
        List<Fact> own = theory.facts().stream()
                .filter(f -> Theory.HOL.fact(f.name()).isEmpty())
                .toList();
        // A conjecture of ⊥ only asks whether the axioms contradict one another.
        List<Conjecture> asked = conjectures.stream()
                .filter(c ->
                        !c.conclusion().equals(Hol.FALSE) || !c.assumptions().isEmpty())
                .toList();
        return of(theory, own, asked, names);
    }

    public HolProblem with(List<HolStatement> others) {
        return new HolProblem(signature, others, names);
    }
}
