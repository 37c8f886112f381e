package dev.assay.logic.define;

import dev.assay.logic.Term;
import dev.assay.logic.Term.App;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Signature;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Matching;
import dev.assay.logic.rules.Rules;
import dev.assay.logic.theory.Specification;
import dev.assay.logic.theory.Theory;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Theorems that users prove, in the shape that a definition needs. The user may quantify the variables or
 * leave them free, name them at will, and state the theorem up to βη and more generally.
 */
final class Shapes {
    private Shapes() {}

    /** The theorem as {@code wanted}, if that is an instance of it or of what its own words mean. */
    static Optional<Thm> as(Theory theory, Thm given, Term wanted) {
        return among(theory, List.of(given), wanted);
    }

    /** The first of the theorems that can be read as {@code wanted}; what their words mean is looked at only if all else fails. */
    static Optional<Thm> among(Theory theory, Collection<Thm> given, Term wanted) {
        List<Thm> known = Refusals.translated(() ->
                given.stream().map(thm -> thm.transfer(theory.signature())).toList());
        return Stream.concat(known.stream(), known.stream().map(thm -> unfolded(theory, thm, wanted)))
                .flatMap(thm -> as(theory.signature(), thm, wanted).stream())
                .findFirst();
    }

    /** The theorem with all defined constants unfolded that do not occur in {@code kept}. */
    static Thm unfolded(Theory theory, Thm given, Term kept) {
        var seen = new HashSet<String>();
        kept.constants().forEach(c -> seen.add(c.name()));
        var definitions = new ArrayList<Thm>();
        var queue = new ArrayDeque<Term>(List.of(given.conclusion()));
        while (!queue.isEmpty()) {
            for (Const c : queue.removeFirst().constants()) {
                // The connectives are the words that every statement is in.
                if (!c.name().startsWith("HOL.") && seen.add(c.name())) {
                    for (Specification s : theory.specifications(c.name())) {
                        if (s instanceof Specification.Defined(var _, var equation)) {
                            definitions.add(equation);
                            queue.add(equation.conclusion());
                        }
                    }
                }
            }
        }
        return definitions.isEmpty() ? given : new Unfolding(theory.signature(), definitions).apply(given);
    }

    private static Optional<Thm> as(Signature signature, Thm given, Term wanted) {
        Thm opened = open(Rules.convert(given, given.conclusion().normal()));
        var variables = new ArrayList<Free>();
        Term goal = open(wanted.normal(), variables);
        return Matching.instance(opened.transfer(signature), opened.conclusion(), goal)
                .map(thm -> Rules.convert(Rules.gens(variables, thm), wanted));
    }

    /** Γ ⊢ ∀xs. p becomes Γ ⊢ p with new variables xs. */
    static Thm open(Thm fact) {
        Set<String> taken = new HashSet<>();
        fact.hypotheses().forEach(h -> h.frees().forEach(v -> taken.add(v.name())));
        fact.conclusion().frees().forEach(v -> taken.add(v.name()));
        Thm result = fact;
        while (result.conclusion() instanceof App(Const(var all, var type), var predicate) && all.equals(Hol.ALL)) {
            result = Thm.spec(fresh(predicate, type.domain().domain(), taken), result);
        }
        return result;
    }

    private static Term open(Term proposition, List<Free> variables) {
        Set<String> taken = new HashSet<>();
        proposition.frees().forEach(v -> taken.add(v.name()));
        Term result = proposition;
        while (result instanceof App(Const(var all, var type), var predicate) && all.equals(Hol.ALL)) {
            Free x = fresh(predicate, type.domain().domain(), taken);
            variables.add(x);
            result =
                    predicate instanceof Term.Abs(var _, var _, var body) ? body.instantiate(x) : new App(predicate, x);
        }
        return result;
    }

    private static Free fresh(Term predicate, Type type, Set<String> taken) {
        return new Free(fresh(predicate instanceof Term.Abs(var hint, var _, var _) ? hint : "x", taken), type);
    }

    /** A name like {@code hint} that is not taken, and is from now on. */
    static String fresh(String hint, Set<String> taken) {
        String name = hint.isBlank() ? "x" : hint;
        while (!taken.add(name)) {
            name += "'";
        }
        return name;
    }

    /** P t with P's own abstraction reduced, as the kernel states membership in {x. P x}. */
    static Term member(Term predicate, Term t) {
        return predicate instanceof Term.Abs(var _, var _, var body) ? body.instantiate(t) : new App(predicate, t);
    }
}
