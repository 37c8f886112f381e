package dev.assay.logic.kernel;

import static dev.assay.logic.Term.app;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * The recursive calls on which the right-hand side of an equation depends, each with the conditions
 * under which its value matters: the branch of an {@code if} or {@code case}, membership in the container
 * that is mapped over, or what a congruence rule says.
 */
final class Calls {
    /** callee arguments, for all {@code fresh} that satisfy {@code guards}. */
    record Call(Free callee, List<Term> arguments, List<Free> fresh, List<Term> guards) {
        /** ∀fresh. guards ⟶ conclusion. */
        Term under(Term conclusion) {
            return Hol.mkAll(fresh, Hol.mkImplies(guards, conclusion));
        }
    }

    /** c l₁ … lₙ = c r₁ … rₙ follows from the premises; each argument pair is linked by at most one of them. */
    private record Congruence(Thm thm, Const head, List<Term> premises, List<Term> left, List<Term> right) {}

    private final Signature signature;
    private final Map<Free, Integer> arities;
    private final Map<String, Congruence> congruences = new HashMap<>();
    private final Fresh supply;
    private final String rule;
    private final List<Call> found = new ArrayList<>();
    private final List<Thm> used = new ArrayList<>();

    Calls(Signature signature, Map<Free, Integer> arities, List<Thm> congruences, Term equation, String rule) {
        this.signature = signature;
        this.arities = arities;
        this.rule = rule;
        this.supply = new Fresh(List.of(equation));
        congruences.forEach(this::register);
    }

    /** The instances of congruence rules that the calls found so far rest on. */
    List<Thm> used() {
        return List.copyOf(used);
    }

    List<Call> of(Term rightHandSide) {
        collect(rightHandSide.betaNormal(), List.of(), List.of());
        return List.copyOf(found);
    }

    private boolean mentionsFunction(Term term) {
        return arities.keySet().stream().anyMatch(term::occurs);
    }

    private void collect(Term term, List<Free> fresh, List<Term> guards) {
        if (!mentionsFunction(term)) {
            return;
        }
        List<Term> arguments = term.arguments();
        switch (term.head()) {
            case Free f
            when arities.containsKey(f) -> {
                int arity = arities.get(f);
                if (arguments.size() < arity) {
                    throw new KernelException(
                            rule,
                            f.name() + " is not applied to all its " + arity
                                    + " arguments in a place no congruence rule explains");
                }
                found.add(new Call(f, arguments.subList(0, arity), fresh, guards));
                arguments.forEach(a -> collect(a, fresh, guards));
            }
            case Const c -> collectApplied(c, arguments, fresh, guards);
            case Term.Abs abs -> collectUnder(abs, List.of(abs.argument()), fresh, _ -> guards);
            case Free _ -> arguments.forEach(a -> collect(a, fresh, guards));
            case Term.Bound _, Term.App _ ->
                throw new AssertionError("binders are opened and heads are no applications");
        }
    }

    private void collectApplied(Const c, List<Term> arguments, List<Free> fresh, List<Term> guards) {
        int used = collectControl(c, arguments, fresh, guards);
        arguments.subList(used, arguments.size()).forEach(a -> collect(a, fresh, guards));
    }

    /** Treats the arguments that {@code c} controls; returns how many those are. */
    private int collectControl(Const c, List<Term> arguments, List<Free> fresh, List<Term> guards) {
        if (c.name().equals(Hol.IF) && arguments.size() >= 3) {
            Term condition = arguments.get(0);
            collect(condition, fresh, guards);
            collect(arguments.get(1), fresh, plus(guards, condition));
            collect(arguments.get(2), fresh, plus(guards, Hol.mkNot(condition)));
            return 3;
        }
        if (c.name().equals(Hol.LET) && arguments.size() >= 2) {
            Term bound = arguments.get(0);
            collect(bound, fresh, guards);
            collectUnder(
                    arguments.get(1), List.of(bound.type()), fresh, xs -> plus(guards, Hol.mkEq(xs.getFirst(), bound)));
            return 2;
        }
        Optional<Datatype> cases = signature.casesOf(c.name());
        if (cases.isPresent() && arguments.size() > cases.get().constructors().size()) {
            return collectCases(cases.get(), arguments, fresh, guards);
        }
        Optional<Functor.Use> functor = signature.functorUse(c.name());
        if (functor.isPresent() && arguments.size() >= functor.get().arity()) {
            return collectElements(functor.get(), arguments, fresh, guards);
        }
        Congruence congruence = congruences.get(c.name());
        if (congruence != null && arguments.size() >= congruence.left().size()) {
            return collectCongruent(congruence, c, arguments, fresh, guards);
        }
        return 0;
    }

    private int collectCases(Datatype datatype, List<Term> arguments, List<Free> fresh, List<Term> guards) {
        int n = datatype.constructors().size();
        Term scrutinee = arguments.get(n);
        collect(scrutinee, fresh, guards);
        Type.Con type = (Type.Con) scrutinee.type();
        for (int i = 0; i < n; i++) {
            Datatype.Constructor constructor = datatype.constructors().get(i);
            Const constant = datatype.constant(constructor, type.arguments());
            List<Type> fields = constant.type()
                    .argumentTypes()
                    .subList(0, constructor.arguments().size());
            collectUnder(arguments.get(i), fields, fresh, xs -> plus(guards, Hol.mkEq(scrutinee, app(constant, xs))));
        }
        return n + 1;
    }

    private int collectElements(Functor.Use use, List<Term> arguments, List<Free> fresh, List<Term> guards) {
        int live = use.functor().live().size();
        List<Term> containers = arguments.subList(live, use.arity());
        containers.forEach(t -> collect(t, fresh, guards));
        for (int i = 0; i < live; i++) {
            int place = i;
            var elements = containers.stream()
                    .map(t -> ((Type.Con) t.type())
                            .arguments()
                            .get(use.functor().live().get(place)))
                    .toList();
            collectUnder(arguments.get(i), elements, fresh, zs -> {
                var extended = new ArrayList<>(guards);
                for (int k = 0; k < zs.size(); k++) {
                    extended.add(element(use.functor(), place, zs.get(k), containers.get(k)));
                }
                return extended;
            });
        }
        return use.arity();
    }

    /** z sits in the container at its {@code place}-th live argument: not all that sits there differs from z. */
    static Term element(Functor functor, int place, Free z, Term container) {
        List<Type> types = ((Type.Con) container.type()).arguments();
        var tests = new ArrayList<Term>();
        for (int i = 0; i < functor.live().size(); i++) {
            Type type = types.get(functor.live().get(i));
            // A bound variable, not a named one, which z might be.
            Term differs = Hol.mkNot(app(Hol.eq(type), new Term.Bound(0), z));
            tests.add(new Term.Abs("y", type, i == place ? differs : Hol.TRUE));
        }
        Type type = Type.fun(tests.stream().map(Term::type).toList(), Type.fun(container.type(), Type.bool()));
        return Hol.mkNot(app(app(new Const(functor.pred(), type), tests), container));
    }

    private void collectUnder(
            Term function, List<Type> types, List<Free> fresh, Function<List<Free>, List<Term>> guards) {
        var opened = new ArrayList<Free>();
        Term body = function;
        for (Type type : types) {
            Free x = supply.variable(body instanceof Term.Abs(var hint, var _, var _) ? hint : "z", type);
            opened.add(x);
            body = body instanceof Term.Abs(var _, var _, var inner) ? inner.instantiate(x) : app(body, x);
        }
        var all = new ArrayList<>(fresh);
        all.addAll(opened);
        collect(body.betaNormal(), List.copyOf(all), List.copyOf(guards.apply(opened)));
    }

    private static List<Term> plus(List<Term> guards, Term guard) {
        var result = new ArrayList<>(guards);
        result.add(guard);
        return List.copyOf(result);
    }

    // Congruence rules

    private void register(Thm rule) {
        if (!rule.hypotheses().isEmpty()) {
            throw new KernelException(this.rule, "a congruence rule must have no hypotheses: " + rule);
        }
        var premises = new ArrayList<Term>();
        Term rest = rule.conclusion();
        while (Hol.sides(Hol.IMPLIES.name(), rest) instanceof Hol.Sides(var premise, var conclusion)) {
            premises.add(premise);
            rest = conclusion;
        }
        if (!(Hol.sides(Hol.EQ, rest) instanceof Hol.Sides(var left, var right))
                || !(left.head() instanceof Const c)
                || !c.equals(right.head())
                || !distinctVariables(left.arguments())
                || !distinctVariables(right.arguments())) {
            throw new KernelException(this.rule, "not a congruence rule: " + rule.conclusion());
        }
        // Variables bound in the premises are opened apart from those that the arguments replace.
        supply.avoid(rule.conclusion());
        congruences.put(c.name(), new Congruence(rule, c, premises, left.arguments(), right.arguments()));
    }

    private static boolean distinctVariables(List<Term> terms) {
        return terms.stream().allMatch(Free.class::isInstance) && new HashSet<>(terms).size() == terms.size();
    }

    private int collectCongruent(Congruence rule, Const c, List<Term> arguments, List<Free> fresh, List<Term> guards) {
        // The rule is about c at its own type; here it is used at another instance.
        var types = new HashMap<Type.Var, Type>();
        if (!Signature.matches(rule.head().type(), c.type(), types)) {
            return 0;
        }
        for (Map.Entry<Type.Var, Type> e : types.entrySet()) {
            if (!signature.hasSort(e.getValue(), e.getKey().sort())) {
                return 0;
            }
        }
        used.add(Thm.instantiateTypes(types, rule.thm()));
        var instance = new HashMap<Free, Term>();
        for (int i = 0; i < rule.right().size(); i++) {
            Free left = (Free) rule.left().get(i).substituteTypes(types);
            Free right = (Free) rule.right().get(i).substituteTypes(types);
            instance.put(right, arguments.get(i));
            if (rule.premises().stream().anyMatch(p -> p.substituteTypes(types).equals(Hol.mkEq(left, right)))) {
                // The two are the same without a condition: what is said of one is said of the other.
                instance.put(left, arguments.get(i));
            }
        }
        int linked = 0;
        for (int i = 0; i < rule.left().size(); i++) {
            Free left = (Free) rule.left().get(i).substituteTypes(types);
            Free right = (Free) rule.right().get(i).substituteTypes(types);
            if (left.equals(right)) {
                collect(arguments.get(i), fresh, guards);
                continue;
            }
            List<Term> about = rule.premises().stream()
                    .map(p -> p.substituteTypes(types))
                    .filter(p -> isAbout(p, left))
                    .toList();
            if (about.size() != 1) {
                throw new KernelException(
                        this.rule,
                        "the congruence rule for " + c.name() + " needs one premise about " + left + ", not "
                                + about.size());
            }
            collectPremise(about.getFirst(), left, right, instance, arguments.get(i), fresh, guards);
            linked++;
        }
        if (linked != rule.premises().size()) {
            throw new KernelException(
                    this.rule, "the congruence rule for " + c.name() + " has a premise about no argument");
        }
        return rule.left().size();
    }

    /** Whether the premise equates what is made with the variable, whatever its conditions say. */
    private static boolean isAbout(Term premise, Free left) {
        Term rest = premise;
        while (true) {
            if (rest instanceof Term.App(Const(var all, var _), Term.Abs(var _, var _, var body))
                    && all.equals(Hol.ALL)) {
                rest = body;
            } else if (Hol.sides(Hol.IMPLIES.name(), rest) instanceof Hol.Sides(var _, var conclusion)) {
                rest = conclusion;
            } else {
                return Hol.sides(Hol.EQ, rest) instanceof Hol.Sides(var l, var _)
                        && l.head().equals(left);
            }
        }
    }

    /** ∀zs. conditions ⟶ l zs = r zs, the zs in any order: the argument matters only at such zs. */
    private void collectPremise(
            Term premise,
            Free left,
            Free right,
            Map<Free, Term> instance,
            Term argument,
            List<Free> fresh,
            List<Term> guards) {
        var opened = new ArrayList<Free>();
        var conditions = new ArrayList<Term>();
        Term rest = premise;
        while (true) {
            if (rest instanceof Term.App(Const(var all, var _), Term.Abs(var hint, var type, var body))
                    && all.equals(Hol.ALL)) {
                Free z = supply.variable(hint, type);
                opened.add(z);
                rest = body.instantiate(z);
            } else if (Hol.sides(Hol.IMPLIES.name(), rest) instanceof Hol.Sides(var condition, var conclusion)) {
                conditions.add(condition);
                rest = conclusion;
            } else {
                break;
            }
        }
        List<Free> order = order(rest, opened);
        if (!Hol.mkEq(app(left, order), app(right, order)).equals(rest)
                || conditions.stream()
                        .anyMatch(p ->
                                p.frees().stream().anyMatch(v -> !opened.contains(v) && !instance.containsKey(v)))) {
            throw new KernelException(rule, "not the premise of a congruence rule: " + premise);
        }
        var allFresh = new ArrayList<>(fresh);
        allFresh.addAll(opened);
        var allGuards = new ArrayList<>(guards);
        conditions.forEach(p -> allGuards.add(p.substitute(instance).betaNormal()));
        collect(app(argument, order).betaNormal(), List.copyOf(allFresh), List.copyOf(allGuards));
    }

    /** The bound variables in the order in which an equation between functions has them. */
    private static List<Free> order(Term equation, List<Free> opened) {
        if (!(Hol.sides(Hol.EQ, equation) instanceof Hol.Sides(var left, var _))) {
            return opened;
        }
        return opened.stream()
                .sorted(Comparator.comparingInt(left.arguments()::indexOf))
                .toList();
    }
}
