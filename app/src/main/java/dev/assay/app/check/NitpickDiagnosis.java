package dev.assay.app.check;

import dev.assay.app.judging.CrashLog;
import dev.assay.judge.Counterexample;
import dev.assay.judge.Outcome;
import dev.assay.judge.Outcome.Certainty;
import dev.assay.judge.ValueText;
import dev.assay.logic.Conjecture;
import dev.assay.model.BadOption;
import dev.assay.model.ModelEngine;
import dev.assay.model.ModelText;
import dev.assay.model.Options;
import dev.assay.run.Reason;
import dev.assay.syntax.isabelle.Question;
import dev.assay.syntax.isabelle.TheoryTasks;
import dev.assay.syntax.isabelle.outer.Option;
import dev.assay.syntax.isabelle.outer.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Answers {@code nitpick}, and {@code refute}, which is an older tool for the same. */
final class NitpickDiagnosis implements Diagnosis {
    private static final String TOOL = "nitpick";

    private final Allowance allowance;

    NitpickDiagnosis(Allowance allowance) {
        this.allowance = allowance;
    }

    @Override
    public Set<String> keywords() {
        return Set.of(TOOL, "refute");
    }

    @Override
    public Optional<Reply> answer(Question question) {
        return question.goal().map(goal -> {
            try {
                Options options = options(question, goal);
                return reply(
                        question,
                        Examination.of(
                                question,
                                goal,
                                ModelEngine.exactly(options),
                                options.search().timeout(),
                                allowance),
                        options);
            } catch (BadOption e) {
                return Reply.failure(String.valueOf(e.getMessage()));
            }
        });
    }

    private static Reply reply(Question question, Examination examination, Options options) {
        return switch (examination.outcome()) {
            case Outcome.Unknown(var _, Reason.Crashed crash, var _) ->
                Reply.failure(TOOL + " failed: " + CrashLog.sentence(crash));
            case Outcome.Refuted refuted ->
                new Reply(
                        word(refuted.certainty()), false, details(question, refuted, options, examination.messages()));
            case Outcome.Tested _ -> new Reply("none", false, examination.messages());
            case Outcome.Unknown _, Outcome.Proved _, Outcome.Claimed _ ->
                new Reply("unknown", false, examination.messages());
        };
    }

    /** The words of {@code expect =}. */
    private static String word(Certainty certainty) {
        return switch (certainty) {
            case CONFIRMED, UNCONFIRMED -> "genuine";
            case QUASI_GENUINE -> "quasi_genuine";
            case MAYBE_SPURIOUS -> "potential";
        };
    }

    private static List<String> details(
            Question question, Outcome.Refuted refuted, Options options, List<String> messages) {
        var result = new ArrayList<>(messages);
        var all = new ArrayList<>(List.of(refuted.counterexample()));
        all.addAll(refuted.others());
        for (Counterexample model : all) {
            List<String> lines = ModelText.lines(
                    model,
                    options.output().shown(),
                    new ValueText(
                            question.context().printer().withWidth(Integer.MAX_VALUE),
                            question.context().theory()),
                    NitpickDiagnosis::shortened);
            String where = model.instance().isEmpty() ? "" : " for " + model.instance();
            String what = options.problem().isSatisfying() ? "Model" : "Countermodel";
            result.add(lines.isEmpty() ? what + " without any variable" : what + where + ":");
            lines.forEach(line -> result.add("  " + line));
        }
        if (!refuted.isConfirmed() && !options.problem().isSatisfying()) {
            result.add("(not confirmed by an independent evaluation)");
        }
        return result;
    }

    /** What was set before, then what the command says itself. */
    private static Options options(Question question, Conjecture goal) {
        if (!question.keyword().equals(TOOL)) {
            return refuteOptions(question, names(question, goal));
        }
        List<Options.Setting> settings = Stream.of(question.settings().parameters(TOOL), question.options())
                .flatMap(NitpickDiagnosis::settings)
                .toList();
        return Options.of(settings, names(question, goal));
    }

    /** Those of the older tool: how large a type may be, and for how long to search. */
    private static Options refuteOptions(Question question, Options.Names names) {
        int least = 1;
        int most = 0;
        var settings = new ArrayList<Options.Setting>();
        for (Option option : Stream.of(question.settings().parameters("refute"), question.options())
                .flatMap(List::stream)
                .toList()) {
            switch (option.name().text()) {
                case "expect" -> {}
                case "maxtime" ->
                    settings.add(new Options.Setting("timeout", "", option.value(), List.of(option.value())));
                case "minsize" -> least = number(option);
                case "maxsize" -> most = number(option);
                default -> throw new BadOption("refute has no option '" + option.name() + "' here");
            }
        }
        if (most > 0) {
            String sizes = least + "-" + most;
            settings.add(new Options.Setting("card", "", sizes, List.of(sizes)));
        } else if (least > 1) {
            throw new BadOption("refute needs maxsize where minsize is given");
        }
        return Options.of(settings, names);
    }

    private static Options.Names names(Question question, Conjecture goal) {
        return ModelEngine.names(
                TheoryTasks.task(question.context(), goal).setting().vocabulary(), goal);
    }

    private static int number(Option option) {
        try {
            return Integer.parseInt(option.value());
        } catch (NumberFormatException _) {
            throw new BadOption(option.name() + " must be a number, not " + option.value());
        }
    }

    private static Stream<Options.Setting> settings(List<Option> options) {
        return options.stream()
                .map(o -> new Options.Setting(
                        o.name().text(),
                        o.argumentText(),
                        o.values().isEmpty() ? "true" : o.value(),
                        o.values().stream().map(Token::text).toList()));
    }

    /** A constant's name without the theory's. */
    private static String shortened(String name) {
        return name.substring(name.lastIndexOf('.') + 1);
    }
}
