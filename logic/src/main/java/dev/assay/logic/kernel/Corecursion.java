package dev.assay.logic.kernel;

import static dev.assay.logic.Term.app;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Functions into codatatypes given by one equation each, whose calls all stand under a constructor of the
 * codatatype, so that unfolding the equation always yields at least one more constructor.
 */
public final class Corecursion {
    private final Signature signature;
    private final String rule;
    private final Map<Free, Integer> arities = new LinkedHashMap<>();
    private final List<Term> equations;

    private Corecursion(Signature signature, List<Free> functions, List<Term> equations) {
        this.signature = signature;
        this.rule = "corecursion " + functions.getFirst().name();
        this.equations = List.copyOf(equations);
        functions.forEach(f -> arities.put(f, -1));
    }

    /**
     * <pre>
     *   f x₁ … xₙ = t
     *  ──────────────────  define    (every call in t is guarded by a constructor)
     *   ⊢ f x₁ … xₙ = t
     * </pre>
     *
     * The functions are free variables in the equations, named as the new constants are to be.
     */
    public static Extension<List<Thm>> define(Signature signature, List<Free> functions, List<Term> equations) {
        return new Corecursion(signature, functions, equations).define();
    }

    private Extension<List<Thm>> define() {
        equations.forEach(this::checkShape);
        arities.forEach((f, arity) -> {
            if (arity < 0) {
                throw new KernelException(rule, "no equation for " + f.name());
            }
        });
        for (Term equation : equations) {
            requireGuarded(equation.arguments().get(1).betaNormal(), new Fresh(List.of(equation)));
        }
        Signature extended = signature;
        var constants = new LinkedHashMap<Free, Const>();
        for (Free f : arities.keySet()) {
            extended = extended.withConstant(f.name(), f.type(), rule);
            constants.put(f, new Const(f.name(), f.type()));
        }
        var facts = new ArrayList<Thm>();
        for (Term equation : equations) {
            Free f = (Free) equation.arguments().getFirst().head();
            // Among the symbols are the other functions, and by way of them all that those depend on.
            extended = extended.withDependency(new Dependency(
                    Dependency.symbol(extended, constants.get(f)),
                    Dependency.symbols(
                            extended, List.of(equation.substitute(constants)), List.of(f.type()), Set.of())));
        }
        for (Term equation : equations) {
            facts.add(Thm.admit(extended, equation.substitute(constants)));
        }
        return new Extension<>(extended, facts);
    }

    private void checkShape(Term proposition) {
        Equation equation = Equation.of(signature, arities.keySet(), proposition, rule);
        Free f = equation.function();
        if (arities.put(f, equation.patterns().size()) >= 0) {
            throw new KernelException(rule, "two equations for " + f.name());
        }
        for (Term p : equation.patterns()) {
            if (!(p instanceof Free)) {
                throw new KernelException(rule, "a parameter must be a variable: " + p);
            }
        }
        if (codatatype(equation.left().type()).isEmpty()) {
            throw new KernelException(
                    rule,
                    "the result of " + f.name() + " is not of a codatatype but of "
                            + equation.left().type());
        }
    }

    private Optional<Datatype> codatatype(Type type) {
        return type instanceof Type.Con(var name, var _)
                ? signature.datatype(name).filter(Datatype::isCo)
                : Optional.empty();
    }

    private boolean callFree(Term term) {
        return arities.keySet().stream().noneMatch(term::occurs);
    }

    /** What may follow once the place in a term is known to be under a guard, or not yet. */
    private interface Check {
        void on(Term term);
    }

    private void requireGuarded(Term term, Fresh supply) {
        if (callFree(term) || throughControl(term, supply, t -> requireGuarded(t, supply))) {
            return;
        }
        Datatype datatype = codatatype(term.type()).orElse(null);
        if (datatype != null && isConstruction(term, datatype)) {
            var recursive = new HashSet<Type>();
            datatype.mutual()
                    .forEach(name ->
                            recursive.add(signature.datatype(name).orElseThrow().type()));
            requireInside(term, datatype, List.copyOf(datatype.parameters()), recursive, supply);
            return;
        }
        throw new KernelException(
                rule, "not productive: no constructor of the codatatype stands around the call in " + term);
    }

    private boolean isConstruction(Term term, Datatype datatype) {
        return term.head() instanceof Const c
                && signature.constructed(c).filter(datatype::equals).isPresent();
    }

    /** The arguments of a constructor of the datatype at these type arguments. */
    private void requireInside(
            Term construction, Datatype datatype, List<? extends Type> types, Set<Type> recursive, Fresh supply) {
        List<Term> arguments = construction.arguments();
        Const general = datatype.constant(
                datatype.constructor(((Const) construction.head()).name()).orElseThrow(), List.copyOf(types));
        for (int i = 0; i < arguments.size(); i++) {
            requireInside(arguments.get(i), general.type().argumentTypes().get(i), recursive, supply);
        }
    }

    /**
     * Calls may stand where the codatatype was defined to contain itself. {@code place} is the type of the term as
     * the definition has it: a type parameter is a place for elements, where a call would be hidden from the guard
     * by whatever type the elements have.
     */
    private void requireInside(Term term, Type place, Set<Type> recursive, Fresh supply) {
        if (callFree(term) || throughControl(term, supply, t -> requireInside(t, place, recursive, supply))) {
            return;
        }
        List<Term> arguments = term.arguments();
        if (recursive.contains(place) && term.head() instanceof Free f && arities.containsKey(f)) {
            if (arguments.size() != arities.get(f) || !arguments.stream().allMatch(this::callFree)) {
                throw new KernelException(rule, "a call must have all its arguments, and no call among them: " + term);
            }
            return;
        }
        if (!(place instanceof Type.Con(var name, var types))) {
            throw new KernelException(rule, "not productive: a call inside the element " + term);
        }
        if (place.isFun()) {
            Free z = supply.variable("z", term.type().domain());
            requireInside(app(term, z).betaNormal(), place.range(), recursive, supply);
            return;
        }
        Datatype datatype = signature.datatype(name).orElse(null);
        if (datatype != null && isConstruction(term, datatype)) {
            requireInside(term, datatype, types, recursive, supply);
            return;
        }
        if (datatype != null && term.head() instanceof Const c && isMap(c, arguments)) {
            if (!callFree(arguments.getLast())) {
                throw new KernelException(rule, "a call in the container that is mapped over: " + term);
            }
            for (int i = 0; i < arguments.size() - 1; i++) {
                Free z = supply.variable("z", arguments.get(i).type().domain());
                Type element = types.get(datatype.live().get(i));
                requireInside(app(arguments.get(i), z).betaNormal(), element, recursive, supply);
            }
            return;
        }
        throw new KernelException(rule, "not productive: between constructor and call stands " + term.head());
    }

    private boolean isMap(Const c, List<Term> arguments) {
        return signature
                .functorUse(c.name())
                .filter(use -> use.functor().map().equals(c.name()) && use.arity() == arguments.size())
                .isPresent();
    }

    /** Goes on into the branches of if, let and case, whose conditions must be free of calls. */
    private boolean throughControl(Term term, Fresh supply, Check next) {
        if (!(term.head() instanceof Const(var name, var _))) {
            return false;
        }
        List<Term> arguments = term.arguments();
        if (name.equals(Hol.IF) && arguments.size() == 3) {
            requireCallFree(arguments.get(0));
            next.on(arguments.get(1));
            next.on(arguments.get(2));
            return true;
        }
        if (name.equals(Hol.LET) && arguments.size() == 2) {
            requireCallFree(arguments.get(0));
            next.on(app(arguments.get(1), supply.variable("z", arguments.get(0).type()))
                    .betaNormal());
            return true;
        }
        Datatype datatype = signature.casesOf(name).orElse(null);
        if (datatype != null && arguments.size() == datatype.constructors().size() + 1) {
            requireCallFree(arguments.getLast());
            for (int i = 0; i < datatype.constructors().size(); i++) {
                Term branch = arguments.get(i);
                for (int k = 0; k < datatype.constructors().get(i).arguments().size(); k++) {
                    branch = app(branch, supply.variable("z", branch.type().domain()));
                }
                next.on(branch.betaNormal());
            }
            return true;
        }
        return false;
    }

    private void requireCallFree(Term term) {
        if (!callFree(term)) {
            throw new KernelException(rule, "a call in the condition " + term);
        }
    }
}
