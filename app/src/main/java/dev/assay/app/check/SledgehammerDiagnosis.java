package dev.assay.app.check;

import dev.assay.app.prove.GoalProver;
import dev.assay.app.prove.Judgement;
import dev.assay.app.prove.Wishes;
import dev.assay.logic.Conjecture;
import dev.assay.logic.TermPrinter;
import dev.assay.run.Meter;
import dev.assay.syntax.isabelle.Question;
import dev.assay.syntax.isabelle.outer.Diagnostic;
import dev.assay.syntax.isabelle.outer.Token;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Answers {@code sledgehammer}, and {@code try}, which asks for a counterexample as much as for a proof. */
final class SledgehammerDiagnosis implements Diagnosis {
    private static final Duration USUAL = Duration.ofSeconds(30);

    private final Allowance allowance;
    private final GoalProver prover;

    SledgehammerDiagnosis(Allowance allowance, String path) {
        this.allowance = allowance;
        this.prover = new GoalProver(path);
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
        try (Meter meter = allowance.start(limit)) {
            Judgement judgement = prover.judge(question.context(), goal, wishes, Optional.empty(), meter, _ -> {});
            return switch (judgement) {
                case Judgement.Proved(var by, var text, var _, var isFromContradiction) -> {
                    var lines = new ArrayList<String>();
                    lines.add("Proof by " + by + ", checked by the kernel:");
                    text.lines().forEach(lines::add);
                    if (isFromContradiction) {
                        lines.add("The facts alone contradict one another.");
                    }
                    yield new Reply("some", false, lines);
                }
                case Judgement.Claimed(var by, var facts) ->
                    new Reply(
                            "unknown",
                            false,
                            List.of("Claimed by " + by + ", but not replayed in the kernel: "
                                    + (facts.isEmpty() ? "no facts" : String.join(", ", facts))));
                case Judgement.Refuted(var by, var counterexample) -> {
                    TermPrinter printer = question.context().printer().withWidth(Integer.MAX_VALUE);
                    var lines = new ArrayList<String>();
                    lines.add("The goal is false; counterexample by " + by + ":");
                    counterexample.print(printer::print).lines().forEach(lines::add);
                    yield new Reply("none", false, lines);
                }
                case Judgement.Open(var reasons) -> {
                    boolean isTime = reasons.stream().anyMatch(r -> r.endsWith("time is over"));
                    yield new Reply(isTime ? "timeout" : "none", false, List.of());
                }
            };
        }
    }

    private Wishes wishes(Question question) {
        List<String> provers = question.option("provers")
                .or(() -> question.option("prover"))
                .map(v ->
                        Arrays.stream(v.split("\\s+")).filter(w -> !w.isEmpty()).toList())
                .orElse(List.of());
        for (String name : provers) {
            if (prover.proverNames().stream().noneMatch(name::equalsIgnoreCase)) {
                throw new IllegalArgumentException(
                        "there is no prover " + name + " here, only " + String.join(", ", prover.proverNames()));
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
        for (int i = 0; i < tokens.size(); i++) {
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
