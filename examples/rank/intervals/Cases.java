import dev.assay.property.Gen;
import dev.assay.property.Gens;
import dev.assay.rank.Call;
import java.util.ArrayList;
import java.util.List;

/** Calls of all functions, on sets that are as they should be. */
class Cases {
    record Step(int gap, int length) {}

    private static final Gen<Integer> NUMBERS = Gens.ints(-6, 6);

    private static final Gen<List<List<Integer>>> SETS = Gens.combine(
            NUMBERS,
            Gens.lists(Gens.combine(Gens.ints(2, 4), Gens.ints(0, 4), Step::new), 0, 4),
            (start, steps) -> {
                List<List<Integer>> set = new ArrayList<>();
                int low = start;
                for (Step step : steps) {
                    set.add(List.of(low, low + step.length()));
                    low += step.length() + step.gap();
                }
                return set;
            });

    static Gen<Call> calls() {
        return Gens.oneOf(
                Gens.always(Call.of("empty")),
                Gens.combine(NUMBERS, SETS, (x, set) -> Call.of("member", x, set)),
                Gens.combine(NUMBERS, SETS, (x, set) -> Call.of("insert", x, set)),
                Gens.combine(NUMBERS, SETS, (x, set) -> Call.of("delete", x, set)),
                Gens.combine(SETS, SETS, (one, other) -> Call.of("merge", one, other)));
    }
}
