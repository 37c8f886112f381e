package dev.assay.logic.kernel;

import static dev.assay.logic.Term.app;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Functions given by equations between constructor patterns and terms that may call the functions again.
 * Such equations have exactly one solution when the patterns fit every argument once and no sequence of
 * calls is infinite.
 */
public final class Recursion {
    /** A well-founded relation R, a measure of the arguments for each function, and theorems that calls descend. */
    public record Descent(Term relation, Thm wellFounded, Map<String, Term> measures, List<Thm> theorems) {
        public Descent {
            measures = Map.copyOf(measures);
            theorems = List.copyOf(theorems);
        }
    }

    /** The equations as theorems, and the rule of induction along the calls. */
    public record Facts(List<Thm> equations, Thm induct) {}

    /** A call whose descent is to be shown: the statement for a relation and measures. */
    public record Obligation(
            String caller,
            List<Term> parameters,
            String callee,
            List<Term> arguments,
            List<Free> fresh,
            List<Term> guards) {
        /** ∀fresh. guards ⟶ R (measure of the arguments) (measure of the parameters). */
        public Term descends(Term relation, Map<String, Term> measures) {
            return under(app(relation, calleeMeasure(measures), callerMeasure(measures)));
        }

        /** ∀fresh. guards ⟶ measure of the arguments = measure of the parameters. */
        public Term stays(Map<String, Term> measures) {
            return under(Hol.mkEq(calleeMeasure(measures), callerMeasure(measures)));
        }

        private Term under(Term conclusion) {
            return Hol.mkAll(fresh, Hol.mkImplies(guards, conclusion)).betaNormal();
        }

        private Term calleeMeasure(Map<String, Term> measures) {
            return app(measures.get(callee), arguments);
        }

        private Term callerMeasure(Map<String, Term> measures) {
            return app(measures.get(caller), parameters);
        }
    }

    private final Signature signature;
    private final String rule;
    private final Map<Free, Integer> arities = new LinkedHashMap<>();
    private final List<Equation> equations = new ArrayList<>();
    private final List<List<Calls.Call>> calls = new ArrayList<>();

    /** The theorems that the definition rests on. */
    private final List<Thm> used = new ArrayList<>();

    private Recursion(Signature signature, List<Free> functions, List<Term> equations, List<Thm> congruences) {
        this.signature = signature;
        this.rule = "recursion " + functions.getFirst().name();
        functions.forEach(f -> arities.put(f, -1));
        List<Term> copied = List.copyOf(equations);
        copied.forEach(e -> this.equations.add(split(e)));
        checkPatterns();
        List<Thm> rules = congruences.stream().map(c -> c.transfer(signature)).toList();
        for (int i = 0; i < copied.size(); i++) {
            Calls finder = new Calls(signature, arities, rules, copied.get(i), rule);
            calls.add(finder.of(this.equations.get(i).right()));
            used.addAll(finder.used());
        }
    }

    /**
     * <pre>
     *   f p₁ = t₁   …   f pₙ = tₙ
     *  ────────────────────────────  define    (patterns partition the arguments; calls terminate)
     *   ⊢ f p₁ = t₁  …  ⊢ f pₙ = tₙ
     * </pre>
     *
     * The functions are free variables in the equations, named as the new constants are to be.
     */
    public static Extension<Facts> define(
            Signature signature,
            List<Free> functions,
            List<Term> equations,
            List<Thm> congruences,
            List<Descent> descents) {
        var recursion = new Recursion(signature, functions, equations, congruences);
        recursion.requireTermination(List.copyOf(descents));
        return recursion.define();
    }

    /** As above, but that calls terminate is taken for granted: the theorems name {@code trust} for ever. */
    public static Extension<Facts> claim(
            Signature signature, List<Free> functions, List<Term> equations, List<Thm> congruences, Trust trust) {
        var recursion = new Recursion(signature, functions, equations, congruences);
        recursion.used.add(Thm.oracle(signature, trust, Hol.TRUE));
        return recursion.define();
    }

    /** The calls that must be shown to descend where comparing ranks is not enough. */
    public static List<Obligation> obligations(
            Signature signature, List<Free> functions, List<Term> equations, List<Thm> congruences) {
        return new Recursion(signature, functions, equations, congruences).obligations();
    }

    private List<Obligation> obligations() {
        var result = new ArrayList<Obligation>();
        for (int i = 0; i < equations.size(); i++) {
            Equation e = equations.get(i);
            for (Calls.Call call : calls.get(i)) {
                result.add(new Obligation(
                        e.function().name(),
                        e.patterns(),
                        call.callee().name(),
                        call.arguments(),
                        call.fresh(),
                        call.guards()));
            }
        }
        return result;
    }

    private Extension<Facts> define() {
        Signature extended = signature;
        var constants = new LinkedHashMap<Free, Const>();
        for (Free f : arities.keySet()) {
            extended = extended.withConstant(f.name(), f.type(), rule);
            constants.put(f, new Const(f.name(), f.type()));
        }
        for (Free f : arities.keySet()) {
            var terms = new ArrayList<Term>();
            equations.stream()
                    .filter(e -> e.function().equals(f))
                    .forEach(e -> terms.add(Hol.mkEq(e.left(), e.right()).substitute(constants)));
            // Among the symbols are the other functions, and by way of them all that those depend on.
            var dependency = new Dependency(
                    Dependency.symbol(extended, constants.get(f)),
                    Dependency.symbols(extended, terms, List.of(f.type()), Set.of()));
            extended = extended.withDependency(dependency);
        }
        // Bounds are facts without a theorem, so nothing may be in doubt about what they rest on.
        Thm reasons = Thm.admit(extended, Hol.TRUE, used);
        if (reasons.trust().isEmpty() && reasons.emptySorts().isEmpty()) {
            for (Free f : arities.keySet()) {
                extended = extended.withBound(f.name(), bound(f));
            }
        }
        var facts = new ArrayList<Thm>();
        for (Equation e : equations) {
            facts.add(Thm.admit(extended, Hol.mkEq(e.left(), e.right()).substitute(constants), used));
        }
        Thm induct = Thm.admit(extended, induction().substitute(constants), used);
        return new Extension<>(extended, new Facts(facts, induct));
    }

    // The shape of the equations

    private Equation split(Term proposition) {
        Equation equation = Equation.of(signature, arities.keySet(), proposition, rule);
        int arity = equation.patterns().size();
        int known = arities.put(equation.function(), arity);
        if (known >= 0 && known != arity) {
            throw new KernelException(
                    rule,
                    "equations for " + equation.function().name() + " have " + known + " and " + arity + " arguments");
        }
        return equation;
    }

    private void checkPatterns() {
        for (Map.Entry<Free, Integer> f : arities.entrySet()) {
            if (f.getValue() < 0) {
                throw new KernelException(rule, "no equation for " + f.getKey().name());
            }
            var rows = equations.stream()
                    .filter(e -> e.function().equals(f.getKey()))
                    .map(Equation::patterns)
                    .toList();
            new Patterns(signature, rule + " (" + f.getKey().name() + ")")
                    .requirePartition(rows, f.getKey().type().argumentTypes().subList(0, f.getValue()));
        }
    }

    // Termination

    /** A component of an argument, reached through constructors of types that have only one. */
    private record Place(int argument, List<Integer> path) {
        Optional<Term> in(Signature signature, List<Term> arguments) {
            Term here = arguments.get(argument);
            for (int step : path) {
                if (!isTuple(signature, here)) {
                    return Optional.empty();
                }
                here = here.arguments().get(step);
            }
            return Optional.of(here);
        }

        static boolean isTuple(Signature signature, Term term) {
            return term.head() instanceof Const c
                    && signature
                            .constructed(c)
                            .filter(d -> d.constructors().size() == 1)
                            .isPresent()
                    && !term.arguments().isEmpty();
        }
    }

    private List<Place> places(Free f) {
        var result = new ArrayList<Place>();
        for (int i = 0; i < arities.get(f); i++) {
            int argument = i;
            result.add(new Place(i, List.of()));
            equations.stream()
                    .filter(e -> e.function().equals(f))
                    .forEach(e -> components(e.patterns().get(argument), new Place(argument, List.of()), result));
        }
        return result.stream().distinct().toList();
    }

    private void components(Term pattern, Place place, List<Place> result) {
        if (Place.isTuple(signature, pattern)) {
            for (int k = 0; k < pattern.arguments().size(); k++) {
                var path = new ArrayList<>(place.path());
                path.add(k);
                Place inner = new Place(place.argument(), path);
                result.add(inner);
                components(pattern.arguments().get(k), inner, result);
            }
        }
    }

    private void requireTermination(List<Descent> descents) {
        descents.forEach(d -> checkDescent(d));
        var graphs = new ArrayList<SizeChange.Graph>();
        for (Obligation o : obligations()) {
            graphs.add(graph(o, descents));
        }
        SizeChange.loop(graphs).ifPresent(name -> {
            var own = obligations().stream()
                    .filter(o -> o.caller().equals(name))
                    .map(o -> o.parameters() + " calls " + o.callee() + " " + o.arguments())
                    .toList();
            throw new KernelException(rule, "cannot show that " + name + " terminates: " + String.join("; ", own));
        });
    }

    private SizeChange.Graph graph(Obligation o, List<Descent> descents) {
        Free caller = function(o.caller());
        List<Place> from = places(caller);
        List<Place> to = places(function(o.callee()));
        var terms = new ArrayList<Term>(o.parameters());
        terms.addAll(o.arguments());
        terms.addAll(o.guards());
        terms.addAll(o.fresh());
        Rank rank = new Rank(signature, Map.of(), new Fresh(terms));
        var change = new ArrayList<List<Rank.Order>>();
        for (Place i : from) {
            var row = new ArrayList<Rank.Order>();
            Optional<Term> parameter = i.in(signature, o.parameters());
            for (Place j : to) {
                Optional<Term> argument = j.in(signature, o.arguments());
                row.add(
                        parameter.isPresent() && argument.isPresent()
                                ? rank.compare(argument.get(), parameter.get(), o.guards())
                                : Rank.Order.UNKNOWN);
            }
            row.addAll(Collections.nCopies(descents.size(), Rank.Order.UNKNOWN));
            change.add(row);
        }
        for (int k = 0; k < descents.size(); k++) {
            var row = new ArrayList<>(Collections.nCopies(to.size() + descents.size(), Rank.Order.UNKNOWN));
            row.set(to.size() + k, descent(o, descents.get(k)));
            change.add(row);
        }
        return new SizeChange.Graph(o.caller(), o.callee(), change);
    }

    private Free function(String name) {
        return arities.keySet().stream()
                .filter(f -> f.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static Rank.Order descent(Obligation o, Descent descent) {
        Term strict = o.descends(descent.relation(), descent.measures());
        Term equal = o.stays(descent.measures());
        Rank.Order best = Rank.Order.UNKNOWN;
        for (Thm thm : descent.theorems()) {
            if (thm.conclusion().sameAs(strict)) {
                return Rank.Order.BELOW;
            }
            if (thm.conclusion().sameAs(equal)) {
                best = Rank.Order.AT_MOST;
            }
        }
        return best;
    }

    private void checkDescent(Descent descent) {
        Type relation = signature.check(descent.relation(), rule);
        if (!descent.relation().frees().isEmpty()
                || !descent.wellFounded().hypotheses().isEmpty()
                || !relation.isFun()
                || !relation.equals(Type.fun(List.of(relation.domain(), relation.domain()), Type.bool()))
                || !descent.wellFounded().conclusion().sameAs(wellFoundedness(descent.relation()))) {
            throw new KernelException(
                    rule, "not a proof that " + descent.relation() + " is well-founded: " + descent.wellFounded());
        }
        for (Map.Entry<Free, Integer> f : arities.entrySet()) {
            Term measure = descent.measures().get(f.getKey().name());
            if (measure == null) {
                throw new KernelException(rule, "no measure for " + f.getKey().name());
            }
            List<Type> arguments = f.getKey().type().argumentTypes().subList(0, f.getValue());
            if (!signature.check(measure, rule).equals(Type.fun(arguments, relation.domain()))
                    || !measure.frees().isEmpty()) {
                throw new KernelException(
                        rule, "not a measure for " + f.getKey().name() + ": " + measure);
            }
        }
        for (Thm thm : descent.theorems()) {
            if (!thm.hypotheses().isEmpty()) {
                throw new KernelException(rule, "the descent of a call depends on hypotheses: " + thm);
            }
            used.add(thm.transfer(signature));
        }
        used.add(descent.wellFounded().transfer(signature));
    }

    /** ∀P. (∀x. (∀y. R y x ⟶ P y) ⟶ P x) ⟶ (∀x. P x). */
    public static Term wellFoundedness(Term relation) {
        Type type = relation.type().domain();
        Free x = new Free("x", type);
        Free y = new Free("y", type);
        Free p = new Free("P", Type.fun(type, Type.bool()));
        Term step = Hol.mkImplies(Hol.mkAll(y, Hol.mkImplies(app(relation, y, x), app(p, y))), app(p, x));
        return Hol.mkAll(p, Hol.mkImplies(Hol.mkAll(x, step), Hol.mkAll(x, app(p, x))));
    }

    /** The positions i such that rank (f x₁ … xₙ) ≤ rank xᵢ, shown by induction along the calls. */
    private Rank.Bound bound(Free f) {
        var result = new HashSet<Integer>();
        var terms = new ArrayList<Term>();
        equations.forEach(e -> terms.addAll(List.of(e.left(), e.right())));
        Fresh supply = new Fresh(terms);
        for (int i = 0; i < arities.get(f); i++) {
            int position = i;
            Rank rank = new Rank(signature, Map.of(f, new Rank.Bound(arities.get(f), Set.of(i))), supply);
            if (equations.stream()
                    .filter(e -> e.function().equals(f))
                    .allMatch(e ->
                            rank.compare(e.right().betaNormal(), e.patterns().get(position), List.of())
                                    != Rank.Order.UNKNOWN)) {
                result.add(i);
            }
        }
        return new Rank.Bound(arities.get(f), result);
    }

    // Induction

    /**
     * <pre>
     *   for each equation f ps = t:  ∀xs. (P as for each call f as in t, under its conditions) ⟶ P ps
     *  ───────────────────────────────────────────────────────────────────────────────────────────────
     *                                        ∀xs. P xs
     * </pre>
     */
    private Term induction() {
        var terms = new ArrayList<Term>();
        equations.forEach(e -> terms.addAll(List.of(e.left(), e.right())));
        calls.forEach(c -> c.forEach(call -> terms.addAll(call.fresh())));
        Fresh supply = new Fresh(terms);
        var predicates = new LinkedHashMap<Free, Free>();
        for (Map.Entry<Free, Integer> f : arities.entrySet()) {
            String name = arities.size() == 1 ? "P" : "P" + (predicates.size() + 1);
            List<Type> arguments = f.getKey().type().argumentTypes().subList(0, f.getValue());
            predicates.put(f.getKey(), supply.variable(name, Type.fun(arguments, Type.bool())));
        }
        var premises = new ArrayList<Term>();
        for (int i = 0; i < equations.size(); i++) {
            Equation e = equations.get(i);
            var hypotheses = calls.get(i).stream()
                    .map(c -> c.under(app(predicates.get(c.callee()), c.arguments())))
                    .toList();
            var variables = new ArrayList<Free>();
            e.patterns().forEach(p -> variables.addAll(p.frees()));
            premises.add(Hol.mkAll(
                    variables, Hol.mkImplies(hypotheses, app(predicates.get(e.function()), e.patterns()))));
        }
        var conclusions = new ArrayList<Term>();
        predicates.forEach((f, p) -> {
            var variables = new ArrayList<Free>();
            for (Type type : p.type().argumentTypes()) {
                variables.add(new Free("a" + variables.size(), type));
            }
            conclusions.add(Hol.mkAll(variables, app(p, variables)));
        });
        return Hol.mkImplies(premises, Hol.conjunction(conclusions));
    }
}
