package dev.assay.model;

import dev.assay.judge.Engine;
import dev.assay.judge.Outcome;
import dev.assay.logic.Conjecture;
import dev.assay.logic.theory.Theory;
import dev.assay.run.Limit;
import dev.assay.run.Meter;
import dev.assay.run.Reason;
import dev.assay.run.Reporter;

/** The model finder as an engine beside others. */
public final class ModelEngine implements Engine {
    private final Options options;

    public ModelEngine(Options options) {
        this.options = options;
    }

    @Override
    public String name() {
        return "models";
    }

    @Override
    public Outcome run(Theory theory, Conjecture conjecture, Meter meter, Reporter reporter) {
        return outcome(ModelFinder.run(theory, conjecture, options, meter), meter);
    }

    private Outcome outcome(Finding finding, Meter meter) {
        String extent = finding.searched() + " of " + finding.scopes() + " scopes";
        return switch (finding.verdict()) {
            case GENUINE -> refuted(finding, Outcome.Quality.GENUINE);
            case QUASI_GENUINE -> refuted(finding, Outcome.Quality.QUASI_GENUINE);
            case POTENTIAL -> refuted(finding, Outcome.Quality.POTENTIAL);
            case NONE -> new Outcome.Corroborated(name(), "scopes", finding.searched(), extent);
            case UNKNOWN -> {
                Reason reason = meter.stopped()
                        .<Reason>map(Limit.class::cast)
                        .orElseGet(() -> new Reason.GaveUp("some scopes are too large"));
                yield new Outcome.Unknown(name(), reason, extent);
            }
        };
    }

    private Outcome refuted(Finding finding, Outcome.Quality quality) {
        return new Outcome.Refuted(name(), finding.model().orElseThrow(), quality);
    }
}
