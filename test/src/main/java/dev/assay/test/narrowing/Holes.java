package dev.assay.test.narrowing;

import dev.assay.code.extract.Code;
import dev.assay.code.extract.NotExecutable;
import dev.assay.code.program.Layout;
import dev.assay.code.runtime.Data;
import dev.assay.code.runtime.Hole;
import dev.assay.logic.HolNames;
import dev.assay.logic.Type;
import dev.assay.logic.theory.Theory;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;

/** Holes for searches other than narrowing itself: each is filled when that search needs it. */
public final class Holes {
    /** How deep the smallest value of a type may be. */
    private static final int DEEPEST = 20;

    private final Shapes shapes;
    private final Trail trail = new Trail();
    private final Map<Type, Boolean> plain = new HashMap<>();
    private Bounds bounds = Bounds.depth(0);

    public Holes(Theory theory, Code code) {
        this.shapes = new Shapes(theory, code, false);
    }

    /** From now on values are at most so large. */
    public void start(int size) {
        bounds = Bounds.depth(size);
    }

    /** A hole for values up to a size; empty if there can be none. */
    public Optional<Object> of(Type type, int size) {
        return plain.computeIfAbsent(type, t -> isPlain(t, new HashSet<>()))
                ? Optional.of(Slot.part(shapes, trail, shapes.of(type), bounds.depth() - size))
                : Optional.empty();
    }

    /** Functions, sets and subtypes are no trees of constructors. */
    private boolean isPlain(Type type, Set<Type> above) {
        if (!above.add(type)) {
            return true;
        }
        try {
            return switch (shapes.of(type)) {
                case Shape.Natural _ -> true;
                case Shape.Listed _ -> !type.constructors().contains(HolNames.SET);
                case Shape.Mapping _ -> false;
                case Shape.Constructed(var layout, var guard, var _) ->
                    guard.isEmpty()
                            && layout.shapes().stream()
                                    .flatMap(s -> s.fields().stream())
                                    .allMatch(f -> isPlain(f, above));
            };
        } catch (NotExecutable e) {
            return false;
        }
    }

    /** Fills a hole in one way after the other until the search has enough; whether it had. */
    public boolean fill(Hole hole, BooleanSupplier search) {
        trail.unblock();
        var slot = (Slot) hole;
        if (!slot.mayBeRefined(bounds)) {
            return false;
        }
        try {
            for (int i = 0; i < slot.alternatives(bounds); i++) {
                slot.refine(i);
                if (search.getAsBoolean()) {
                    return true;
                }
            }
            return false;
        } finally {
            slot.clear();
        }
    }

    /** The value with something small in each hole; empty if that was not found. */
    public Optional<Object> whole(Object value) {
        Object known = value instanceof Hole hole ? (hole.isOpen() ? null : hole.force()) : value;
        if (known == null) {
            return smallest(((Slot) value).shape);
        }
        if (!(known instanceof Data data) || data.arity() == 0) {
            return Optional.of(known);
        }
        var fields = new Object[data.arity()];
        for (int i = 0; i < fields.length; i++) {
            Optional<Object> field = whole(data.field(i));
            if (field.isEmpty()) {
                return Optional.empty();
            }
            fields[i] = field.get();
        }
        return Optional.of(Data.of(data.tag, fields));
    }

    private Optional<Object> smallest(Shape shape) {
        for (int depth = 0; depth < DEEPEST; depth++) {
            Optional<Object> found = upTo(shape, depth);
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    private Optional<Object> upTo(Shape shape, int depth) {
        return switch (shape) {
            case Shape.Natural _ -> Optional.of(0L);
            case Shape.Listed(var _, var listing, var _) ->
                Optional.of(listing.values(1).getFirst());
            case Shape.Mapping _ -> Optional.empty();
            case Shape.Constructed(var layout, var _, var _) -> {
                for (int i = 0; i < layout.shapes().size(); i++) {
                    Optional<Object> made = upTo(layout, i, depth);
                    if (made.isPresent()) {
                        yield made;
                    }
                }
                yield Optional.empty();
            }
        };
    }

    private Optional<Object> upTo(Layout layout, int constructor, int depth) {
        var types = layout.shapes().get(constructor).fields();
        if (shapes.isTruth(layout.type())) {
            return Optional.of(shapes.truth(layout, constructor));
        }
        if (depth == 0 && !types.isEmpty()) {
            return Optional.empty();
        }
        var fields = new Object[types.size()];
        for (int i = 0; i < fields.length; i++) {
            Optional<Object> field = upTo(shapes.of(types.get(i)), depth - 1);
            if (field.isEmpty()) {
                return Optional.empty();
            }
            fields[i] = field.get();
        }
        return Optional.of(Data.of(constructor, fields));
    }
}
