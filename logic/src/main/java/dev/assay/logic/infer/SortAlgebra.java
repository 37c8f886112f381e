package dev.assay.logic.infer;

import dev.assay.logic.Sort;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Signature;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/** What type inference must know of the type classes. */
public interface SortAlgebra {
    /** The algebra in which each class has only itself as a superclass, and no type constructor has an instance. */
    SortAlgebra DISCRETE = new SortAlgebra() {
        @Override
        public boolean isSubclass(String sub, String sup) {
            return sub.equals(sup);
        }

        @Override
        public Optional<List<Sort>> arity(String constructor, String typeClass) {
            return Optional.empty();
        }
    };

    /** The classes and instances of a signature. */
    static SortAlgebra of(Signature signature) {
        return new SortAlgebra() {
            @Override
            public boolean isSubclass(String sub, String sup) {
                return signature.isSubclass(sub, sup);
            }

            @Override
            public Optional<List<Sort>> arity(String constructor, String typeClass) {
                return signature.instance(constructor, typeClass).map(Signature.Instance::arguments);
            }
        };
    }

    /** sub ⊆ sup, reflexively and transitively. */
    boolean isSubclass(String sub, String sup);

    /** The sorts that the constructor's arguments must have for it to be in the class, if it has such an instance. */
    Optional<List<Sort>> arity(String constructor, String typeClass);

    /** Whether every type of sort {@code sub} is in the class. */
    default boolean isIn(Sort sub, String typeClass) {
        return sub.classes().contains(typeClass) || sub.classes().stream().anyMatch(c -> isSubclass(c, typeClass));
    }

    /** sub ⊆ sup. */
    default boolean isSubsort(Sort sub, Sort sup) {
        return sup.isTop() || sub.equals(sup) || sup.classes().stream().allMatch(c -> isIn(sub, c));
    }

    /** The same sort without the classes that others of its classes imply. */
    default Sort normalise(Sort sort) {
        if (sort.classes().size() < 2) {
            return sort;
        }
        var kept = new TreeSet<>(sort.classes());
        for (String candidate : sort.classes()) {
            if (kept.stream().anyMatch(c -> !c.equals(candidate) && isSubclass(c, candidate))) {
                kept.remove(candidate);
            }
        }
        return kept.size() == sort.classes().size() ? sort : new Sort(kept);
    }

    /** s ∩ t, normalised. */
    default Sort meet(Sort s, Sort t) {
        if (isSubsort(s, t)) {
            return s;
        }
        return isSubsort(t, s) ? t : normalise(s.meet(t));
    }

    /** Whether the type is of the sort, its variables being of theirs. */
    default boolean isOfSort(Type type, Sort sort) {
        if (sort.isTop()) {
            return true;
        }
        return switch (type) {
            case Type.Var v -> isSubsort(v.sort(), sort);
            case Type.Con con -> {
                for (String typeClass : sort.classes()) {
                    if (!isInstance(con, typeClass)) {
                        yield false;
                    }
                }
                yield true;
            }
        };
    }

    private boolean isInstance(Type.Con type, String typeClass) {
        var arity = arity(type.name(), typeClass);
        if (arity.isEmpty()) {
            return false;
        }
        for (int i = 0; i < type.arguments().size(); i++) {
            if (!isOfSort(type.arguments().get(i), arity.get().get(i))) {
                return false;
            }
        }
        return true;
    }
}
