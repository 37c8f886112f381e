package dev.assay.app.check;

import dev.assay.app.judging.Engines;
import dev.assay.judge.Judge;
import dev.assay.judge.Judged;
import dev.assay.judge.Judging;
import dev.assay.judge.Verdict;
import dev.assay.logic.Conjecture;
import dev.assay.prove.relevance.Relevance;
import dev.assay.prove.sledgehammer.Hunter;
import dev.assay.prove.sledgehammer.Wishes;
import dev.assay.run.Meter;
import dev.assay.run.ProgressListener;
import dev.assay.syntax.isabelle.Question;
import dev.assay.syntax.isabelle.TheoryTasks;
import dev.assay.syntax.isabelle.outer.Diagnostic;
import dev.assay.syntax.isabelle.outer.Option;
import dev.assay.syntax.isabelle.outer.Token;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Answers {@code sledgehammer}, and {@code try}, which asks for a counterexample as much as for a proof. */
final class SledgehammerDiagnosis implements Diagnosis {
    private static final Duration USUAL = Duration.ofSeconds(30);

    /** The last four only say what to print. */
    private static final Set<String> OPTIONS = Set.of(
            "timeout",
            "provers",
            "prover",
            "max_facts",
            "isar_proofs",
            "expect",
            "verbose",
            "debug",
            "overlord",
            "spy");

    private final Allowance allowance;
    private final String path;
    private final Relevance relevance = new Relevance();

    SledgehammerDiagnosis(Allowance allowance) {
        this.allowance = allowance;
        this.path = allowance.path();
    }

    @Override
    public Set<String> keywords() {
        return Set.of("sledgehammer", "try");
    }

    /** {@code expect = some} is met however the proof was found. */
    @Override
    public boolean meets(String expected, String outcome) {
        return expected.equals(outcome) || expected.equals("some_preplayed") && outcome.equals("some");
    }

    @Override
    public Optional<Reply> answer(Question question) {
        return question.goal().map(goal -> {
            String word = word(question).orElse("run");
            if (word.equals("supported_provers")) {
                return new Reply("supported provers: " + String.join(", ", known()), false, List.of());
            }
            if (!word.equals("run")) {
                return Reply.failure("sledgehammer has no command '" + word + "' here");
            }
            try {
                return reply(question, goal);
            } catch (IllegalArgumentException e) {
                return Reply.failure(String.valueOf(e.getMessage()));
            }
        });
    }

    private Reply reply(Question question, Conjecture goal) {
        Duration limit =
                question.option("timeout").map(v -> seconds("timeout", v)).orElse(USUAL);
        Wishes wishes = wishes(question);
        // What was decided with other provers or facts is no answer to such wishes.
        var judging = new Judging(
                Engines.proving(relevance, wishes, path),
                allowance.limits(limit),
                wishes.equals(Wishes.NONE) ? allowance.store() : Optional.empty());
        try (Meter meter = allowance.start(limit)) {
            Judged judged = judging.judge(
                    TheoryTasks.task(question.context(), goal), new Judge(), meter, ProgressListener.SILENT);
            var lines = new ArrayList<String>();
            String outcome = switch (judged.verdict()) {
                case Verdict.Proved proved -> {
                    lines.add("Proof by " + proved.by() + ", checked by the kernel:");
                    yield "some";
                }
                case Verdict.Claimed claimed -> {
                    lines.add(
                            claimed.grounds().isEmpty()
                                    ? "Claimed by " + claimed.by() + ", but not replayed in the kernel:"
                                    : "Proof by " + claimed.by() + ", checked by the kernel:");
                    yield claimed.grounds().isEmpty() ? "unknown" : "some";
                }
                case Verdict.Refuted refuted -> {
                    lines.add("The goal is false; counterexample by " + refuted.by() + ":");
                    yield "none";
                }
                case Verdict.Potential potential -> {
                    lines.add("The goal may be false; counterexample by " + potential.by() + ":");
                    yield "none";
                }
                case Verdict.Corroborated _, Verdict.Unknown _ -> judged.isOutOfTime() ? "timeout" : "none";
                case Verdict.Unread _, Verdict.Failed _ -> "error";
            };
            if (!lines.isEmpty() || outcome.equals("error")) {
                lines.addAll(judged.verdict().lines());
            }
            return new Reply(outcome, outcome.equals("error"), lines);
        }
    }

    /** Every option that the command or the text before it has given. */
    private static void requireKnown(Question question, List<Option> bare) {
        Stream.concat(question.settings().parameters("sledgehammer").stream(), question.options().stream())
                .filter(option -> !bare.contains(option))
                .map(option -> option.name().text())
                .filter(name -> !OPTIONS.contains(name))
                .findFirst()
                .ifPresent(name -> {
                    throw new IllegalArgumentException("sledgehammer has no option '" + name + "' here");
                });
    }

    private List<String> known() {
        return Hunter.available(path).stream().map(Hunter::name).toList();
    }

    private static boolean isIn(List<String> provers, String name) {
        return provers.stream().anyMatch(name::equalsIgnoreCase);
    }

    /** The word after the command, as {@code min}; it is none of the facts, which stand in parentheses. */
    private static Optional<String> word(Question question) {
        List<Token> tokens = question.command().span().arguments();
        return question.keyword().equals("sledgehammer") && !tokens.isEmpty()
                ? Optional.of(tokens.getFirst().text()).filter(text -> Character.isLetter(text.charAt(0)))
                : Optional.empty();
    }

    private Wishes wishes(Question question) {
        List<String> known = known();
        // In [e z3] the provers stand without the name of the option.
        List<Option> bare = question.options().stream()
                .filter(option ->
                        option.values().isEmpty() && isIn(known, option.name().text()))
                .toList();
        requireKnown(question, bare);
        List<String> provers = question.option("provers")
                .or(() -> question.option("prover"))
                .map(v ->
                        Arrays.stream(v.split("\\s+")).filter(w -> !w.isEmpty()).toList())
                .orElseGet(() -> bare.stream()
                        .flatMap(option -> Arrays.stream(option.toString().split(" ")))
                        .toList());
        for (String name : provers) {
            if (!isIn(known, name)) {
                throw new IllegalArgumentException(
                        "there is no prover " + name + " here, only " + String.join(", ", known));
            }
        }
        int most = question.option("max_facts")
                .filter(v -> !v.equals("smart"))
                .map(v -> number("max_facts", v))
                .orElse(0);
        boolean isStructured =
                question.option("isar_proofs").filter(v -> v.equals("true")).isPresent();
        return facts(
                question, Wishes.NONE.withProvers(provers).withMostFacts(most).structured(isStructured));
    }

    /** {@code (f g)} for these facts alone, {@code (add: f del: g)} for more and fewer. */
    private static Wishes facts(Question question, Wishes wishes) {
        List<Token> tokens = question.command() instanceof Diagnostic.Ask ask ? ask.arguments() : List.of();
        // What the user has chained to the goal is meant to be used.
        var added = new ArrayList<>(question.chained());
        var deleted = new ArrayList<String>();
        List<String> target = added;
        boolean isOnly = false;
        for (int i = word(question).isPresent() ? 1 : 0; i < tokens.size(); i++) {
            String word = tokens.get(i).text();
            boolean isLabel = i + 1 < tokens.size() && tokens.get(i + 1).is(":");
            if (isLabel) {
                target = word.equals("del") ? deleted : added;
                isOnly |= word.equals("only");
                i++;
            } else if (!word.equals("(") && !word.equals(")")) {
                target.add(word);
                isOnly |= target == added && tokens.stream().noneMatch(t -> t.is(":"));
            }
        }
        return wishes.withFacts(added, deleted, isOnly);
    }

    private static int number(String option, String value) {
        try {
            return Integer.parseInt(value);
        } catch (NumberFormatException _) {
            throw new IllegalArgumentException(option + " must be a number, not " + value);
        }
    }

    private static Duration seconds(String option, String value) {
        try {
            return Duration.ofMillis(Math.round(1000 * Double.parseDouble(value)));
        } catch (NumberFormatException _) {
            throw new IllegalArgumentException(option + " must be a number of seconds, not " + value);
        }
    }
}
