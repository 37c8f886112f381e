package dev.assay.test;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.logic.Type;
import dev.assay.logic.theory.Theory;
import dev.assay.test.domain.Domains;
import dev.assay.test.domain.Enumeration;
import dev.assay.test.run.Codes;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How many lists of natural numbers there are up to a size, and how many of them are distinct or sorted. */
class DensityTest {
    private static final Theory MAIN = Tested.read("").context().theory();
    private static final Type LIST = Type.con("List.list", Type.con("Nat.nat"));

    private interface Property {
        boolean holds(List<Long> list);
    }

    /** Summed up over the sizes below each of those in the table. */
    private static List<Long> counts(int from, int to, Property property) {
        var enumeration = new Enumeration(new Domains(MAIN, Codes.of(MAIN)));
        var result = new ArrayList<Long>();
        long sum = 0;
        for (int size = 1; size < to; size++) {
            long[] count = new long[1];
            enumeration.each(LIST, size, value -> {
                count[0] += property.holds(list(value)) ? 1 : 0;
                return true;
            });
            sum += count[0];
            if (size + 1 >= from) {
                result.add(sum);
            }
        }
        return result;
    }

    private static List<Long> list(Object value) {
        var result = new ArrayList<Long>();
        Object rest = value;
        while (rest instanceof dev.assay.code.runtime.Data data && data.arity() == 2) {
            result.add((Long) data.field(0));
            rest = data.field(1);
        }
        return result;
    }

    @Test // quickcheck-hol, table 6.3, with the misprints at sizes 7 and 8 mended
    void listsUpToASizeAreAsManyAsTheTableSays() {
        assertEquals(List.of(24L, 89L, 415L, 2372L, 16072L, 125673L), counts(5, 10, _ -> true));
    }

    @Test // quickcheck-hol, table 6.3
    void distinctListsUpToASizeAreAsManyAsTheTableSays() {
        assertEquals(
                List.of(16L, 39L, 105L, 315L, 1048L),
                counts(5, 9, list -> list.stream().distinct().count() == list.size()));
    }

    @Test // quickcheck-hol, table 6.3
    void sortedListsUpToASizeAreAsManyAsTheTableSays() {
        assertEquals(
                List.of(15L, 31L, 63L, 127L, 255L),
                counts(5, 9, list -> list.stream().sorted().toList().equals(list)));
    }
}
