package dev.assay.app.commands;

import dev.assay.app.Session;
import dev.assay.app.options.JsonLines;
import dev.assay.app.options.Verbosity;
import dev.assay.app.prove.GoalProver;
import dev.assay.app.prove.Judgement;
import dev.assay.app.prove.Wishes;
import dev.assay.logic.Conjecture;
import dev.assay.logic.TermPrinter;
import dev.assay.prove.sledgehammer.Certificates;
import dev.assay.run.Budget;
import dev.assay.run.Meter;
import dev.assay.syntax.SyntaxException;
import dev.assay.syntax.isabelle.Context;
import dev.assay.syntax.isabelle.Library;
import dev.assay.syntax.isabelle.TheoryDocument;
import dev.assay.syntax.isabelle.TheoryStatement;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Proves what theories state. */
final class TheoryProofs {
    /** Whether the file was understood, and whether something in it is false. */
    record Result(boolean isRead, boolean isRefuted) {}

    /** One object of {@code --json}. */
    private record Row(
            String file,
            int line,
            String name,
            String verdict,
            @Nullable String by,
            double seconds,
            String detail,
            List<String> used) {}

    private final Session session;
    private final Wishes wishes;
    private final Duration limit;
    private final Optional<String> only;
    private final boolean keepsCertificates;
    private final JsonLines json;
    private final Verbosity verbosity;
    private final GoalProver prover;

    TheoryProofs(
            Session session,
            Wishes wishes,
            Duration limit,
            Optional<String> only,
            boolean keepsCertificates,
            JsonLines json,
            Verbosity verbosity) {
        this.session = session;
        this.wishes = wishes;
        this.limit = limit;
        this.only = only;
        this.keepsCertificates = keepsCertificates;
        this.json = json;
        this.verbosity = verbosity;
        this.prover = new GoalProver(session.environment().getOrDefault("PATH", ""));
    }

    Result prove(Path file) {
        try {
            TheoryDocument document = Library.read(file);
            document.errors().forEach(error -> session.err().println(error));
            document.failures().forEach(failure -> session.err().println(failure));
            Optional<Certificates> certificates =
                    keepsCertificates ? Optional.of(Certificates.of(file)) : Optional.empty();
            certificates.ifPresent(prover::learn);
            boolean isRefuted = false;
            boolean isFound = only.isEmpty();
            for (TheoryStatement statement : document.statements()) {
                for (Conjecture goal : statement.conjectures()) {
                    if (session.isStopped() || !isWanted(goal)) {
                        continue;
                    }
                    isFound = true;
                    isRefuted |= prove(file, statement.context(), goal, certificates);
                }
            }
            if (!isFound) {
                session.err().println(file + ": there is no statement named " + only.orElseThrow());
            }
            if (certificates.isPresent()) {
                certificates.get().write();
            }
            boolean isRead = document.errors().isEmpty() && document.failures().isEmpty();
            return new Result(isRead && isFound, isRefuted);
        } catch (SyntaxException | IOException e) {
            session.err().println(Complaint.about(file, e));
        } catch (IllegalArgumentException e) {
            session.err().println(e.getMessage());
        }
        return new Result(false, false);
    }

    private boolean isWanted(Conjecture goal) {
        return only.isEmpty() || goal.name().equals(only.get()) || goal.name().endsWith("." + only.get());
    }

    /** Whether it is false. */
    private boolean prove(Path file, Context context, Conjecture goal, Optional<Certificates> certificates) {
        long start = System.nanoTime();
        Judgement judgement;
        try (Meter meter = session.run().child(Budget.UNLIMITED.withTime(limit))) {
            judgement = prover.judge(context, goal, wishes, certificates, meter, word -> {
                if (verbosity.verbose()) {
                    session.err().println(word);
                }
            });
        }
        double seconds = (System.nanoTime() - start) / 1e9;
        if (json.wanted()) {
            json.print(session.out(), row(file, context, goal, judgement, seconds));
        } else if (!verbosity.quiet() || judgement instanceof Judgement.Refuted) {
            show(file, context, goal, judgement, seconds);
        }
        return judgement instanceof Judgement.Refuted;
    }

    private void show(Path file, Context context, Conjecture goal, Judgement judgement, double seconds) {
        String name = goal.name().isEmpty() ? "goal" : goal.name();
        session.out()
                .println(file + ":" + goal.position().line() + ": " + name + ": " + judgement.verdict()
                        + by(judgement).map(b -> " by " + b).orElse("")
                        + String.format(Locale.ROOT, " (%.1f s)", seconds));
        String detail = detail(context, judgement);
        if (!detail.isEmpty()) {
            session.out().println(detail.indent(2).stripTrailing());
        }
        session.out().flush();
    }

    private static Optional<String> by(Judgement judgement) {
        return switch (judgement) {
            case Judgement.Proved(var by, var _, var _, var _) -> Optional.of(by);
            case Judgement.Claimed(var by, var _) -> Optional.of(by);
            case Judgement.Refuted(var by, var _) -> Optional.of(by);
            case Judgement.Open _ -> Optional.empty();
        };
    }

    private static String detail(Context context, Judgement judgement) {
        return switch (judgement) {
            case Judgement.Proved(var _, var text, var _, var isFromContradiction) ->
                isFromContradiction ? text + "\nThe facts alone contradict one another." : text;
            case Judgement.Claimed(var _, var facts) ->
                "not replayed in the kernel; it used " + (facts.isEmpty() ? "no facts" : String.join(", ", facts));
            case Judgement.Refuted(var _, var counterexample) -> {
                TermPrinter printer = context.printer().withWidth(Integer.MAX_VALUE);
                yield counterexample.print(printer::print).strip();
            }
            case Judgement.Open(var reasons) -> String.join(", ", reasons);
        };
    }

    private static Row row(Path file, Context context, Conjecture goal, Judgement judgement, double seconds) {
        List<String> used = switch (judgement) {
            case Judgement.Proved(var _, var _, var facts, var _) -> facts;
            case Judgement.Claimed(var _, var facts) -> facts;
            case Judgement.Refuted _, Judgement.Open _ -> List.of();
        };
        return new Row(
                file.toString(),
                goal.position().line(),
                goal.name(),
                judgement.verdict(),
                by(judgement).orElse(null),
                seconds,
                detail(context, judgement),
                used);
    }
}
