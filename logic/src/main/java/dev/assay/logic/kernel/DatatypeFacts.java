package dev.assay.logic.kernel;

import static dev.assay.logic.Term.app;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Datatype.Constructor;
import dev.assay.logic.kernel.Datatype.Spec;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;

/** The statements that characterise mutually recursive (co)datatypes, and the types of the functions that come with them. */
final class DatatypeFacts {
    private final Signature signature;
    private final List<Spec> specs;

    DatatypeFacts(Signature signature, List<Spec> specs) {
        this.signature = signature;
        this.specs = specs;
    }

    // The functions map, pred and rel

    Const map(Spec s, List<Integer> live) {
        return functions(s, live, this::mapping, s.names().map(), image(s.type(), live));
    }

    Const pred(Spec s, List<Integer> live) {
        return functions(s, live, this::predicate, s.names().pred(), Type.bool());
    }

    Const rel(Spec s, List<Integer> live) {
        return functions(s, live, this::relation, s.names().rel(), Type.fun(image(s.type(), live), Type.bool()));
    }

    private Const functions(Spec s, List<Integer> live, IntFunction<Free> leaf, String name, Type result) {
        var arguments = new ArrayList<Type>();
        live.forEach(i -> arguments.add(leaf.apply(i).type()));
        arguments.add(s.type());
        return new Const(name, Type.fun(arguments, result));
    }

    // Variables

    private Type.Var parameter(int i) {
        return specs.getFirst().parameters().get(i);
    }

    Type.Var fresh(String name) {
        String candidate = name;
        while (occupied(candidate)) {
            candidate += "'";
        }
        return Type.var(candidate);
    }

    private boolean occupied(String name) {
        return specs.getFirst().parameters().stream().anyMatch(v -> v.name().equals(name));
    }

    private Type.Var target(int i) {
        return fresh(parameter(i).name() + "_" + i);
    }

    private Free mapping(int i) {
        return new Free("f" + i, Type.fun(parameter(i), target(i)));
    }

    private Free predicate(int i) {
        return new Free("P" + i, Type.fun(parameter(i), Type.bool()));
    }

    private Free relation(int i) {
        return new Free("R" + i, Type.fun(parameter(i), Type.fun(target(i), Type.bool())));
    }

    private Map<Type.Var, Type> targets(List<Integer> live) {
        var result = new HashMap<Type.Var, Type>();
        live.forEach(i -> result.put(parameter(i), target(i)));
        return result;
    }

    private Type image(Type type, List<Integer> live) {
        return type.substitute(targets(live));
    }

    private static List<Free> variables(String prefix, List<Type> types) {
        var result = new ArrayList<Free>();
        for (int i = 0; i < types.size(); i++) {
            result.add(new Free(prefix + (i + 1), types.get(i)));
        }
        return result;
    }

    private Const constant(Spec s, Constructor c) {
        return new Const(c.name(), Type.fun(c.arguments(), s.type()));
    }

    private Term construct(Spec s, Constructor c, String prefix) {
        return app(constant(s, c), variables(prefix, c.arguments()));
    }

    // Freeness

    /** C x₁ … xₙ = C y₁ … yₙ ⟷ x₁ = y₁ ∧ … ∧ xₙ = yₙ, for constructors with arguments. */
    List<Term> injectivity(Spec s) {
        var result = new ArrayList<Term>();
        for (Constructor c : s.constructors()) {
            if (!c.arguments().isEmpty()) {
                var parts = new ArrayList<Term>();
                List<Free> xs = variables("x", c.arguments());
                List<Free> ys = variables("y", c.arguments());
                for (int i = 0; i < xs.size(); i++) {
                    parts.add(Hol.mkEq(xs.get(i), ys.get(i)));
                }
                result.add(Hol.mkEq(Hol.mkEq(construct(s, c, "x"), construct(s, c, "y")), Hol.conjunction(parts)));
            }
        }
        return result;
    }

    /** ¬ C xs = D ys, for each two constructors in either order. */
    List<Term> distinctness(Spec s) {
        var result = new ArrayList<Term>();
        for (Constructor c : s.constructors()) {
            for (Constructor d : s.constructors()) {
                if (!c.name().equals(d.name())) {
                    result.add(Hol.mkNot(Hol.mkEq(construct(s, c, "x"), construct(s, d, "y"))));
                }
            }
        }
        return result;
    }

    /** case f₁ … fₙ (Cᵢ xs) = fᵢ xs. */
    List<Term> caseEquations(Spec s) {
        Datatype d = signature.datatype(s.name()).orElseThrow();
        Const caseOf = d.caseConstant(List.copyOf(s.parameters()), fresh("'r"));
        List<Free> branches = variables(
                "f", caseOf.type().argumentTypes().subList(0, s.constructors().size()));
        var result = new ArrayList<Term>();
        for (int i = 0; i < branches.size(); i++) {
            Constructor c = s.constructors().get(i);
            result.add(Hol.mkEq(
                    app(app(caseOf, branches), construct(s, c, "x")),
                    app(branches.get(i), variables("x", c.arguments()))));
        }
        return result;
    }

    /** x = C₁ … ∨ … ∨ x = Cₙ …, which for datatypes follows from induction. */
    Term exhaustion(Spec s) {
        Free y = new Free("y", s.type());
        return Hol.disjunction(s.constructors().stream()
                .map(c -> Hol.mkEx(variables("x", c.arguments()), Hol.mkEq(y, construct(s, c, "x"))))
                .toList());
    }

    // Functor equations

    private Functor.Leaves leaves(List<Integer> live, IntFunction<Free> leaf) {
        var table = new HashMap<Type, Term>();
        live.forEach(i -> table.put(parameter(i), leaf.apply(i)));
        return Functor.table(table);
    }

    private List<Term> arguments(List<Integer> live, IntFunction<Free> leaf) {
        return live.stream().<Term>map(leaf::apply).toList();
    }

    private static Term apply(Term function, Term... arguments) {
        return app(function, arguments).betaNormal();
    }

    /** map fs (C x₁ … xₙ) = C (map fs x₁) … (map fs xₙ). */
    List<Term> mapEquations(Spec s, List<Integer> live) {
        Const map = map(s, live);
        var result = new ArrayList<Term>();
        for (Constructor c : s.constructors()) {
            var images = new ArrayList<Term>();
            for (Free x : variables("x", c.arguments())) {
                images.add(apply(Functor.map(signature, x.type(), leaves(live, this::mapping)), x));
            }
            Const target = new Const(c.name(), image(constant(s, c).type(), live));
            result.add(Hol.mkEq(
                    app(app(map, arguments(live, this::mapping)), construct(s, c, "x")), app(target, images)));
        }
        return result;
    }

    /** pred Ps (C x₁ … xₙ) = (pred Ps x₁ ∧ … ∧ pred Ps xₙ). */
    List<Term> predEquations(Spec s, List<Integer> live) {
        Const pred = pred(s, live);
        Functor.Leaves leaves = leaves(live, this::predicate);
        var result = new ArrayList<Term>();
        for (Constructor c : s.constructors()) {
            var parts = new ArrayList<Term>();
            for (Free x : variables("x", c.arguments())) {
                if (Functor.reaches(x.type(), leaves)) {
                    parts.add(apply(Functor.pred(signature, x.type(), leaves), x));
                }
            }
            result.add(Hol.mkEq(
                    app(app(pred, arguments(live, this::predicate)), construct(s, c, "x")), Hol.conjunction(parts)));
        }
        return result;
    }

    /** rel Rs (C xs) (C ys) = (rel Rs x₁ y₁ ∧ …), and False for different constructors. */
    List<Term> relEquations(Spec s, List<Integer> live) {
        Const rel = rel(s, live);
        Functor.Leaves leaves = leaves(live, this::relation);
        var result = new ArrayList<Term>();
        for (Constructor c : s.constructors()) {
            for (Constructor d : s.constructors()) {
                Term right = construct(s, d, "y").substituteTypes(targets(live));
                Term meaning = Hol.FALSE;
                if (c.name().equals(d.name())) {
                    var parts = new ArrayList<Term>();
                    List<Free> xs = variables("x", c.arguments());
                    List<Term> ys = right.arguments();
                    for (int i = 0; i < xs.size(); i++) {
                        parts.add(apply(Functor.rel(signature, xs.get(i).type(), leaves), xs.get(i), ys.get(i)));
                    }
                    meaning = Hol.conjunction(parts);
                }
                result.add(Hol.mkEq(
                        app(app(rel, arguments(live, this::relation)), construct(s, c, "x"), right), meaning));
            }
        }
        return result;
    }

    // Induction and coinduction

    private String numbered(String name, Spec s) {
        return specs.size() == 1 ? name : name + (specs.indexOf(s) + 1);
    }

    /**
     * <pre>
     *   for each C:  ∀xs. (P holds at every recursive place of xs) ⟶ P (C xs)
     *  ──────────────────────────────────────────────────────────────────────
     *                    ∀x. P x     (for each of the mutual types)
     * </pre>
     */
    Term induction() {
        var predicates = new LinkedHashMap<Type, Free>();
        specs.forEach(s -> predicates.put(s.type(), new Free(numbered("P", s), Type.fun(s.type(), Type.bool()))));
        Functor.Leaves leaves = Functor.table(predicates);
        var premises = new ArrayList<Term>();
        for (Spec s : specs) {
            for (Constructor c : s.constructors()) {
                List<Free> xs = variables("x", c.arguments());
                var hypotheses = new ArrayList<Term>();
                for (Free x : xs) {
                    if (Functor.reaches(x.type(), leaves)) {
                        hypotheses.add(apply(Functor.pred(signature, x.type(), leaves), x));
                    }
                }
                Term conclusion = app(predicates.get(s.type()), construct(s, c, "x"));
                premises.add(Hol.mkAll(xs, Hol.mkImplies(hypotheses, conclusion)));
            }
        }
        var conclusions = new ArrayList<Term>();
        predicates.forEach((type, p) -> {
            Free x = new Free("x", type);
            conclusions.add(Hol.mkAll(x, app(p, x)));
        });
        return Hol.mkImplies(premises, Hol.conjunction(conclusions));
    }

    /**
     * <pre>
     *   ∀x y. R x y ⟶ x and y have the same constructor, and R holds between their places
     *  ───────────────────────────────────────────────────────────────────────────────────
     *                ∀x y. R x y ⟶ x = y     (for each of the mutual types)
     * </pre>
     */
    Term coinduction() {
        var relations = new LinkedHashMap<Type, Free>();
        specs.forEach(s -> relations.put(
                s.type(), new Free(numbered("R", s), Type.fun(List.of(s.type(), s.type()), Type.bool()))));
        Functor.Leaves leaves = Functor.table(relations);
        var premises = new ArrayList<Term>();
        var conclusions = new ArrayList<Term>();
        for (Spec s : specs) {
            Free x = new Free("x", s.type());
            Free y = new Free("y", s.type());
            var alternatives = new ArrayList<Term>();
            for (Constructor c : s.constructors()) {
                List<Free> xs = variables("x", c.arguments());
                List<Free> ys = variables("y", c.arguments());
                var parts = new ArrayList<Term>();
                parts.add(Hol.mkEq(x, construct(s, c, "x")));
                parts.add(Hol.mkEq(y, construct(s, c, "y")));
                for (int i = 0; i < xs.size(); i++) {
                    parts.add(apply(Functor.rel(signature, xs.get(i).type(), leaves), xs.get(i), ys.get(i)));
                }
                alternatives.add(Hol.mkEx(xs, Hol.mkEx(ys, Hol.conjunction(parts))));
            }
            Term related = app(relations.get(s.type()), x, y);
            premises.add(Hol.mkAll(List.of(x, y), Hol.mkImplies(related, Hol.disjunction(alternatives))));
            conclusions.add(Hol.mkAll(List.of(x, y), Hol.mkImplies(related, Hol.mkEq(x, y))));
        }
        return Hol.mkImplies(premises, Hol.conjunction(conclusions));
    }
}
