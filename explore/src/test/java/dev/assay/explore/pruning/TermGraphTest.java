package dev.assay.explore.pruning;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.explore.Law;
import dev.assay.explore.Signature;
import dev.assay.explore.Symbol;
import dev.assay.explore.Term;
import dev.assay.explore.Term.App;
import dev.assay.explore.Term.Var;
import dev.assay.explore.Type;
import dev.assay.property.Choices;
import dev.assay.property.Gen;
import dev.assay.property.Gens;
import dev.assay.property.Property;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The graph of terms beside one that goes over all pairs until nothing changes. */
class TermGraphTest {
    private static final Type TYPE = Type.named("t");
    private static final Symbol F = symbol("f", TYPE);
    private static final Symbol G = symbol("g", TYPE, TYPE);

    /** Why they are equal, which nothing here asks for. */
    private static final Law LAW = Law.of(new Var(TYPE, 0), new Var(TYPE, 0));

    private record Equation(Term left, Term right) {}

    private static Symbol symbol(String name, Type... arguments) {
        var types = new ArrayList<>(List.of(arguments));
        types.add(TYPE);
        return Signature.builder()
                .function(name, values -> 0, types.toArray(Type[]::new))
                .build()
                .symbols()
                .getFirst();
    }

    private static Term term(Choices choices, int depth) {
        int kind = depth == 0 ? 0 : choices.draw(Gens.ints(0, 2));
        return switch (kind) {
            case 1 -> Term.of(F, term(choices, depth - 1));
            case 2 -> Term.of(G, term(choices, depth - 1), term(choices, depth - 1));
            default -> new Var(TYPE, choices.draw(Gens.ints(0, 2)));
        };
    }

    private static Equation equation(Choices choices) {
        return new Equation(term(choices, 3), term(choices, 3));
    }

    private static void parts(Term term, Set<Term> all) {
        if (term instanceof App(var symbol, var arguments)) {
            arguments.forEach(argument -> parts(argument, all));
        }
        all.add(term);
    }

    /** The classes of all terms and their parts. */
    private static List<Set<Term>> naive(List<Equation> assumed, List<Equation> asked) {
        var all = new LinkedHashSet<Term>();
        for (Equation each :
                List.of(assumed, asked).stream().flatMap(List::stream).toList()) {
            parts(each.left(), all);
            parts(each.right(), all);
        }
        var classes = new ArrayList<Set<Term>>();
        all.forEach(term -> classes.add(new LinkedHashSet<>(Set.of(term))));
        assumed.forEach(each -> join(classes, each.left(), each.right()));
        boolean changes = true;
        while (changes) {
            changes = false;
            for (Term s : all) {
                for (Term t : all) {
                    if (!isEqual(classes, s, t) && isCongruent(classes, s, t)) {
                        join(classes, s, t);
                        changes = true;
                    }
                }
            }
        }
        return classes;
    }

    private static boolean isCongruent(List<Set<Term>> classes, Term s, Term t) {
        if (!(s instanceof App(var f, var left)) || !(t instanceof App(var g, var right)) || !f.equals(g)) {
            return false;
        }
        boolean isCongruent = true;
        for (int i = 0; i < left.size(); i++) {
            isCongruent &= isEqual(classes, left.get(i), right.get(i));
        }
        return isCongruent;
    }

    private static boolean isEqual(List<Set<Term>> classes, Term s, Term t) {
        return classes.stream().anyMatch(c -> c.contains(s) && c.contains(t));
    }

    private static void join(List<Set<Term>> classes, Term s, Term t) {
        Set<Term> left = classes.stream().filter(c -> c.contains(s)).findFirst().orElseThrow();
        Set<Term> right =
                classes.stream().filter(c -> c.contains(t)).findFirst().orElseThrow();
        if (left != right) {
            classes.remove(right);
            left.addAll(right);
        }
    }

    private static final Gen<List<Equation>> EQUATIONS =
            Gens.composed(choices -> choices.repeat(0, 5, i -> equation(choices)));

    @Test
    void itSeesWhatGoingOverAllPairsSees() {
        Property.forAll(EQUATIONS, EQUATIONS).forgetful().seed(3).tries(500).passes((assumed, asked) -> {
            var graph = new TermGraph(new Heads());
            assumed.forEach(each -> graph.merge(LAW, each.left(), each.right()));
            List<Set<Term>> classes = naive(assumed, asked);
            asked.forEach(each -> assertEquals(
                    isEqual(classes, each.left(), each.right()),
                    graph.areEqual(each.left(), each.right()),
                    each::toString));
        });
    }

    @Test
    void askingBeforeMergingChangesNothing() {
        Property.forAll(EQUATIONS, EQUATIONS).forgetful().seed(4).tries(300).passes((assumed, asked) -> {
            var early = new TermGraph(new Heads());
            asked.forEach(each -> early.areEqual(each.left(), each.right()));
            assumed.forEach(each -> early.merge(LAW, each.left(), each.right()));
            var late = new TermGraph(new Heads());
            assumed.forEach(each -> late.merge(LAW, each.left(), each.right()));
            asked.forEach(each -> assertEquals(
                    late.areEqual(each.left(), each.right()),
                    early.areEqual(each.left(), each.right()),
                    each::toString));
        });
    }
}
