package dev.assay.property;

import dev.assay.property.Result.Counterexample;
import dev.assay.property.Result.Falsified;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** A result as a person reads it. */
record ResultText(Result result) {
    /** Wider values stand below each other. */
    private static final int COLUMN = 48;

    /** A longer case is better found again from the seed. */
    private static final int LONGEST_REPLAY = 200;

    @Override
    public String toString() {
        var text = new StringBuilder(result.property()).append(": ");
        switch (result.verdict()) {
            case Result.Passed passed ->
                text.append(result.exhaustive() ? "holds in all " + count() : "passed " + count() + rejected());
            case Result.GaveUp gaveUp ->
                text.append("gave up after ")
                        .append(count())
                        .append(", for ")
                        .append(result.rejected())
                        .append(" others did not satisfy the assumptions and filters\n  seed ")
                        .append(result.seed());
            case Result.Uncovered uncovered ->
                text.append(String.format(
                        Locale.ROOT,
                        "only %.1f%% of %s are '%s', not %.1f%% as demanded%n  seed %d",
                        uncovered.observed(),
                        count(),
                        uncovered.label(),
                        uncovered.demanded(),
                        result.seed()));
            case Falsified falsified -> {
                falsified(falsified, text);
                return text.toString();
            }
        }
        labels(text);
        return text.toString();
    }

    private String count() {
        return result.tried() == 1 ? "1 case" : result.tried() + " cases";
    }

    private String rejected() {
        return result.rejected() == 0 ? "" : " (" + result.rejected() + " others did not count)";
    }

    private void falsified(Falsified falsified, StringBuilder text) {
        text.append("falsified by case ").append(result.tried());
        if (!falsified.reproducible()) {
            text.append(", but the same case passed when it was run again");
        } else if (falsified.steps() > 0) {
            text.append(", which became simpler ")
                    .append(falsified.steps() == 1 ? "once" : falsified.steps() + " times")
                    .append(" in ")
                    .append(falsified.trials())
                    .append(" trials");
        }
        text.append("\n\n");
        arguments(falsified.shrunk(), falsified.original(), falsified.steps() > 0, text);
        falsified
                .shrunk()
                .notes()
                .forEach(note -> text.append("  note: ").append(note).append('\n'));
        text.append('\n');
        thrown(falsified.shrunk().thrown(), text);
        text.append("\n  seed ").append(result.seed());
        if (falsified.replay().length() <= LONGEST_REPLAY) {
            text.append(", this case alone: replay(\"")
                    .append(falsified.replay())
                    .append("\")");
        }
    }

    private static void arguments(Counterexample shrunk, Counterexample original, boolean both, StringBuilder text) {
        int name = width(shrunk.arguments().stream().map(Result.Argument::name).toList(), 0);
        int value =
                width(shrunk.arguments().stream().map(Result.Argument::value).toList(), "shrunk".length());
        int wide =
                width(original.arguments().stream().map(Result.Argument::value).toList(), 0);
        boolean beside = both && Math.max(value, wide) <= COLUMN;
        if (beside) {
            text.append("  ")
                    .append(padded("", name))
                    .append("   ")
                    .append(padded("shrunk", value))
                    .append("   original\n");
        }
        for (int i = 0; i < shrunk.arguments().size(); i++) {
            var argument = shrunk.arguments().get(i);
            String before = original.arguments().get(i).value();
            text.append("  ").append(padded(argument.name(), name)).append(" = ");
            if (beside) {
                text.append(padded(argument.value(), value)).append("   ").append(before);
            } else {
                text.append(argument.value());
                if (both) {
                    text.append("\n  ")
                            .append(padded("", name))
                            .append("   originally ")
                            .append(before);
                }
            }
            text.append('\n');
        }
    }

    private static void thrown(Throwable thrown, StringBuilder text) {
        var difference = Difference.in(thrown);
        if (difference.isPresent()) {
            difference
                    .get()
                    .lines()
                    .forEach(line -> text.append("  ").append(line).append('\n'));
            return;
        }
        String what = thrown instanceof ForAll.ConditionFailed ? "the condition is false" : String.valueOf(thrown);
        what.lines().forEach(line -> text.append("  ").append(line).append('\n'));
        if (!(thrown instanceof AssertionError) && thrown.getStackTrace().length > 0) {
            text.append("    at ").append(thrown.getStackTrace()[0]).append('\n');
        }
    }

    private void labels(StringBuilder text) {
        shares(result.labels(), text);
        result.statistics().forEach((name, shares) -> {
            text.append("\n  ").append(name);
            shares(shares, text);
        });
    }

    private static void shares(Map<String, Double> shares, StringBuilder text) {
        shares.forEach((what, percent) -> text.append(String.format(Locale.ROOT, "%n  %5.1f%%  %s", percent, what)));
    }

    private static int width(List<String> texts, int least) {
        return texts.stream().mapToInt(String::length).reduce(least, Math::max);
    }

    private static String padded(String text, int width) {
        return text + " ".repeat(Math.max(0, width - text.length()));
    }
}
