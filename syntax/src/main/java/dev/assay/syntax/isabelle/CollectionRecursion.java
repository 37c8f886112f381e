package dev.assay.syntax.isabelle;

import static dev.assay.logic.Term.app;

import dev.assay.logic.DefinitionException;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.define.ConditionalEquations.Clause;
import dev.assay.logic.define.Definitions;
import dev.assay.logic.kernel.Fresh;
import dev.assay.logic.kernel.Functor;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.kernel.Trust;
import dev.assay.logic.rules.Rules;
import dev.assay.logic.theory.Theory;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Functions by recursion on {@link CollectionDatatypes}, about which the kernel knows no recursion. Such a function is defined to be some function
 * that satisfies its equations; that there is one is taken for granted.
 *
 * <pre>
 *   f = (SOME g. (∀xs. g (C xs) = t) ∧ …)
 * </pre>
 */
final class CollectionRecursion {
    private final Theory theory;
    private final Free function;

    /** The place of the argument on which the function recurs. */
    private final int place;

    private CollectionRecursion(Theory theory, Free function, int place) {
        this.theory = theory;
        this.function = function;
        this.place = place;
    }

    /** The theory with the function; empty if the equations are not those of one function by the constructors of such a datatype. */
    static Optional<Theory> define(Theory theory, List<Free> functions, List<Clause> clauses) {
        if (functions.size() != 1
                || clauses.isEmpty()
                || clauses.stream().anyMatch(c -> !c.conditions().isEmpty())) {
            return Optional.empty();
        }
        List<Term> first = left(clauses.getFirst()).arguments();
        for (int i = 0; i < first.size(); i++) {
            if (CollectionDatatypes.isOne(theory, first.get(i).type()) && !(first.get(i) instanceof Free)) {
                return Optional.of(new CollectionRecursion(theory, functions.getFirst(), i).define(clauses));
            }
        }
        return Optional.empty();
    }

    private static Term left(Clause clause) {
        return Rules.sides(clause.equation())[0];
    }

    private Theory define(List<Clause> clauses) {
        var constructors = new HashSet<String>();
        for (Clause clause : clauses) {
            List<Free> parts = parts(clause, constructors);
            if (!isSmaller(Rules.sides(clause.equation())[1], Set.copyOf(parts))) {
                throw new DefinitionException(function.name() + ": the recursion in " + clause.equation()
                        + " is not seen to go into the parts of its argument");
            }
        }
        Free g = new Fresh(clauses.stream().map(Clause::equation).toList()).variable("g", function.type());
        Term all = clauses.stream()
                .map(clause -> quantified(clause.equation()).substitute(Map.of(function, g)))
                .reduce((one, other) -> Hol.mkAnd(one, other))
                .orElseThrow();
        Term some = app(Hol.some(function.type()), Term.lambda(g, all));
        Theory defined = Definitions.define(theory, function.name(), Hol.mkEq(function, some));
        Const constant = new Const(function.name(), function.type());
        String simps = function.name() + ".simps";
        List<Thm> equations = clauses.stream()
                .map(clause -> Thm.oracle(
                        defined.signature(),
                        new Trust.Obligation(simps),
                        clause.equation().substitute(Map.of(function, constant))))
                .toList();
        return defined.withFact(simps, equations, "simp");
    }

    /** The equation for all values of its variables. */
    private Term quantified(Term equation) {
        var variables = new LinkedHashSet<>(equation.frees());
        variables.remove(function);
        return Hol.mkAll(List.copyOf(variables), equation);
    }

    /** The arguments of the constructor that the clause is for; all other arguments are different variables. */
    private List<Free> parts(Clause clause, Set<String> constructors) {
        var variables = new ArrayList<Free>();
        List<Free> result = List.of();
        List<Term> arguments = left(clause).arguments();
        for (int i = 0; i < arguments.size(); i++) {
            List<Term> parts = i == place ? arguments.get(i).arguments() : List.of(arguments.get(i));
            var own = new ArrayList<Free>();
            for (Term part : parts) {
                if (!(part instanceof Free variable)) {
                    throw new DefinitionException(function.name() + ": not a variable: " + part);
                }
                own.add(variable);
            }
            variables.addAll(own);
            result = i == place ? own : result;
        }
        boolean isConstructor = arguments.get(place).head() instanceof Const c
                && CollectionDatatypes.isConstructor(theory, c)
                && constructors.add(c.name());
        if (!isConstructor || Set.copyOf(variables).size() < variables.size()) {
            throw new DefinitionException(
                    function.name() + ": not the only equation for a constructor of its variables: " + left(clause));
        }
        return result;
    }

    /** Whether the function is applied only to parts of its argument, which may be bound by a function that is mapped over a part. */
    private boolean isSmaller(Term term, Set<Free> parts) {
        List<Term> arguments = term.arguments();
        if (term.head().equals(function)) {
            return arguments.size() > place
                    && arguments.get(place) instanceof Free part
                    && parts.contains(part)
                    && arguments.stream().allMatch(a -> isSmaller(a, parts));
        }
        if (term.head() instanceof Const map
                && isMap(map, arguments)
                && arguments.getLast() instanceof Free part
                && parts.contains(part)) {
            return arguments.stream().allMatch(a -> isSmallerInside(a, parts));
        }
        return switch (term) {
            case Term.App(var f, var argument) -> isSmaller(f, parts) && isSmaller(argument, parts);
            case Term.Abs(var hint, var type, var body) ->
                isSmaller(body.instantiate(new Fresh(List.of(body, function)).variable(hint, type)), parts);
            case Const _, Free _, Term.Bound _ -> true;
        };
    }

    /** The same of a function that is mapped over a part, whose argument is inside of the part. */
    private boolean isSmallerInside(Term mapped, Set<Free> parts) {
        if (mapped.head().equals(function) && mapped.arguments().size() == place) {
            return mapped.arguments().stream().allMatch(a -> isSmaller(a, parts));
        }
        if (!(mapped instanceof Term.Abs(var hint, var type, var body))) {
            return isMapOfNone(mapped)
                    ? mapped.arguments().stream().allMatch(a -> isSmallerInside(a, parts))
                    : isSmaller(mapped, parts);
        }
        var avoided = new ArrayList<Term>(parts);
        avoided.add(body);
        avoided.add(function);
        Free inside = new Fresh(avoided).variable(hint, type);
        var more = new HashSet<>(parts);
        more.add(inside);
        return isSmaller(body.instantiate(inside), more);
    }

    /** Whether it is a map function that lacks what is mapped over. */
    private boolean isMapOfNone(Term term) {
        return term.head() instanceof Const map
                && term.type() instanceof Type.Con
                && isMap(
                        map,
                        Stream.concat(
                                        term.arguments().stream(),
                                        Stream.of(new Free("x", term.type().domain())))
                                .toList());
    }

    /** Whether the constant maps functions over a value, with all arguments there. */
    private boolean isMap(Const constant, List<Term> arguments) {
        if (arguments.isEmpty() || !(arguments.getLast().type() instanceof Type.Con(var name, var _))) {
            return false;
        }
        boolean isOwn =
                CollectionDatatypes.map(name).filter(constant.name()::equals).isPresent();
        Optional<Functor> functor = theory.signature().functor(name);
        return isOwn && arguments.size() == 2
                || functor.isPresent()
                        && functor.get().map().equals(constant.name())
                        && arguments.size() == functor.get().live().size() + 1;
    }
}
