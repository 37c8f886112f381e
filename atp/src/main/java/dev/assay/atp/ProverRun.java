package dev.assay.atp;

import dev.assay.run.Budget;
import dev.assay.run.Limit;
import dev.assay.run.Meter;
import dev.assay.run.process.Ending;
import dev.assay.run.process.ExternalProcess;
import dev.assay.run.process.LostProcess;
import dev.assay.run.process.TemporaryFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** One prover, asked one question, in as many slices as it has. */
public final class ProverRun {
    /** Beyond its own limit a prover gets this long to notice. */
    private static final Duration GRACE = Duration.ofSeconds(2);

    private static final long MEMORY = 4L << 30;

    private final Prover prover;
    private final Path executable;
    private final Question question;

    public ProverRun(Prover prover, Path executable, Question question) {
        this.prover = prover;
        this.executable = executable;
        this.question = question;
    }

    /** Its answer within the meter's time; whatever goes wrong is the answer, too. */
    public Answer ask(Meter meter) {
        long start = System.nanoTime();
        Answer last = Answer.without(prover.name(), Status.TIMEOUT, 0, "");
        double left = 1;
        for (Slice slice : prover.slices()) {
            try (Meter own = meter.slice(Math.min(1, slice.share() / left))) {
                left -= slice.share();
                last = ask(slice, own, start);
            }
            if (last.status().isDecisive() || meter.stopped().isPresent()) {
                return last;
            }
        }
        return last;
    }

    private Answer ask(Slice slice, Meter meter, long start) {
        Question.Text text = question.text(prover.format(), slice);
        try (var folder = TemporaryFolder.create("prover")) {
            boolean isFile = prover.arguments().contains("{file}");
            Path file = folder.file("problem.p");
            if (isFile) {
                Files.writeString(file, text.text());
            }
            var process = ExternalProcess.of(command(slice, text, meter, file)).withMemoryBytes(MEMORY);
            var result = (isFile ? process : process.withInput(text.text())).run(meter);
            Answer answer = answer(result, text, start);
            return slice.isComplete() || !answer.status().isModel()
                    ? answer
                    : Answer.without(
                            prover.name(), Status.GAVE_UP, since(start), "found no proof with incomplete options");
        } catch (IOException e) {
            return Answer.without(prover.name(), Status.ERROR, since(start), "could not be run: " + e.getMessage());
        }
    }

    private List<String> command(Slice slice, Question.Text text, Meter meter, Path file) {
        Duration time = meter.timeLeft().equals(Budget.FOREVER) ? Duration.ofDays(1) : meter.timeLeft();
        Duration limit = time.compareTo(GRACE.multipliedBy(4)) > 0 ? time.minus(GRACE.dividedBy(2)) : time;
        // Rounded up: what is too long is cut off anyway, what is too short is lost.
        long seconds = Math.ceilDiv(Math.max(1, limit.toMillis()), 1000);
        var result = new ArrayList<String>();
        result.add(executable.toString());
        slice.options().forEach(option -> result.add(option.replace("{symbols}", weights(text.symbols()))));
        for (String argument : prover.arguments()) {
            result.add(argument.replace("{seconds}", Long.toString(seconds))
                    .replace("{milliseconds}", Long.toString(limit.toMillis()))
                    .replace("{file}", file.toString()));
        }
        return result;
    }

    /** As E writes them: {@code f:1,g:3}. */
    private static String weights(Map<String, Integer> symbols) {
        return symbols.entrySet().stream()
                .sorted(Map.Entry.comparingByValue())
                .map(e -> e.getKey() + ":" + e.getValue())
                .collect(Collectors.joining(","));
    }

    private Answer answer(ExternalProcess.Result result, Question.Text text, long start) {
        double seconds = since(start);
        String output = result.output().text();
        OutputReader.Reading reading = prover.reader().read(output);
        if (reading.status().isPresent()) {
            return question.answer(prover.name(), reading, text, seconds);
        }
        if (result.ending() instanceof Ending.Stopped(var limit)) {
            Status status = limit == Limit.OUT_OF_TIME || limit == Limit.CANCELLED ? Status.TIMEOUT : Status.ERROR;
            return Answer.without(prover.name(), status, seconds, limit.sentence());
        }
        if (result.ending() instanceof Ending.Signalled signalled && signalled.isFromOutside()) {
            throw new LostProcess(prover.name(), signalled);
        }
        boolean isSilent = output.isBlank() && result.errors().text().isBlank();
        String said = isSilent
                ? ""
                : ", and said " + firstLine(output + "\n" + result.errors().text());
        return Answer.without(
                prover.name(), Status.ERROR, seconds, result.ending().sentence() + said);
    }

    private static String firstLine(String text) {
        String line = text.lines()
                .map(String::strip)
                .filter(l -> !l.isEmpty())
                .findFirst()
                .orElse("nothing")
                .replaceAll("\\P{Print}", "?");
        return line.length() <= 100 ? line : line.substring(0, 100) + "…";
    }

    private static double since(long start) {
        return (System.nanoTime() - start) / 1e9;
    }
}
