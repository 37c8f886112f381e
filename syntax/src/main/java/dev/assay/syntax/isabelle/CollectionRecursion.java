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
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Functions by recursion on {@link CollectionDatatypes}, about which the kernel knows no recursion. Such a function is defined to be some function
 * that satisfies its equations, of which the first that matches counts; that there is one is taken for granted.
 *
 * <pre>
 *   f = (SOME g. (∀xs. g p = t) ∧ (∀ys. (∄xs. q = p) ⟶ g q = u) ∧ …)
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
        Free function = functions.getFirst();
        int arity = left(clauses.getFirst()).arguments().size();
        boolean isNeeded = clauses.stream()
                .flatMap(clause -> left(clause).constants().stream())
                .anyMatch(c -> CollectionDatatypes.isConstructor(theory, c));
        if (!isNeeded) {
            return Optional.empty();
        }
        CollectionRecursion recursion = IntStream.range(0, arity)
                .mapToObj(i -> new CollectionRecursion(theory, function, i))
                .filter(r -> clauses.stream().allMatch(r::isSmaller))
                .findFirst()
                .orElseThrow(() -> new DefinitionException(
                        function.name() + ": the recursion is not seen to go into the parts of an argument"));
        return Optional.of(recursion.define(clauses));
    }

    private static Term left(Clause clause) {
        return Rules.sides(clause.equation())[0];
    }

    private Theory define(List<Clause> clauses) {
        var equations = new ArrayList<Term>();
        for (int i = 0; i < clauses.size(); i++) {
            Term equation = clauses.get(i).equation();
            Term left = left(clauses.get(i));
            requirePatterns(left);
            List<Term> earlier = clauses.subList(0, i).stream()
                    .map(CollectionRecursion::left)
                    .filter(other -> !differ(other, left))
                    .map(other -> isNone(other, left))
                    .toList();
            equations.add(Hol.mkImplies(earlier, equation));
        }
        Free g = new Fresh(equations).variable("g", function.type());
        Term all = equations.stream()
                .map(equation -> quantified(equation).substitute(Map.of(function, g)))
                .reduce((one, other) -> Hol.mkAnd(one, other))
                .orElseThrow();
        Term some = app(Hol.some(function.type()), Term.lambda(g, all));
        Theory defined = Definitions.define(theory, function.name(), Hol.mkEq(function, some));
        Const constant = new Const(function.name(), function.type());
        String simps = function.name() + ".simps";
        List<Thm> theorems = equations.stream()
                .map(equation -> Thm.oracle(
                        defined.signature(),
                        new Trust.Obligation(simps),
                        equation.substitute(Map.of(function, constant))))
                .toList();
        return defined.withFact(simps, theorems, "simp");
    }

    /** The equation for all values of its variables. */
    private Term quantified(Term equation) {
        var variables = new LinkedHashSet<>(equation.frees());
        variables.remove(function);
        return Hol.mkAll(List.copyOf(variables), equation);
    }

    /** The arguments are constructors applied to patterns, or variables, none of them twice. */
    private void requirePatterns(Term left) {
        var variables = new ArrayList<Free>();
        left.arguments().forEach(pattern -> addVariables(pattern, variables));
        if (Set.copyOf(variables).size() < variables.size()) {
            throw new DefinitionException(function.name() + ": a variable occurs twice in " + left);
        }
    }

    private void addVariables(Term pattern, List<Free> variables) {
        if (pattern instanceof Free variable) {
            variables.add(variable);
        } else if (isConstructor(pattern)) {
            pattern.arguments().forEach(part -> addVariables(part, variables));
        } else {
            throw new DefinitionException(function.name() + ": not a constructor pattern: " + pattern);
        }
    }

    /** Whether the term is a constructor, of whatever kind of datatype, with all its arguments. */
    private boolean isConstructor(Term term) {
        return term.head() instanceof Const c
                && term.type() instanceof Type.Con(var type, var _)
                && (CollectionDatatypes.isOne(theory, term.type())
                        ? CollectionDatatypes.isConstructor(theory, c)
                        : theory.signature()
                                .datatype(type)
                                .filter(datatype -> !datatype.isCo())
                                .flatMap(datatype -> datatype.constructor(c.name()))
                                .isPresent());
    }

    /** Whether no values match both: somewhere they have different constructors. */
    private static boolean differ(Term one, Term other) {
        if (one instanceof Free || other instanceof Free) {
            return false;
        }
        return !one.head().equals(other.head()) && one.head() instanceof Const a && other.head() instanceof Const b
                ? !a.name().equals(b.name())
                : IntStream.range(0, one.arguments().size())
                        .anyMatch(i ->
                                differ(one.arguments().get(i), other.arguments().get(i)));
    }

    /** ¬ (∃xs. p₁ = t₁ ∧ …), for the patterns p of one left-hand side with the variables xs and the arguments t of another. */
    private static Term isNone(Term patterns, Term arguments) {
        var names = new HashMap<Free, Term>();
        var fresh = new Fresh(List.of(patterns, arguments));
        var own = new ArrayList<Free>();
        patterns.arguments().stream()
                .flatMap(p -> p.frees().stream())
                .distinct()
                .forEach(v -> {
                    Free renamed = fresh.variable(v.name(), v.type());
                    own.add(renamed);
                    names.put(v, renamed);
                });
        Term matches = IntStream.range(0, patterns.arguments().size())
                .mapToObj(i -> Hol.mkEq(
                        arguments.arguments().get(i),
                        patterns.arguments().get(i).substitute(names)))
                .reduce((first, second) -> Hol.mkAnd(first, second))
                .orElseThrow();
        return Hol.mkNot(Hol.mkEx(own, matches));
    }

    private boolean isSmaller(Clause clause) {
        Term argument = left(clause).arguments().get(place);
        Set<Free> parts = argument instanceof Free ? Set.of() : Set.copyOf(argument.frees());
        return isSmaller(Rules.sides(clause.equation())[1], parts);
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
