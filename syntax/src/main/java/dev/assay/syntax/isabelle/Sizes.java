package dev.assay.syntax.isabelle;

import static dev.assay.logic.Term.app;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.define.Functions;
import dev.assay.logic.define.Induction;
import dev.assay.logic.define.Instances;
import dev.assay.logic.define.Proofs;
import dev.assay.logic.kernel.Datatype;
import dev.assay.logic.kernel.Functor;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Signature;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Conv;
import dev.assay.logic.rules.Rules;
import dev.assay.logic.theory.Theory;
import dev.assay.logic.theory.TypeSpecification;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The size of a datatype's values. {@code size_T f₁ … fₙ} takes a function for the values at each live parameter, and
 * {@code size} counts nothing at them. The size of {@code C x₁ … xₙ} is one more than the sum of the sizes of those xᵢ
 * that recur or mention a parameter. Where there are none it is 0, or 1 if some constructor does not recur but mentions a
 * parameter, so that all constructors that do not recur weigh the same.
 */
final class Sizes {
    private static final String CLASS = "Nat.size";
    private static final String SIZE = "Nat.size_class.size";
    private static final Type NAT = Type.con("Nat.nat");
    private static final Term ZERO = new Const("Groups.zero_class.zero", NAT);
    private static final Const SUC = new Const("Nat.nat.Suc", Type.fun(NAT, NAT));
    private static final Const PLUS = new Const("Groups.plus_class.plus", Type.fun(List.of(NAT, NAT), NAT));

    private final Theory theory;
    private final Signature signature;
    private final List<Datatype> types;
    private final List<Type.Var> live;

    private Sizes(Theory theory, List<Datatype> types) {
        this.theory = theory;
        this.signature = theory.signature();
        this.types = types;
        Datatype first = types.getFirst();
        this.live = first.live().stream().map(first.parameters()::get).toList();
    }

    /** The theory with sizes for datatypes that recur through each other, unless there is no such class yet. */
    static Theory add(Theory theory, List<String> names) {
        if (theory.signature().typeClass(CLASS).isEmpty()) {
            return theory;
        }
        List<Datatype> types = names.stream()
                .map(name -> theory.signature().datatype(name).orElseThrow())
                .toList();
        return new Sizes(theory, types).define();
    }

    static boolean has(Theory theory, String type) {
        return theory.signature().constants().contains(generic(type));
    }

    private static String generic(String type) {
        return type + ".size_" + Context.base(type);
    }

    private static String plain(String type) {
        return generic(type) + "_plain";
    }

    private Theory define() {
        Map<Type, Term> counted = new HashMap<>();
        live.forEach(v -> counted.put(v, new Free("f" + (live.indexOf(v) + 1), Type.fun(v, NAT))));
        List<Term> functions = live.stream().map(counted::get).toList();
        Theory result = define(theory, functions, counted, Sizes::generic);
        result = define(result, List.of(), Map.of(), Sizes::plain);
        for (Datatype type : types) {
            Const size = new Const(SIZE, Type.fun(type.type(), NAT));
            result = Instances.overload(result, size, new Const(plain(type.name()), size.type()));
            result = Instances.complete(result, type.type(), List.of(CLASS), Map.of(), Proofs.of());
        }
        for (Datatype type : types) {
            result = composition(result, type);
        }
        var moved = new ArrayList<Thm>(result.theorems("size_o_map"));
        for (Datatype type : types) {
            moved.add(Rules.sym(result.theorem(plain(type.name()) + "_overloaded")));
        }
        for (Datatype type : types) {
            var gen = restated(result, generic(type.name()) + ".simps", moved);
            var all = new ArrayList<>(gen);
            all.addAll(restated(result, plain(type.name()) + ".simps", moved));
            result = result.withFact(type.name() + ".size_gen", gen).withFact(type.name() + ".size", all, "simp");
        }
        return result;
    }

    private static List<Thm> restated(Theory theory, String fact, List<Thm> equations) {
        return theory.fact(fact).orElseThrow().theorems().stream()
                .map(thm -> Conv.rewrite(thm.transfer(theory.signature()), equations))
                .toList();
    }

    private interface Naming {
        String of(String type);
    }

    private Theory define(Theory before, List<Term> functions, Map<Type, Term> counted, Naming naming) {
        Map<Type, Term> recursions = new HashMap<>();
        var constants = new ArrayList<Free>();
        for (Datatype type : types) {
            var arguments = new ArrayList<Type>();
            functions.forEach(f -> arguments.add(f.type()));
            arguments.add(type.type());
            Free function = new Free(naming.of(type.name()), Type.fun(arguments, NAT));
            constants.add(function);
            recursions.put(type.type(), app(function, functions));
        }
        var equations = new ArrayList<Term>();
        for (Datatype type : types) {
            for (Datatype.Constructor c : type.constructors()) {
                var variables = new ArrayList<Term>();
                var summands = new ArrayList<Term>();
                for (Type argument : c.arguments()) {
                    Free x = new Free("x" + (variables.size() + 1), argument);
                    variables.add(x);
                    summand(x, recursions, counted).ifPresent(summands::add);
                }
                Term value = app(type.constant(c, List.copyOf(type.parameters())), variables);
                equations.add(Hol.mkEq(app(recursions.get(type.type()), value), sum(type, summands)));
            }
        }
        return Functions.define(before, constants, equations, new Functions.Termination.Required());
    }

    private Term sum(Datatype type, List<Term> summands) {
        if (summands.isEmpty()) {
            boolean isUniform = type.constructors().stream()
                    .allMatch(c -> c.arguments().stream().anyMatch(this::recurs)
                            || c.arguments().stream()
                                    .allMatch(a -> a.variables().stream().noneMatch(live::contains)));
            return isUniform ? ZERO : app(SUC, ZERO);
        }
        Term result = summands.getFirst();
        for (Term summand : summands.subList(1, summands.size())) {
            result = app(PLUS, result, summand);
        }
        return app(SUC, result);
    }

    private boolean recurs(Type type) {
        return types.stream().anyMatch(d -> type.contains(d.type()));
    }

    private Optional<Term> summand(Free x, Map<Type, Term> recursions, Map<Type, Term> counted) {
        Term direct = recursions.get(x.type());
        if (direct != null) {
            return Optional.of(app(direct, x));
        }
        // Below a container the sizes take the place of the values first: that way the kernel sees what is called.
        Functor.Leaves leaves = Functor.table(recursions);
        Term sizes = recurs(x.type())
                ? app(Functor.map(signature, x.type(), leaves), x).betaNormal()
                : x;
        return sizer(x.type(), counted).map(size -> app(size, sizes).betaNormal());
    }

    /** A function for the size of a value in which sizes have taken the place of those that recur; none if it is 0. */
    private Optional<Term> sizer(Type type, Map<Type, Term> counted) {
        if (counted.containsKey(type)) {
            return Optional.of(counted.get(type));
        }
        if (!(type instanceof Type.Con(var name, var arguments))) {
            return Optional.empty();
        }
        if (types.stream().anyMatch(d -> d.type().equals(type))) {
            Free n = new Free("n", NAT);
            return Optional.of(Term.lambda(n, n));
        }
        boolean counts = recurs(type) || type.variables().stream().anyMatch(live::contains);
        Optional<Datatype> container = signature.datatype(name);
        if (!counts || container.isEmpty() || !has(theory, name)) {
            return Optional.empty();
        }
        var parts = new ArrayList<Term>();
        for (int place : container.get().live()) {
            Type image = image(arguments.get(place));
            parts.add(sizer(arguments.get(place), counted).orElseGet(() -> Term.lambda(new Free("x", image), ZERO)));
        }
        var all = new ArrayList<Type>();
        parts.forEach(p -> all.add(p.type()));
        all.add(image(type));
        return Optional.of(app(new Const(generic(name), Type.fun(all, NAT)), parts));
    }

    /** The type with natural numbers for what recurs. */
    private Type image(Type type) {
        if (types.stream().anyMatch(d -> d.type().equals(type))) {
            return NAT;
        }
        return type instanceof Type.Con(var name, var arguments)
                ? new Type.Con(name, arguments.stream().map(this::image).toList())
                : type;
    }

    /** size_T f (map_T g t) = size_T (λx. f (g x)) t, for a type that recurs through no other. */
    private Theory composition(Theory before, Datatype type) {
        boolean isPlain = types.size() == 1
                && !live.isEmpty()
                && type.constructors().stream()
                        .flatMap(c -> c.arguments().stream())
                        .allMatch(a -> a.equals(type.type())
                                || a instanceof Type.Var
                                || !a.contains(type.type())
                                        && a.variables().stream().noneMatch(live::contains));
        if (!isPlain || !(before.typeSpecification(type.name()).orElseThrow() instanceof TypeSpecification.Free free)) {
            return before;
        }
        Map<Type.Var, Type> images = new HashMap<>();
        var outer = new ArrayList<Term>();
        var inner = new ArrayList<Term>();
        var composed = new ArrayList<Term>();
        for (Type.Var v : live) {
            Type.Var image = Type.var(v.name() + "_1");
            images.put(v, image);
            Free f = new Free("f" + (live.indexOf(v) + 1), Type.fun(image, NAT));
            Free g = new Free("g" + (live.indexOf(v) + 1), Type.fun(v, image));
            Free x = new Free("x", v);
            outer.add(f);
            inner.add(g);
            composed.add(Term.lambda(x, app(f, app(g, x))));
        }
        Type target = type.type().substitute(images);
        Free t = new Free("t", type.type());
        Term mapped = app(app(constant(type.names().map(), inner, t.type(), target), inner), t);
        Term left = app(app(constant(generic(type.name()), outer, target, NAT), outer), mapped);
        Term right = app(app(constant(generic(type.name()), composed, t.type(), NAT), composed), t);
        var equations = new ArrayList<>(
                before.fact(generic(type.name()) + ".simps").orElseThrow().theorems());
        equations.addAll(free.facts().map());
        Signature now = before.signature();
        Thm all = new Induction(now, types, free.facts().induct())
                .prove(List.of(Term.lambda(t, Hol.mkEq(left, right))), (c, hypotheses) -> {
                    var rules = new ArrayList<>(equations);
                    rules.addAll(hypotheses.values());
                    Conv conv = Conv.rewrite(now, rules).or(Conv.beta(now)).everywhere(now);
                    Map<Free, Term> here = Map.of(t, c.value());
                    Thm one = conv.total(now, left.substitute(here));
                    Thm other = conv.total(now, right.substitute(here));
                    return Thm.trans(one, Rules.sym(other));
                })
                .getFirst();
        return before.withFact(type.name() + ".size_o_map", Thm.spec(t, all), "size_o_map");
    }

    private static Const constant(String name, List<Term> functions, Type argument, Type result) {
        var types = new ArrayList<Type>();
        functions.forEach(f -> types.add(f.type()));
        types.add(argument);
        return new Const(name, Type.fun(types, result));
    }
}
