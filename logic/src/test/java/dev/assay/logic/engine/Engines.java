package dev.assay.logic.engine;

import dev.assay.logic.Position;
import dev.assay.logic.Term;
import dev.assay.logic.Theory;
import dev.assay.logic.Type;
import dev.assay.logic.engine.Outcome.Quality;
import java.util.List;

/** Engines for the tests of portfolios, and what they say. */
final class Engines {
    private Engines() {}

    static final Conjecture CONJECTURE =
            new Conjecture("c", new Position("T.thy", 1, 1), List.of(), new Term.Free("P", Type.bool()));
    static final Budget TWO_JOBS = Budget.UNLIMITED.withJobs(2);

    interface Body {
        Outcome run(Meter meter, Reporter reporter) throws InterruptedException;
    }

    static Engine engine(String name, Cost cost, Body body) {
        return new Engine() {
            @Override
            public String name() {
                return name;
            }

            @Override
            public Cost cost() {
                return cost;
            }

            @Override
            public Outcome run(Theory theory, Conjecture conjecture, Meter meter, Reporter reporter)
                    throws InterruptedException {
                return body.run(meter, reporter);
            }
        };
    }

    static Engine engine(String name, Body body) {
        return engine(name, Cost.MODERATE, body);
    }

    static Outcome refuted(String by) {
        return new Outcome.Refuted(by, Counterexample.of(), Quality.GENUINE);
    }

    static Outcome corroborated(String by) {
        return new Outcome.Corroborated(by, "nothing", 1, "size 1");
    }

    static Outcome unknown(String by, Reason reason) {
        return new Outcome.Unknown(by, reason, "");
    }

    static Outcome forever(Meter meter) {
        while (true) {
            meter.step();
        }
    }

    static Portfolio.Result run(Portfolio portfolio, Budget budget) {
        return portfolio.run(Theory.HOL, CONJECTURE, budget, ProgressListener.SILENT);
    }

    static List<Outcome> outcomes(Portfolio.Result result) {
        return result.runs().stream().map(Portfolio.Run::outcome).toList();
    }
}
