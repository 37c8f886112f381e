package dev.assay.logic.define;

import dev.assay.logic.Term;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Datatype;
import dev.assay.logic.kernel.Functor;
import dev.assay.logic.kernel.Signature;
import java.util.List;
import java.util.Map;

/**
 * The terms that map, test and compare values of a type at the places where other types, its leaves,
 * occur, as the kernel writes them in the equations of datatypes.
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
        return Functor.map(signature, type, Functor.table(leaves));
    }

    /** A predicate that holds when the leaf predicates hold at their places. */
    Term pred(Type type, Map<Type, ? extends Term> leaves) {
        return Functor.pred(signature, type, Functor.table(leaves));
    }

    /** A relation that holds when the leaf relations hold place by place; equality where there is no leaf. */
    Term rel(Type type, Map<Type, ? extends Term> leaves) {
        return Functor.rel(signature, type, Functor.table(leaves));
    }
}
