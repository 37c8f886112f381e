package dev.assay.test.narrowing;

import dev.assay.code.runtime.Data;
import dev.assay.code.runtime.Fun;
import dev.assay.code.runtime.Hole;
import dev.assay.code.runtime.Successor;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A place in the value of a variable. It holds a hole or what the hole was refined to, and it writes that directly into the
 * value around it, so that a refinement and its undoing cost next to nothing. A slot is to be cleared before one above it.
 */
final class Slot extends Hole {
    /** What a hole is refined to, with the slots of its parts. */
    @SuppressWarnings("ArrayRecordComponent") // read in the innermost loop, and never compared
    record Refinement(Object value, Slot[] parts) {}

    private static final Slot[] NO_PARTS = {};

    /** The variable of the prefix that it is a part of. */
    final int variable;

    final Shape shape;
    final @Nullable Slot parent;
    private final Shapes shapes;
    private final Trail trail;
    private final int depth;
    /** Where the value is: in an array or in data. */
    private final Object @Nullable [] array;

    private final @Nullable Data data;
    private final int index;
    /** How many times Suc was found around a natural number. */
    private final long count;
    /** What is there while the slot is not refined, unless that is a number. */
    private final Object open;

    private @Nullable Refinement[] refinements = new Refinement[4];
    private int choice = -1;

    private Slot(
            Shapes shapes,
            Trail trail,
            Shape shape,
            int variable,
            @Nullable Slot parent,
            int depth,
            Object @Nullable [] array,
            @Nullable Data data,
            int index,
            long count) {
        super(depth);
        this.shapes = shapes;
        this.trail = trail;
        this.shape = shape;
        this.variable = variable;
        this.parent = parent;
        this.depth = depth;
        this.array = array;
        this.data = data;
        this.index = index;
        this.count = count;
        this.open = switch (shape) {
            case Shape.Mapping mapping -> new Table(this, mapping);
            case Shape.Natural _, Shape.Constructed _, Shape.Listed _ -> this;
        };
    }

    /** The slot of a whole variable. */
    static Slot root(Shapes shapes, Trail trail, Shape shape, int variable, Object[] values) {
        var slot = new Slot(shapes, trail, shape, variable, null, 0, values, null, variable, 0);
        slot.put(slot.open());
        return slot;
    }

    /** The slot of a value that starts as deep as if it were a part of another. */
    static Slot part(Shapes shapes, Trail trail, Shape shape, int depth) {
        var slot = new Slot(shapes, trail, shape, 0, null, depth, new Object[1], null, 0, 0);
        slot.put(slot.open());
        return slot;
    }

    /** The slot of a function's value at an argument. */
    Slot entry(Shape range, Object[] at) {
        var slot = new Slot(shapes, trail, range, variable, this, depth + 1, at, null, 0, 0);
        slot.put(slot.open());
        return slot;
    }

    Shapes shapes() {
        return shapes;
    }

    /** A new number each time: one that was looked into keeps what it found. */
    private Object open() {
        return count == 0 ? open : new Successor(count, open);
    }

    private void put(Object value) {
        if (data != null) {
            data.fill(index, value);
        } else if (array != null) {
            array[index] = value;
        }
    }

    @Override
    public boolean isOpen() {
        return choice < 0;
    }

    /** Which refinement is there, or -1. */
    int choice() {
        return choice;
    }

    /** How many times Suc is around the number that this slot stands for. */
    long count() {
        return count;
    }

    /** The function that stands here; only of mappings. */
    Table table() {
        return (Table) open;
    }

    boolean mayBeRefined(Bounds bounds) {
        if (bounds.isWide()) {
            switch (shape) {
                case Shape.Natural _ -> {
                    return count < bounds.width();
                }
                case Shape.Listed _ -> {
                    return true;
                }
                case Shape.Constructed _, Shape.Mapping _ -> {}
            }
        }
        return depth < bounds.depth() || shape.isSmall();
    }

    /** How many refinements there are within bounds. */
    int alternatives(Bounds bounds) {
        return switch (shape) {
            case Shape.Constructed(var layout, var _, var _) -> layout.shapes().size();
            case Shape.Natural _ -> 2;
            case Shape.Listed(var _, var listing, var _) ->
                listing.values(bounds.reach(depth)).size();
            case Shape.Mapping _ -> 0;
        };
    }

    /**
     * Whether bounds leave a refinement out.
     *
     * @param greatest of the numbers that are there already
     */
    boolean isLeftOut(int alternative, Bounds bounds, long greatest) {
        return switch (shape) {
            // Whatever comes after another Suc is no less than that.
            case Shape.Natural _ -> bounds.isLeftOut(count + alternative, greatest);
            case Shape.Listed _ ->
                refinement(alternative).value instanceof Long number && bounds.isLeftOut(number, greatest);
            case Shape.Constructed _, Shape.Mapping _ -> false;
        };
    }

    /** The number that was chosen here; -1 if there is none. */
    long number() {
        return switch (shape) {
            case Shape.Natural _ -> choice == 0 ? count : -1;
            case Shape.Listed _ -> choice >= 0 && refinement(choice).value instanceof Long number ? number : -1;
            case Shape.Constructed _, Shape.Mapping _ -> -1;
        };
    }

    /** Whether these are all refinements. */
    boolean isExhausted(Bounds bounds) {
        if (parent != null && parent.shape instanceof Shape.Mapping(var _, var isComparable, var _) && !isComparable) {
            return false;
        }
        return !(shape instanceof Shape.Listed(var _, var listing, var _)) || listing.isComplete(bounds.reach(depth));
    }

    /** Refines the hole, or replaces its refinement by another. */
    void refine(int alternative) {
        forget();
        choice = alternative;
        Refinement refinement = refinement(alternative);
        put(shape instanceof Shape.Natural && alternative == 1 ? refinement.parts[0].open() : refinement.value);
    }

    void clear() {
        forget();
        choice = -1;
        put(open());
    }

    /** Forgets all refinements; only while there is none. */
    void drop() {
        refinements = new Refinement[4];
    }

    /** Whoever had the hole before it was refined finds here what it became. */
    @Override
    protected Object evaluate() {
        if (choice < 0 && !trail.refine(this)) {
            return super.evaluate();
        }
        if (shape instanceof Shape.Natural) {
            return choice == 0 ? (Object) 0L : new Successor(1L, refinement(1).parts[0]);
        }
        return refinement(choice).value;
    }

    Refinement refinement(int alternative) {
        if (alternative >= refinements.length) {
            refinements = Arrays.copyOf(refinements, Math.max(alternative + 1, 2 * refinements.length));
        }
        Refinement known = refinements[alternative];
        if (known == null) {
            known = make(alternative);
            trail.made(known.parts.length);
            refinements[alternative] = known;
        }
        return known;
    }

    private Refinement make(int alternative) {
        return switch (shape) {
            case Shape.Constructed(var layout, var _, var _) -> {
                var fields = layout.shapes().get(alternative).fields();
                var values = new Object[fields.size()];
                Arrays.fill(values, this);
                Data made = shapes.isTruth(layout.type()) ? null : Data.of(alternative, values);
                if (made == null) {
                    yield new Refinement(shapes.truth(layout, alternative), NO_PARTS);
                }
                var parts = new Slot[values.length];
                for (int i = 0; i < parts.length; i++) {
                    parts[i] = new Slot(
                            shapes, trail, shapes.of(fields.get(i)), variable, this, depth + 1, null, made, i, 0);
                    parts[i].clear();
                }
                yield new Refinement(made, parts);
            }
            case Shape.Natural _ -> {
                if (alternative == 0) {
                    yield new Refinement(count, NO_PARTS);
                }
                var rest = new Slot(shapes, trail, shape, variable, this, depth + 1, array, data, index, count + 1);
                yield new Refinement(rest, new Slot[] {rest});
            }
            case Shape.Listed(var _, var listing, var _) -> {
                int reach = 1;
                while (listing.values(reach).size() <= alternative) {
                    reach++;
                }
                yield new Refinement(listing.values(reach).get(alternative), NO_PARTS);
            }
            case Shape.Mapping _ -> throw new IllegalStateException("a function is refined where it is applied");
        };
    }

    /** The condition on the part of a value of a subtype, where there is one. */
    @Nullable
    Fun guard() {
        return shape instanceof Shape.Constructed(var _, var guard, var _) ? guard.orElse(null) : null;
    }

    /** What is there now. */
    Object current() {
        return data != null ? data.field(index) : array != null ? array[index] : open;
    }

    /** A hole below, or this one, that cannot be filled with just anything; null if there is none. */
    @Nullable
    Slot guarded() {
        if (isOpen() && guard() != null) {
            return this;
        }
        if (shape instanceof Shape.Mapping) {
            for (Slot entry : table().entries().values()) {
                Slot found = entry.guarded();
                if (found != null) {
                    return found;
                }
            }
            return null;
        }
        if (!isOpen()) {
            for (Slot part : refinement(choice).parts) {
                Slot found = part.guarded();
                if (found != null) {
                    return found;
                }
            }
        }
        return null;
    }
}
