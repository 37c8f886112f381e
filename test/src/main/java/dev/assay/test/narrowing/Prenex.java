package dev.assay.test.narrowing;

import dev.assay.logic.HolNames;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Abs;
import dev.assay.logic.Term.App;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.test.Problem;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/** Quantifiers in front of premises and a conclusion. */
record Prenex(List<Bound> prefix, List<Term> premises, Term conclusion) {
    /** A variable with its quantifier. */
    record Bound(Quantifier quantifier, Free variable) {}

    Prenex {
        prefix = List.copyOf(prefix);
        premises = List.copyOf(premises);
    }

    boolean isUniversal() {
        return prefix.stream().allMatch(b -> b.quantifier == Quantifier.FOR_ALL);
    }

    /**
     * The problem with its quantifiers in front, but for those that hide a search which a program can do itself.
     *
     * @param isExecutable whether a program can decide a quantified formula
     */
    static Prenex of(Problem problem, Predicate<Term> isExecutable) {
        var pulling = new Pulling(problem, isExecutable);
        Term whole = Hol.mkImplies(problem.premises(), problem.conclusion());
        Pulled pulled = pulling.pull(whole, Quantifier.FOR_ALL);
        var prefix = new ArrayList<Bound>();
        problem.variables().forEach(v -> prefix.add(new Bound(Quantifier.FOR_ALL, v)));
        prefix.addAll(pulled.prefix);
        Term matrix = prefix.stream().allMatch(b -> b.quantifier == Quantifier.FOR_ALL)
                ? pulled.matrix
                : orient(pulled.matrix, prefix.stream().map(Bound::variable).toList());
        var premises = new ArrayList<Term>();
        while (matrix instanceof App(App(Const(var name, var _), var premise), var rest)
                && name.equals(Hol.IMPLIES.name())) {
            conjuncts(premise, premises);
            matrix = rest;
        }
        return new Prenex(prefix, premises, matrix);
    }

    private static void conjuncts(Term term, List<Term> into) {
        if (term instanceof App(App(Const(var name, var _), var left), var right) && name.equals(Hol.AND.name())) {
            conjuncts(left, into);
            conjuncts(right, into);
        } else {
            into.add(term);
        }
    }

    /**
     * Equations between two variables, the one that is bound further inside first: it is the one that gets refined, and
     * the fewer variables come after it, the less is copied.
     */
    private static Term orient(Term term, List<Free> order) {
        return switch (term) {
            case App(App(Const eq, Free left), Free right)
            when eq.name().equals(Hol.EQ) && order.indexOf(left) < order.indexOf(right) -> Term.app(eq, right, left);
            case App(var function, var argument) -> new App(orient(function, order), orient(argument, order));
            case Abs(var hint, var type, var body) -> new Abs(hint, type, orient(body, order));
            case Const _, Free _, Term.Bound _ -> term;
        };
    }

    private record Pulled(List<Bound> prefix, Term matrix) {}

    private static final class Pulling {
        private final Predicate<Term> isExecutable;
        private final Set<String> names = new HashSet<>();

        Pulling(Problem problem, Predicate<Term> isExecutable) {
            this.isExecutable = isExecutable;
            problem.variables().forEach(v -> names.add(v.name()));
        }

        /** @param all what a universal quantifier here is for the whole formula */
        Pulled pull(Term term, Quantifier all) {
            if (!hasQuantifier(term)) {
                return new Pulled(List.of(), term);
            }
            if (!(term.head() instanceof Const(var name, var _))) {
                return new Pulled(List.of(), term);
            }
            List<Term> arguments = term.arguments();
            return switch (name) {
                case HolNames.ALL -> quantified(term, arguments, all);
                case HolNames.EX -> quantified(term, arguments, all.dual());
                case HolNames.BALL, HolNames.BEX -> bounded(term, name, arguments, all);
                case HolNames.NOT -> {
                    Pulled body = pull(arguments.getFirst(), all.dual());
                    yield new Pulled(body.prefix, Hol.mkNot(body.matrix));
                }
                case HolNames.AND, HolNames.OR ->
                    both(pull(arguments.get(0), all), pull(arguments.get(1), all), (Const) term.head());
                case HolNames.IMPLIES ->
                    both(pull(arguments.get(0), all.dual()), pull(arguments.get(1), all), Hol.IMPLIES);
                case HolNames.EQ ->
                    arguments.getFirst().type().equals(Type.bool())
                            ? pull(
                                    Hol.mkAnd(
                                            Hol.mkImplies(arguments.get(0), arguments.get(1)),
                                            Hol.mkImplies(arguments.get(1), arguments.get(0))),
                                    all)
                            : new Pulled(List.of(), term);
                case HolNames.IF ->
                    arguments.size() == 3
                            ? pull(
                                    Hol.mkAnd(
                                            Hol.mkImplies(arguments.get(0), arguments.get(1)),
                                            Hol.mkImplies(Hol.mkNot(arguments.get(0)), arguments.get(2))),
                                    all)
                            : new Pulled(List.of(), term);
                default -> new Pulled(List.of(), term);
            };
        }

        private Pulled quantified(Term term, List<Term> arguments, Quantifier quantifier) {
            if (quantifier == Quantifier.EXISTS && isExecutable.test(term)) {
                return new Pulled(List.of(), term);
            }
            Term predicate = arguments.getFirst();
            Free x = fresh(
                    predicate instanceof Abs(var hint, var _, var _) ? hint : "x",
                    predicate.type().domain());
            Pulled body = pull(Term.app(predicate, x).betaNormal(), all(term, quantifier));
            var prefix = new ArrayList<>(List.of(new Bound(quantifier, x)));
            prefix.addAll(body.prefix);
            return new Pulled(prefix, body.matrix);
        }

        /** What a universal quantifier below this one is for the whole formula. */
        private static Quantifier all(Term term, Quantifier quantifier) {
            return term.isApplied(Hol.ALL) ? quantifier : quantifier.dual();
        }

        /** ∀x∈A. P x is ∀x. x ∈ A ⟶ P x, and ∃x∈A. P x is ∃x. x ∈ A ∧ P x. */
        private Pulled bounded(Term term, String name, List<Term> arguments, Quantifier all) {
            if (isExecutable.test(term)) {
                return new Pulled(List.of(), term);
            }
            Term set = arguments.get(0);
            Type element = ((Type.Con) set.type()).arguments().getFirst();
            Free x = fresh("x", element);
            Const member = new Const(HolNames.MEMBER, Type.fun(List.of(element, set.type()), Type.bool()));
            Term isIn = Term.app(member, x, set);
            Term holds = Term.app(arguments.get(1), x).betaNormal();
            return pull(
                    name.equals(HolNames.BALL)
                            ? Hol.mkAll(x, Hol.mkImplies(isIn, holds))
                            : Hol.mkEx(x, Hol.mkAnd(isIn, holds)),
                    all);
        }

        /** Universal quantifiers of either side come first wherever the order is free. */
        private static Pulled both(Pulled left, Pulled right, Const connective) {
            var prefix = new ArrayList<Bound>();
            int i = 0;
            int j = 0;
            var turn = Quantifier.FOR_ALL;
            while (i < left.prefix.size() || j < right.prefix.size()) {
                while (i < left.prefix.size() && left.prefix.get(i).quantifier == turn) {
                    prefix.add(left.prefix.get(i++));
                }
                while (j < right.prefix.size() && right.prefix.get(j).quantifier == turn) {
                    prefix.add(right.prefix.get(j++));
                }
                turn = turn.dual();
            }
            return new Pulled(prefix, Term.app(connective, left.matrix, right.matrix));
        }

        private Free fresh(String hint, Type type) {
            String name = hint;
            while (!names.add(name)) {
                name += "'";
            }
            return new Free(name, type);
        }

        private static boolean hasQuantifier(Term term) {
            return switch (term) {
                case Const(var name, var _) ->
                    name.equals(Hol.ALL)
                            || name.equals(Hol.EX)
                            || name.equals(HolNames.BALL)
                            || name.equals(HolNames.BEX);
                case App(var function, var argument) -> hasQuantifier(function) || hasQuantifier(argument);
                case Abs(var _, var _, var body) -> hasQuantifier(body);
                case Free _, Term.Bound _ -> false;
            };
        }
    }
}
