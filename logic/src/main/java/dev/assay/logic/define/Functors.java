package dev.assay.logic.define;

import static dev.assay.logic.Term.app;
import static dev.assay.logic.Term.lambda;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Datatype;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Signature;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The terms that map, test and compare values of a type at the places where other types, its leaves,
 * occur; written as the kernel writes them in the equations of datatypes.
 */
final class Functors {
    private final Signature signature;

    Functors(Signature signature) {
        this.signature = signature;
    }

    /** Whether some leaf occurs in the type. */
    static boolean reaches(Type type, Map<? extends Type, ?> leaves) {
        return leaves.containsKey(type)
                || type instanceof Type.Con(var _, var arguments)
                        && arguments.stream().anyMatch(a -> reaches(a, leaves));
    }

    Datatype datatype(Type type) {
        return signature.datatype(((Type.Con) type).name()).orElseThrow();
    }

    /** The types at the live places of a datatype's instance. */
    List<Type> live(Type type) {
        return datatype(type).live().stream()
                .map(((Type.Con) type).arguments()::get)
                .toList();
    }

    /** A function that applies the leaf functions at their places. */
    Term map(Type type, Map<Type, ? extends Term> leaves) {
        if (leaves.containsKey(type)) {
            return leaves.get(type);
        }
        if (!reaches(type, leaves)) {
            Free x = new Free("x", type);
            return lambda(x, x);
        }
        if (type.isFun()) {
            Free g = new Free("g", type);
            Free z = new Free("z", type.domain());
            return lambda(
                    List.of(g, z), app(map(type.range(), leaves), app(g, z)).betaNormal());
        }
        List<Term> parts = live(type).stream().map(t -> map(t, leaves)).toList();
        Type image = image(type, parts.stream().map(p -> p.type().range()).toList());
        return operator(datatype(type).names().map(), parts, Type.fun(type, image));
    }

    /** A predicate that holds when the leaf predicates hold at their places. */
    Term pred(Type type, Map<Type, ? extends Term> leaves) {
        if (leaves.containsKey(type)) {
            return leaves.get(type);
        }
        Free x = new Free("x", type);
        if (!reaches(type, leaves)) {
            return lambda(x, Hol.TRUE);
        }
        if (type.isFun()) {
            Free z = new Free("z", type.domain());
            return lambda(
                    x, Hol.mkAll(z, app(pred(type.range(), leaves), app(x, z)).betaNormal()));
        }
        List<Term> parts = live(type).stream().map(t -> pred(t, leaves)).toList();
        return operator(datatype(type).names().pred(), parts, Type.fun(type, Type.BOOL));
    }

    /** A relation that holds when the leaf relations hold place by place; equality where there is no leaf. */
    Term rel(Type type, Map<Type, ? extends Term> leaves) {
        if (leaves.containsKey(type)) {
            return leaves.get(type);
        }
        if (!reaches(type, leaves)) {
            return Hol.eq(type);
        }
        if (type.isFun()) {
            Term inner = rel(type.range(), leaves);
            Free z = new Free("z", type.domain());
            Free g = new Free("g", type);
            Free h = new Free("h", Type.fun(z.type(), inner.type().range().domain()));
            return lambda(
                    List.of(g, h), Hol.mkAll(z, app(inner, app(g, z), app(h, z)).betaNormal()));
        }
        List<Term> parts = live(type).stream().map(t -> rel(t, leaves)).toList();
        Type image =
                image(type, parts.stream().map(p -> p.type().range().domain()).toList());
        return operator(datatype(type).names().rel(), parts, Type.fun(List.of(type, image), Type.BOOL));
    }

    private static Term operator(String name, List<Term> parts, Type rest) {
        return app(new Const(name, Type.fun(parts.stream().map(Term::type).toList(), rest)), parts);
    }

    /** The type with others at its live places. */
    private Type image(Type type, List<Type> others) {
        Type.Con con = (Type.Con) type;
        var arguments = new ArrayList<>(con.arguments());
        List<Integer> live = datatype(type).live();
        for (int k = 0; k < live.size(); k++) {
            arguments.set(live.get(k), others.get(k));
        }
        return new Type.Con(con.name(), arguments);
    }
}
