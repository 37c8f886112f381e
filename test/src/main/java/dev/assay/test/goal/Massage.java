package dev.assay.test.goal;

import dev.assay.logic.HolNames;
import dev.assay.logic.Sort;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Abs;
import dev.assay.logic.Term.App;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.infer.SortAlgebra;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.theory.Theory;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Pulls universal quantifiers out of a formula, so that what they bind can be generated, and splits it into premises and
 * a conclusion. All steps are equivalences.
 */
final class Massage {
    private static final Sort FINITE = Sort.of(HolNames.FINITE);

    private final Definitions definitions;
    private final SortAlgebra sorts;
    private final Set<Free> variables = new LinkedHashSet<>();
    private final Set<String> names = new HashSet<>();
    private final List<Term> premises = new ArrayList<>();

    private Massage(Theory theory, Iterable<Free> frees) {
        definitions = new Definitions(theory);
        sorts = SortAlgebra.of(theory.signature());
        for (Free free : frees) {
            variables.add(free);
            names.add(free.name());
        }
    }

    /** premises ⟶ conclusion for all values of the variables. */
    record Massaged(List<Free> variables, List<Term> premises, Term conclusion) {}

    static Massaged of(Theory theory, List<Term> assumptions, Term conclusion) {
        var frees = new LinkedHashSet<Free>();
        assumptions.forEach(a -> frees.addAll(a.frees()));
        frees.addAll(conclusion.frees());
        var massage = new Massage(theory, frees);
        assumptions.forEach(a -> massage.assume(a.betaNormal()));
        Term rest = massage.show(conclusion.betaNormal());
        return new Massaged(List.copyOf(massage.variables), List.copyOf(massage.premises), rest);
    }

    /** What is left of a formula to be shown, without its premises and universal quantifiers. */
    private Term show(Term formula) {
        if (formula.head() instanceof Const(var name, var type)) {
            List<Term> parts = formula.arguments();
            if (name.equals(Hol.ALL) && parts.size() == 1) {
                return show(body(parts.getFirst()));
            }
            if (name.equals(Hol.IMPLIES.name()) && parts.size() == 2) {
                assume(parts.get(0));
                return show(parts.get(1));
            }
            if (name.equals(Hol.NOT.name()) && parts.size() == 1) {
                return showNot(formula, parts.getFirst());
            }
            if ((name.equals(Hol.AND.name()) || name.equals(Hol.OR.name())) && parts.size() == 2) {
                return Term.app(formula.head(), pull(parts.get(0), Hol.ALL), pull(parts.get(1), Hol.ALL));
            }
            if (name.equals(Hol.EQ) && parts.size() == 2 && type.domain().isFun()) {
                Free x = fresh("x", type.domain().domain());
                return show(Hol.mkEq(applied(parts.get(0), x), applied(parts.get(1), x)));
            }
        }
        return ranging(formula).map(this::show).orElse(formula);
    }

    private Term showNot(Term formula, Term negated) {
        if (negated.head() instanceof Const(var name, var _)) {
            List<Term> parts = negated.arguments();
            if (name.equals(Hol.EX) && parts.size() == 1) {
                return show(Hol.mkNot(body(parts.getFirst())));
            }
            if (name.equals(Hol.NOT.name())) {
                return show(parts.getFirst());
            }
            if (name.equals(Hol.AND.name())) {
                assume(parts.get(0));
                return show(Hol.mkNot(parts.get(1)));
            }
        }
        return formula;
    }

    private void assume(Term formula) {
        if (formula.head() instanceof Const(var name, var _)) {
            List<Term> parts = formula.arguments();
            if (name.equals(Hol.TRUE.name())) {
                return;
            }
            if (name.equals(Hol.EX) && parts.size() == 1) {
                assume(body(parts.getFirst()));
                return;
            }
            if (name.equals(Hol.AND.name()) && parts.size() == 2) {
                assume(parts.get(0));
                assume(parts.get(1));
                return;
            }
            if (name.equals(Hol.OR.name()) && parts.size() == 2) {
                premises.add(Hol.mkOr(pull(parts.get(0), Hol.EX), pull(parts.get(1), Hol.EX)));
                return;
            }
            if (name.equals(Hol.NOT.name()) && parts.size() == 1 && assumeNot(parts.getFirst())) {
                return;
            }
        }
        premises.add(formula);
    }

    private boolean assumeNot(Term negated) {
        if (!(negated.head() instanceof Const(var name, var _))) {
            return false;
        }
        List<Term> parts = negated.arguments();
        if (name.equals(Hol.ALL) && parts.size() == 1) {
            assume(Hol.mkNot(body(parts.getFirst())));
        } else if (name.equals(Hol.NOT.name())) {
            assume(parts.getFirst());
        } else if (name.equals(Hol.OR.name())) {
            assume(Hol.mkNot(parts.get(0)));
            assume(Hol.mkNot(parts.get(1)));
        } else if (name.equals(Hol.IMPLIES.name())) {
            assume(parts.get(0));
            assume(Hol.mkNot(parts.get(1)));
        } else {
            Optional<Term> body = ranging(negated);
            body.ifPresent(b -> assume(Hol.mkNot(b)));
            return body.isPresent();
        }
        return true;
    }

    /**
     * What a formula says of any value, if it stands for a universal quantifier over an infinite type: definitions such as that
     * of {@code inj} hide one that nobody could run. Over a finite type, code does it faster.
     */
    private Optional<Term> ranging(Term formula) {
        if (!(formula.head() instanceof Const(var name, var _))) {
            return Optional.empty();
        }
        List<Term> parts = formula.arguments();
        boolean isPlain = name.equals(Hol.ALL) && parts.size() == 1;
        boolean isBounded = name.equals(HolNames.BALL) && parts.size() == 2 && isEverything(parts.getFirst());
        if (isPlain || isBounded) {
            Term predicate = parts.getLast();
            return isFinite(predicate.type().domain()) ? Optional.empty() : Optional.of(body(predicate));
        }
        // Of sets and numbers there is code.
        return parts.stream().anyMatch(p -> p.type().isFun())
                ? definitions.unfolded(formula).flatMap(this::ranging)
                : Optional.empty();
    }

    private static boolean isEverything(Term set) {
        return set instanceof Const(var name, var _) && name.equals(HolNames.TOP);
    }

    private boolean isFinite(Type type) {
        return sorts.isOfSort(type, FINITE);
    }

    /** The formula without the quantifiers of one kind that stand outermost in it, below conjunction and disjunction. */
    private Term pull(Term formula, String quantifier) {
        if (formula.head() instanceof Const(var name, var _)) {
            List<Term> parts = formula.arguments();
            if (name.equals(quantifier) && parts.size() == 1) {
                return pull(body(parts.getFirst()), quantifier);
            }
            if ((name.equals(Hol.AND.name()) || name.equals(Hol.OR.name())) && parts.size() == 2) {
                return Term.app(formula.head(), pull(parts.get(0), quantifier), pull(parts.get(1), quantifier));
            }
            if (name.equals(Hol.IMPLIES.name()) && parts.size() == 2) {
                return Hol.mkImplies(pull(parts.get(0), dual(quantifier)), pull(parts.get(1), quantifier));
            }
            if (name.equals(Hol.NOT.name()) && parts.size() == 1) {
                return Hol.mkNot(pull(parts.getFirst(), dual(quantifier)));
            }
        }
        return formula;
    }

    private static String dual(String quantifier) {
        return quantifier.equals(Hol.ALL) ? Hol.EX : Hol.ALL;
    }

    private Term body(Term predicate) {
        String hint = predicate instanceof Abs(var given, var _, var _) ? given : "x";
        return applied(predicate, fresh(hint, predicate.type().domain()));
    }

    private static Term applied(Term function, Term argument) {
        return function instanceof Abs(var _, var _, var body)
                ? body.instantiate(argument).betaNormal()
                : new App(function, argument);
    }

    private Free fresh(String hint, Type type) {
        String name = hint;
        while (!names.add(name)) {
            name += "'";
        }
        Free result = new Free(name, type);
        variables.add(result);
        return result;
    }
}
