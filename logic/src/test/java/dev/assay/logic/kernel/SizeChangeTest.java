package dev.assay.logic.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.logic.kernel.SizeChange.Graph;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import org.junit.jupiter.api.Test;

class SizeChangeTest {
    /** A call of f by itself that puts the i-th of its arguments, made smaller, in another place. */
    private static Graph moving(int arguments, IntUnaryOperator place) {
        var rows = new ArrayList<List<Rank.Order>>();
        for (int i = 0; i < arguments; i++) {
            var row = new ArrayList<Rank.Order>();
            for (int j = 0; j < arguments; j++) {
                row.add(place.applyAsInt(i) == j ? Rank.Order.BELOW : Rank.Order.UNKNOWN);
            }
            rows.add(row);
        }
        return new Graph("f", "f", rows);
    }

    /** Two calls, the orders of whose arguments together make all orders that there are. */
    private static Optional<String> loop(int arguments) {
        return SizeChange.loop(List.of(
                moving(arguments, i -> (i + 1) % arguments), moving(arguments, i -> i == 0 ? 1 : i == 1 ? 0 : i)));
    }

    @Test
    void argumentsThatGoDownInAnyOrderEnd() {
        assertEquals(Optional.empty(), loop(5));
    }

    @Test
    void whereThereAreTooManyOrdersNothingIsSaidToEnd() {
        assertEquals(Optional.of("f"), loop(8));
    }
}
