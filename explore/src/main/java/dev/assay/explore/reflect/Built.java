package dev.assay.explore.reflect;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * An object that can change, as the calls that build it: whoever needs it gets a new one, so that nobody can change it for others.
 * Where the class can copy its objects, they are built once and then copied.
 */
final class Built {
    /** Makes an object anew. */
    @FunctionalInterface
    interface Recipe {
        Object make() throws Throwable;
    }

    private final Recipe recipe;
    private final Supplier<String> calls;
    private final boolean isView;
    private final JavaValues values;
    private @Nullable Object original;
    private @Nullable Object spare;
    private @Nullable Object seen;

    /**
     * An object that is made when needed.
     *
     * @param calls how one would write it
     * @param isView whether it may be a view of another object, which no copy is
     */
    Built(Recipe recipe, Supplier<String> calls, boolean isView, JavaValues values) {
        this.recipe = recipe;
        this.calls = calls;
        this.isView = isView;
        this.values = values;
    }

    boolean isView() {
        return isView;
    }

    /** Fails if it cannot be made. What is made for that is for the first who asks, so that long lists of calls are not run for each prefix. */
    Built checked() throws Throwable {
        spare = make();
        return this;
    }

    /** A new object each time. */
    Object make() throws Throwable {
        if (spare != null) {
            Object unused = spare;
            spare = null;
            return unused;
        }
        if (original == null) {
            Object made = recipe.make();
            if (isView || !values.canCopy(made)) {
                return made;
            }
            original = made;
        }
        return values.copy(original);
    }

    /** As {@link #make}, for one that was made before. */
    Object made() {
        try {
            return make();
        } catch (Throwable e) {
            throw new IllegalStateException("an object that was built cannot be built again", Thrown.result(e));
        }
    }

    /** Two are equal if no one could tell their objects apart. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Built built && seen().equals(built.seen());
    }

    @Override
    public int hashCode() {
        return seen().hashCode();
    }

    Object seen() {
        if (seen == null) {
            try {
                seen = values.seen(make());
            } catch (Throwable e) {
                seen = "throws " + Thrown.result(e).getClass().getName();
            }
        }
        return seen;
    }

    /** As the object writes itself, or else the calls that build it. */
    @Override
    public String toString() {
        return values.canWrite() ? String.valueOf(made()) : calls.get();
    }
}
