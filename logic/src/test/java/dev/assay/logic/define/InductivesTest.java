package dev.assay.logic.define;

import static dev.assay.logic.Term.app;
import static dev.assay.logic.define.Samples.NAT;
import static dev.assay.logic.define.Samples.NATS;
import static dev.assay.logic.define.Samples.ZERO;
import static dev.assay.logic.define.Samples.free;
import static dev.assay.logic.define.Samples.predicate;
import static dev.assay.logic.define.Samples.rule;
import static dev.assay.logic.define.Samples.suc;

import dev.assay.logic.Term.Free;
import dev.assay.logic.Theory;
import java.util.List;
import org.junit.jupiter.api.Test;

class InductivesTest {
    private static final Free N = free("n", NAT);

    @Test
    void evenAndOddAreMutuallyInductive() {
        Free even = free("even", predicate(NAT));
        Free odd = free("odd", predicate(NAT));
        Theory theory = Inductives.define(
                NATS,
                List.of(even, odd),
                List.of(),
                List.of(
                        rule("zero", app(even, ZERO)),
                        rule("odd", app(even, N), app(odd, suc(N))),
                        rule("even", app(odd, N), app(even, suc(N)))));
        theory.facts().stream()
                .filter(f -> f.name().startsWith("even"))
                .forEach(f -> f.theorems().forEach(Samples::proved));
    }
}
