package dev.assay.prove.closure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.theory.Theory;
import dev.assay.property.Choices;
import dev.assay.property.Gen;
import dev.assay.property.Gens;
import dev.assay.property.Property;
import dev.assay.prove.goal.Goal;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Deduction from equations beside a closure that goes over all pairs until nothing changes. */
class CongruenceTest {
    private static final Type A = Type.var("'a");
    private static final Free F = new Free("f", Type.fun(A, A));
    private static final Free G = new Free("g", Type.fun(A, Type.fun(A, A)));
    private static final Deduction.Bounds BOUNDS = new Deduction.Bounds(5, 500, 4);

    private record Equation(Term left, Term right) {
        Term formula() {
            return Hol.mkEq(left, right);
        }
    }

    private static Term term(Choices choices, int depth) {
        return switch (depth == 0 ? 0 : choices.draw(Gens.ints(0, 2))) {
            case 1 -> Term.app(F, term(choices, depth - 1));
            case 2 -> Term.app(G, term(choices, depth - 1), term(choices, depth - 1));
            default -> new Free(choices.draw(Gens.elements("x", "y")), A);
        };
    }

    private static Equation equation(Choices choices) {
        return new Equation(term(choices, 2), term(choices, 2));
    }

    private static final Gen<Equation> EQUATION = Gens.composed(CongruenceTest::equation);
    private static final Gen<List<Equation>> EQUATIONS =
            Gens.composed(choices -> choices.repeat(1, 5, _ -> equation(choices)));

    private static void parts(Term term, Set<Term> all) {
        term.arguments().forEach(argument -> parts(argument, all));
        all.add(term);
    }

    private static boolean follows(List<Equation> assumed, Equation asked) {
        var all = new LinkedHashSet<Term>();
        for (Equation each : assumed) {
            parts(each.formula(), all);
        }
        parts(asked.formula(), all);
        var representative = new HashMap<Term, Term>();
        all.forEach(term -> representative.put(term, term));
        assumed.forEach(each -> join(representative, each.left(), each.right()));
        boolean changes = true;
        while (changes) {
            changes = false;
            for (Term s : all) {
                for (Term t : all) {
                    if (!representative.get(s).equals(representative.get(t)) && isCongruent(representative, s, t)) {
                        join(representative, s, t);
                        changes = true;
                    }
                }
            }
        }
        return representative.get(asked.left()).equals(representative.get(asked.right()));
    }

    private static boolean isCongruent(Map<Term, Term> representative, Term s, Term t) {
        return !s.arguments().isEmpty()
                && s.head().equals(t.head())
                && s.arguments().stream()
                        .map(representative::get)
                        .toList()
                        .equals(t.arguments().stream().map(representative::get).toList());
    }

    private static void join(Map<Term, Term> representative, Term s, Term t) {
        Term from = representative.get(s);
        Term to = representative.get(t);
        representative.replaceAll((_, r) -> r.equals(from) ? to : r);
    }

    private static Optional<Thm> prove(List<Equation> assumed, Equation asked) {
        var symbols = new Symbols(Theory.HOL.signature());
        var goal = new Goal(assumed.stream().map(Equation::formula).toList(), asked.formula());
        return new Deduction(Theory.HOL, symbols, List.of(), BOUNDS, () -> false)
                .prove(goal)
                .derivation()
                .map(derivation -> derivation.theorem(Theory.HOL, new TreeSet<>()));
    }

    @Test
    void anEquationIsProvedExactlyIfItFollows() {
        var proofs = new int[1];
        Property.forAll(EQUATIONS, EQUATION).forgetful().seed(24).tries(300).passes((assumed, asked) -> {
            Optional<Thm> theorem = prove(assumed, asked);
            assertEquals(follows(assumed, asked), theorem.isPresent());
            theorem.ifPresent(proved -> {
                proofs[0]++;
                assertEquals(asked.formula(), proved.conclusion());
                Set<Term> given = new LinkedHashSet<>();
                assumed.forEach(each -> given.add(each.formula()));
                assertTrue(given.containsAll(proved.hypotheses()), proved::toString);
                assertEquals(Set.of(), proved.trust());
            });
        });
        assertTrue(proofs[0] >= 30, () -> proofs[0] + " proofs");
    }
}
