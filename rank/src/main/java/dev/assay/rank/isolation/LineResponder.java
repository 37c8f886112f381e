package dev.assay.rank.isolation;

import dev.assay.rank.Call;
import dev.assay.run.Meter;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A program that stays in its process and answers one line for each. The process is started when it is first needed, and
 * again after it died or had to be ended. A test on which it was ended from outside is asked once more, alone: only what is lost
 * twice is then a failure of the program.
 */
final class LineResponder implements Responder {
    /** A pipe holds more than this, so that we can write it all before reading. */
    private static final int CHUNK = 1 << 14;

    private static final Duration START_LIMIT = Duration.ofSeconds(60);
    /** What a new process is counted as. */
    private static final Duration START_COST = Duration.ofMillis(250);

    private final Language language;
    private final Limits limits;
    private Duration wasted = Duration.ZERO;
    private boolean givenUp;
    private @Nullable Talk talk;

    /**
     * How a program is started and spoken to.
     *
     * @param greeting what it is sent first; if that is not empty, it answers {@link Host#READY}
     */
    record Language(
            List<String> command, String greeting, Function<Call, String> request, Function<String, Reply> reply) {}

    /** An answer, and whether the process should be replaced. */
    record Reply(Answer answer, boolean last) {}

    LineResponder(Language language, Limits limits) {
        this.language = language;
        this.limits = limits;
    }

    @Override
    public List<Answer> answer(List<Call> calls) {
        var answers = new ArrayList<Answer>(calls.size());
        boolean again = false;
        while (answers.size() < calls.size()) {
            Meter.tick();
            if (givenUp) {
                answers.add(new Answer.Failure(Answer.Kind.GIVEN_UP, ""));
                continue;
            }
            Answer.Failure lost = converse(calls, answers, again);
            if (lost == null) {
                again = false;
            } else if (again || isItsOwnDoing(lost)) {
                answers.add(lost);
                again = false;
            } else {
                again = true;
            }
        }
        return answers;
    }

    /** Whoever ends with an exit code has chosen to; signals come from others, perhaps for lack of memory. */
    private static boolean isItsOwnDoing(Answer.Failure lost) {
        return switch (lost.kind()) {
            case DIED -> lost.detail().matches("exit code ([0-9]|[1-9][0-9]|1[01][0-9]|12[0-7])");
            case TIMED_OUT, FLOODED -> true;
            case THREW, MISSING, UNREADABLE, UNUSABLE, GIVEN_UP -> false;
        };
    }

    /** Asks for the next few answers, or for one alone; returns what happened if the process was lost on the way. */
    private Answer.@Nullable Failure converse(List<Call> calls, List<Answer> answers, boolean alone) {
        Talk current = talk;
        if (current == null) {
            Answer.Failure problem = start();
            if (problem != null) {
                givenUp = alone;
                return problem;
            }
            current = java.util.Objects.requireNonNull(talk);
        }
        var request = new StringBuilder();
        int end = answers.size();
        do {
            request.append(language.request().apply(calls.get(end++))).append('\n');
        } while (!alone && end < calls.size() && request.length() < CHUNK);
        if (current.isChatty()) {
            return lose(new Talk.Heard.Nothing(Answer.Kind.UNREADABLE, "it said more than it was asked"));
        }
        current.send(request.toString(), limits.time());
        while (answers.size() < end) {
            Meter.tick();
            switch (current.hear(limits.time())) {
                case Talk.Heard.Line(String text) -> {
                    Reply reply = language.reply().apply(text);
                    answers.add(reply.answer());
                    if (reply.last()) {
                        // The rest of the request goes to the next process.
                        var _ = lose(new Talk.Heard.Nothing(Answer.Kind.DIED, ""));
                        return null;
                    }
                }
                case Talk.Heard.Nothing nothing -> {
                    return lose(nothing);
                }
            }
        }
        return null;
    }

    private Answer.@Nullable Failure start() {
        try {
            var started = new Talk(language.command(), limits.outputBytes());
            talk = started;
            if (language.greeting().isEmpty()) {
                return null;
            }
            started.send(language.greeting(), START_LIMIT);
            return switch (started.hear(START_LIMIT)) {
                case Talk.Heard.Line(String text) when text.equals(Host.READY) -> null;
                case Talk.Heard.Line(String text) ->
                    lose(new Talk.Heard.Nothing(Answer.Kind.UNREADABLE, "it said " + text));
                case Talk.Heard.Nothing nothing -> lose(nothing);
            };
        } catch (IOException e) {
            return new Answer.Failure(Answer.Kind.UNUSABLE, String.valueOf(e.getMessage()));
        }
    }

    private Answer.Failure lose(Talk.Heard.Nothing heard) {
        close();
        wasted = wasted.plus(START_COST).plus(heard.kind() == Answer.Kind.TIMED_OUT ? limits.time() : Duration.ZERO);
        givenUp |= wasted.compareTo(limits.allowance()) > 0;
        return new Answer.Failure(heard.kind(), heard.detail());
    }

    @Override
    public void close() {
        Talk current = talk;
        if (current != null) {
            current.close();
            talk = null;
        }
    }
}
