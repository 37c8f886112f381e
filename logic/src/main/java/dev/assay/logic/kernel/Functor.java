package dev.assay.logic.kernel;

import static dev.assay.logic.Term.app;
import static dev.assay.logic.Term.lambda;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * How values of a type constructor hold values of its argument types. An argument is <em>live</em> when
 * its values sit inside at fixed places, so that they can be mapped, tested and compared place by place:
 *
 * <ul>
 *   <li>{@code map f x} replaces each value v inside x by f v;
 *   <li>{@code pred P x} says that each value inside x satisfies P;
 *   <li>{@code rel R x y} says that x and y have the same shape and R relates them place by place.
 * </ul>
 *
 * <p>An argument that is not live (the left of ⇒, or anything inside a type that is no datatype) is <em>dead</em>.
 */
public record Functor(List<Integer> live, String map, String pred, String rel) {
    public Functor {
        live = List.copyOf(live);
    }

    /** σ ⇒ τ is live in τ; its three functions are written as λ-terms, not constants. */
    static final Functor FUNCTION = new Functor(List.of(1), "", "", "");

    /** One of the three functions of a functor, and how many arguments it takes. */
    record Use(Functor functor, int arity) {}

    private boolean isFunction() {
        return map.isEmpty();
    }

    /** Chooses what happens at the leaves of a type: empty where the type is to be left alone. */
    public interface Leaves {
        Optional<Term> at(Type type);
    }

    /** A term of type {@code σ ⇒ image(σ)} that applies the leaf functions at their places. */
    public static Term map(Signature signature, Type sigma, Leaves leaves) {
        Term leaf = leaves.at(sigma).orElse(null);
        if (leaf != null) {
            return leaf;
        }
        if (sigma instanceof Type.Con(var name, var arguments) && reaches(sigma, leaves)) {
            Functor functor = signature.functor(name).orElseThrow();
            if (functor.isFunction()) {
                Term inner = map(signature, arguments.get(1), leaves);
                Free g = new Free("g", sigma);
                Free z = new Free("z", arguments.get(0));
                return lambda(List.of(g, z), app(inner, app(g, z)).betaNormal());
            }
            var images = functor.live().stream()
                    .map(i -> map(signature, arguments.get(i), leaves))
                    .toList();
            return app(functor.mapConst(sigma, images), images);
        }
        Free x = new Free("x", sigma);
        return lambda(x, x);
    }

    /** A predicate on σ that holds when the leaf predicates hold at their places. */
    public static Term pred(Signature signature, Type sigma, Leaves leaves) {
        Term leaf = leaves.at(sigma).orElse(null);
        if (leaf != null) {
            return leaf;
        }
        Free x = new Free("x", sigma);
        if (sigma instanceof Type.Con(var name, var arguments) && reaches(sigma, leaves)) {
            Functor functor = signature.functor(name).orElseThrow();
            if (functor.isFunction()) {
                Free z = new Free("z", arguments.get(0));
                return lambda(
                        x,
                        Hol.mkAll(
                                z,
                                app(pred(signature, arguments.get(1), leaves), app(x, z))
                                        .betaNormal()));
            }
            var parts = functor.live().stream()
                    .map(i -> pred(signature, arguments.get(i), leaves))
                    .toList();
            Type type = Type.fun(parts.stream().map(Term::type).toList(), Type.fun(sigma, Type.bool()));
            return app(new Const(functor.pred(), type), parts);
        }
        return lambda(x, Hol.TRUE);
    }

    /** A relation between σ and its image that holds when the leaf relations hold at their places. */
    public static Term rel(Signature signature, Type sigma, Leaves leaves) {
        Term leaf = leaves.at(sigma).orElse(null);
        if (leaf != null) {
            return leaf;
        }
        if (sigma instanceof Type.Con(var name, var arguments) && reaches(sigma, leaves)) {
            Functor functor = signature.functor(name).orElseThrow();
            if (functor.isFunction()) {
                Term inner = rel(signature, arguments.get(1), leaves);
                Free z = new Free("z", arguments.get(0));
                Free g = new Free("g", sigma);
                Free h = new Free("h", Type.fun(z.type(), inner.type().range().domain()));
                return lambda(
                        List.of(g, h),
                        Hol.mkAll(z, app(inner, app(g, z), app(h, z)).betaNormal()));
            }
            var parts = functor.live().stream()
                    .map(i -> rel(signature, arguments.get(i), leaves))
                    .toList();
            Type image = functor.image(
                    sigma, parts.stream().map(p -> p.type().range().domain()).toList());
            Type type = Type.fun(parts.stream().map(Term::type).toList(), Type.fun(List.of(sigma, image), Type.bool()));
            return app(new Const(functor.rel(), type), parts);
        }
        return Hol.eq(sigma);
    }

    private Const mapConst(Type sigma, List<Term> images) {
        Type image = image(sigma, images.stream().map(t -> t.type().range()).toList());
        return new Const(map, Type.fun(images.stream().map(Term::type).toList(), Type.fun(sigma, image)));
    }

    /** σ with its live arguments replaced. */
    private Type image(Type sigma, List<Type> liveArguments) {
        Type.Con con = (Type.Con) sigma;
        var arguments = new java.util.ArrayList<>(con.arguments());
        for (int k = 0; k < live.size(); k++) {
            arguments.set(live.get(k), liveArguments.get(k));
        }
        return new Type.Con(con.name(), arguments);
    }

    /** Whether some leaf occurs in the type. */
    public static boolean reaches(Type type, Leaves leaves) {
        return leaves.at(type).isPresent()
                || type instanceof Type.Con(var _, var arguments)
                        && arguments.stream().anyMatch(a -> reaches(a, leaves));
    }

    /** The parts of {@code type} that occur at a dead place and satisfy the leaf test, with the constructor to blame. */
    static Optional<String> deadOccurrence(Signature signature, Type type, Leaves leaves) {
        if (leaves.at(type).isPresent() || !(type instanceof Type.Con(var name, var arguments))) {
            return Optional.empty();
        }
        Set<Integer> live =
                signature.functor(name).map(f -> Set.copyOf(f.live())).orElse(Set.of());
        for (int i = 0; i < arguments.size(); i++) {
            if (live.contains(i)) {
                Optional<String> inner = deadOccurrence(signature, arguments.get(i), leaves);
                if (inner.isPresent()) {
                    return inner;
                }
            } else if (reaches(arguments.get(i), leaves)) {
                return Optional.of(name);
            }
        }
        return Optional.empty();
    }

    /** Leaves that are looked up in a table. */
    public static Leaves table(Map<? extends Type, ? extends Term> table) {
        return type -> Optional.ofNullable(table.get(type));
    }
}
