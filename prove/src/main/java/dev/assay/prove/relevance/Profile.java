package dev.assay.prove.relevance;

import dev.assay.logic.HolNames;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Abs;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Signature;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** The symbols that a formula shows to the filter: no connectives, but something for abstractions and for what would be skolemised. */
final class Profile {
    static final String ABSTRACTION = " λ";
    static final String SKOLEM = " ∃";
    static final String THEORY = " theory ";

    /** What every prover has built in, and membership, whose axioms are always told. */
    private static final Set<String> BUILT_IN = Set.of(
            Hol.IMPLIES.name(),
            Hol.TRUE.name(),
            Hol.FALSE.name(),
            Hol.NOT.name(),
            Hol.AND.name(),
            Hol.OR.name(),
            Hol.EQ,
            Hol.ALL,
            Hol.EX,
            Hol.IF,
            Hol.LET,
            HolNames.MEMBER,
            HolNames.COLLECT);

    private final Signature signature;
    private final Symbols symbols;
    private final boolean isGoal;
    private Set<Integer> found = new TreeSet<>();
    private final Set<Integer> onTheRight = new TreeSet<>();
    private final Map<Type.Var, Type> fixed = new HashMap<>();

    private Profile(Signature signature, Symbols symbols, boolean isGoal) {
        this.signature = signature;
        this.symbols = symbols;
        this.isGoal = isGoal;
    }

    /** The symbols of a fact, by number, ascending. */
    static final class Shape {
        private final int[] main;
        private final int[] right;

        private Shape(int[] main, int[] right) {
            this.main = main;
            this.right = right;
        }

        /** All but those that only an equation's right side has. */
        int[] main() {
            return main;
        }

        /** Those, which come into play only when the equation is used. */
        int[] right() {
            return right;
        }
    }

    static Shape ofFact(Signature signature, Symbols symbols, Term proposition, String theory) {
        var profile = new Profile(signature, symbols, false);
        profile.conclusion(proposition);
        if (!theory.isEmpty()) {
            profile.found.add(symbols.pseudo(THEORY + theory));
        }
        profile.onTheRight.removeAll(profile.found);
        return new Shape(numbers(profile.found), numbers(profile.onTheRight));
    }

    /** The symbols of what is to be shown; its variables and type variables are fixed. */
    static int[] ofGoal(Signature signature, Symbols symbols, List<Term> propositions) {
        var profile = new Profile(signature, symbols, true);
        for (Term p : propositions) {
            p.typeVariables().forEach(v -> profile.fixed.put(v, Type.con(v.name())));
            profile.formula(p, false);
        }
        return numbers(profile.found);
    }

    private static int[] numbers(Set<Integer> symbols) {
        return symbols.stream().mapToInt(Integer::intValue).toArray();
    }

    /** A fact: where it is an equation under premises, its right side is kept apart. */
    private void conclusion(Term proposition) {
        Term rest = proposition;
        while (rest.isApplied(Hol.IMPLIES.name()) && rest.arguments().size() == 2) {
            formula(rest.arguments().getFirst(), false);
            rest = rest.arguments().getLast();
        }
        if (rest.isApplied(Hol.EQ) && rest.arguments().size() == 2) {
            formula(rest.arguments().getFirst(), true);
            Set<Integer> before = found;
            found = onTheRight;
            Term right = rest.arguments().getLast();
            formula(right instanceof Abs abs ? body(abs) : right, true);
            found = before;
        } else {
            formula(rest, true);
        }
    }

    private void formula(Term term, boolean isPositive) {
        List<Term> arguments = term.arguments();
        String name = term.head() instanceof Const(var n, var _) ? n : "";
        if (name.equals(Hol.NOT.name()) && arguments.size() == 1) {
            formula(arguments.getFirst(), !isPositive);
        } else if (name.equals(Hol.IMPLIES.name()) && arguments.size() == 2) {
            formula(arguments.getFirst(), !isPositive);
            formula(arguments.getLast(), isPositive);
        } else if ((name.equals(Hol.ALL) || name.equals(Hol.EX))
                && arguments.size() == 1
                && arguments.getFirst() instanceof Abs(var _, var _, var body)) {
            if (!isGoal && name.equals(Hol.EX) == isPositive) {
                found.add(symbols.pseudo(SKOLEM));
            }
            formula(body, isPositive);
        } else if (name.equals(Hol.AND.name()) || name.equals(Hol.OR.name())) {
            arguments.forEach(a -> formula(a, isPositive));
        } else if (name.equals(Hol.EQ) && arguments.size() == 2) {
            formula(arguments.getFirst(), isPositive);
            // What a definition is about stands on the left; that it has an abstraction on the right is no fault.
            formula(arguments.getLast() instanceof Abs abs ? body(abs) : arguments.getLast(), isPositive);
        } else {
            term(term);
        }
    }

    private static Term body(Abs abstraction) {
        Term result = abstraction;
        while (result instanceof Abs(var _, var _, var inner)) {
            result = inner;
        }
        return result;
    }

    private void term(Term term) {
        switch (term) {
            case Const(var name, var type) -> {
                if (!BUILT_IN.contains(name)) {
                    found.add(symbols.constant(signature, name, isGoal ? type.substitute(fixed) : type));
                }
            }
            case Free(var name, var _) -> {
                if (isGoal) {
                    found.add(symbols.pseudo(" fixed " + name));
                }
            }
            case Term.Bound _ -> {}
            case Abs(var _, var _, var body) -> {
                found.add(symbols.pseudo(ABSTRACTION));
                term(body);
            }
            case Term.App(var function, var argument) -> {
                term(function);
                // A quantifier inside a term brings its own abstraction.
                boolean isQuantifier =
                        function instanceof Const(var name, var _) && (name.equals(Hol.ALL) || name.equals(Hol.EX));
                term(isQuantifier && argument instanceof Abs abs ? abs.body() : argument);
            }
        }
    }
}
