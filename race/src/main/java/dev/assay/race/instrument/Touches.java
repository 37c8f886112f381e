package dev.assay.race.instrument;

import dev.assay.race.scheduler.Strand;
import org.jspecify.annotations.Nullable;

/** Who touched which field of which object last, or which element of which array: a hash table by identity. */
final class Touches {
    private static final int FIRST_SIZE = 64;

    /** Who touched something last, and how; and how often that was somebody else than before. It stands for the thing. */
    static final class Touch {
        private final Object object;
        private final @Nullable String place;
        private final int index;
        Strand strand;
        String label;
        int turns;

        /** The field; null of an element. */
        @Nullable
        String place() {
            return place;
        }

        /** What has the field or the element. */
        Object owner() {
            return object;
        }

        private Touch(Object object, @Nullable String place, int index, Strand strand, String label) {
            this.object = object;
            this.place = place;
            this.index = index;
            this.strand = strand;
            this.label = label;
        }
    }

    private @Nullable Touch[] table = new Touch[FIRST_SIZE];
    private int size;

    /** That of a field, whose name is a constant; of an array's element, by its index, the name is null. */
    @SuppressWarnings("ReferenceEquality") // Labels are constants of class files.
    Touch of(Object object, @Nullable String place, int index, Strand strand, String label) {
        int at = hash(object, place, index) & table.length - 1;
        for (Touch each = table[at]; each != null; each = table[at]) {
            if (each.object == object && each.index == index && (each.place == place || same(each.place, place))) {
                return each;
            }
            at = at + 1 & table.length - 1;
        }
        var touch = new Touch(object, place, index, strand, label);
        table[at] = touch;
        if (++size > table.length / 2) {
            grow();
        }
        return touch;
    }

    private static boolean same(@Nullable String one, @Nullable String other) {
        return one != null && one.equals(other);
    }

    private static int hash(Object object, @Nullable String place, int index) {
        int hash = System.identityHashCode(object) * 31 + (place == null ? index : place.hashCode());
        return hash ^ hash >>> 15;
    }

    private void grow() {
        @Nullable Touch[] old = table;
        table = new Touch[2 * old.length];
        for (Touch each : old) {
            if (each != null) {
                int at = hash(each.object, each.place, each.index) & table.length - 1;
                while (table[at] != null) {
                    at = at + 1 & table.length - 1;
                }
                table[at] = each;
            }
        }
    }
}
