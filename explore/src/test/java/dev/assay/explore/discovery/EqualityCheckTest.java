package dev.assay.explore.discovery;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.explore.Domain;
import dev.assay.explore.Signature;
import dev.assay.explore.Type;
import dev.assay.explore.example.Queues;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class EqualityCheckTest {
    private static final Type SET = Type.named("set");
    private static final Type ELEMENT = Type.named("element");

    /** Lists that are compared as sets. */
    private static final Domain SETS = Domain.of(
                    (random, size) -> IntStream.range(0, random.nextInt(size + 1))
                            .mapToObj(i -> random.nextInt(4))
                            .toList(),
                    "s")
            .observedBy((value, random, size) -> Set.copyOf((List<?>) value));

    @Test
    void equalityByContentsIsACongruenceForQueues() {
        assertEquals(List.of(), EqualityCheck.of(Queues.byContents().build(), Settings.upTo(3)));
    }

    @Test
    void equalityAsSetsIsNoCongruenceForTheFirstElement() {
        Signature signature = Signature.builder()
                .domain(SET, SETS)
                .function("first", a -> ((List<?>) a[0]).getFirst(), SET, ELEMENT)
                .function("isEmpty", a -> ((List<?>) a[0]).isEmpty(), SET, Type.named("bool"))
                .build();
        assertEquals(
                List.of("first"),
                EqualityCheck.of(signature, Settings.upTo(3)).stream()
                        .map(v -> v.symbol().name())
                        .toList());
    }
}
