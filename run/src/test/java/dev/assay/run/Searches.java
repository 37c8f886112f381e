package dev.assay.run;

import java.util.Arrays;
import java.util.List;

/** Searches for the tests of portfolios: their answers are texts, some of which settle the matter. */
final class Searches {
    private Searches() {}

    static final Budget TWO_JOBS = Budget.UNLIMITED.withJobs(2);

    static Search<String> search(String name, Cost cost, Search.Body<String> body) {
        return new Search<>() {
            @Override
            public String name() {
                return name;
            }

            @Override
            public Cost cost() {
                return cost;
            }

            @Override
            public String run(Meter meter, Reporter reporter) throws InterruptedException {
                return body.run(meter, reporter);
            }
        };
    }

    static Search<String> search(String name, Search.Body<String> body) {
        return search(name, Cost.MODERATE, body);
    }

    static String settled(String by) {
        return "settled by " + by;
    }

    static String open(String by) {
        return "open after " + by;
    }

    static String unanswered(String by, Reason reason) {
        return by + ": " + reason.sentence();
    }

    static String forever(Meter meter) {
        while (true) {
            meter.step();
        }
    }

    @SafeVarargs
    @SuppressWarnings("varargs") // only read
    static Portfolio<String> portfolio(Search<String>... searches) {
        return Portfolio.of(answer -> answer.startsWith("settled"), Arrays.asList(searches));
    }

    static Portfolio.Result<String> run(Portfolio<String> portfolio, Budget budget) {
        return portfolio.run(budget, ProgressListener.SILENT);
    }

    static String said(Portfolio.Run<String> run) {
        return switch (run.ending()) {
            case Ending.Answered<String>(var answer) -> answer;
            case Ending.Unanswered<String>(var reason, var tried) ->
                unanswered(run.name(), reason) + (tried.isEmpty() ? "" : " (tried " + tried + ")");
        };
    }

    static List<String> said(Portfolio.Result<String> result) {
        return result.runs().stream().map(Searches::said).toList();
    }

    /** What the one that settled the matter said. */
    static String winner(Portfolio.Result<String> result) {
        return said(result.winner().orElseThrow());
    }
}
