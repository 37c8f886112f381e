package dev.assay.prove.isar;

import dev.assay.logic.Position;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.proof.ProofStep;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Facts that are joined by transitivity ({@code also}, {@code finally}) or gathered ({@code moreover}, {@code ultimately}). */
final class Calculation {
    private Calculation() {}

    /** Goes on with the calculation of the block; at its end, what it has come to. */
    static Optional<List<Thm>> step(Block b, ProofStep.Link link, List<Thm> rules, Position position) {
        List<Thm> before = b.calculation;
        return switch (link) {
            case ALSO -> {
                List<Thm> joined = joined(b, before, rules, position);
                b.calculation = joined;
                b.context = b.context.withFact("calculation", joined, List.of());
                Dots.bind(b.bindings, joined.getLast().conclusion());
                yield Optional.empty();
            }
            case FINALLY -> {
                List<Thm> whole = joined(b, before, rules, position);
                b.calculation = null;
                b.context = b.context.withFact("calculation", whole, List.of());
                yield Optional.of(whole);
            }
            case MOREOVER -> {
                List<Thm> gathered = gathered(before, b.facts);
                b.calculation = gathered;
                b.context = b.context.withFact("calculation", gathered, List.of());
                yield Optional.empty();
            }
            case ULTIMATELY -> {
                List<Thm> gathered = gathered(before, b.facts);
                b.calculation = null;
                b.context = b.context.withFact("calculation", gathered, List.of());
                yield Optional.of(gathered);
            }
        };
    }

    private static List<Thm> gathered(@Nullable List<Thm> before, List<Thm> facts) {
        var all = new ArrayList<>(before == null ? List.<Thm>of() : before);
        all.addAll(facts);
        return all;
    }

    private static List<Thm> joined(Block b, @Nullable List<Thm> before, List<Thm> rules, Position position) {
        if (before == null) {
            return b.facts;
        }
        Thm first = before.getLast();
        Thm second = b.facts.getLast();
        return List.of(Transitivity.join(b.context.theory(), first, second, rules)
                .orElseThrow(() -> new ProofError(
                        position,
                        "no rule joins " + b.context.printer().print(first.conclusion()) + " and "
                                + b.context.printer().print(second.conclusion()))));
    }
}
