package dev.assay.logic;

import java.util.Collection;
import java.util.Collections;
import java.util.SortedSet;
import java.util.TreeSet;

/** A finite intersection of type classes; the empty intersection is the class of all types. */
public record Sort(SortedSet<String> classes) {
    /** The sort of every type. */
    public static final Sort TOP = new Sort(Collections.emptySortedSet());

    public Sort {
        // One by one: a bulk copy would trust the comparator and the order that the caller chose.
        var natural = new TreeSet<String>();
        for (String c : classes) {
            natural.add(c);
        }
        classes = Collections.unmodifiableSortedSet(natural);
    }

    public static Sort of(String... classes) {
        return classes.length == 0 ? TOP : new Sort(new TreeSet<>(java.util.List.of(classes)));
    }

    public static Sort of(Collection<String> classes) {
        return classes.isEmpty() ? TOP : new Sort(new TreeSet<>(classes));
    }

    public boolean isTop() {
        return classes.isEmpty();
    }

    /** s ∩ t. */
    public Sort meet(Sort other) {
        if (other.isTop() || equals(other)) {
            return this;
        }
        if (isTop()) {
            return other;
        }
        var all = new TreeSet<>(classes);
        all.addAll(other.classes);
        return new Sort(all);
    }

    @Override
    public String toString() {
        return classes.size() == 1 ? classes.first() : "{" + String.join(",", classes) + "}";
    }
}
