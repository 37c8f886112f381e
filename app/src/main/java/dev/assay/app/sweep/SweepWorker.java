package dev.assay.app.sweep;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.gson.Gson;
import dev.assay.app.judging.TaskFiles;
import dev.assay.judge.Judge;
import dev.assay.judge.Judging;
import dev.assay.judge.Task;
import dev.assay.judge.TaskSource;
import dev.assay.judge.VerdictStore;
import dev.assay.run.Budget;
import dev.assay.run.DeepStack;
import dev.assay.run.Meter;
import dev.assay.run.ProgressListener;
import dev.assay.run.process.ExternalProcess;
import dev.assay.run.process.WorkerTask;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The process that reads files and judges their tasks. It keeps the file that it works on, and the library for good. */
public final class SweepWorker implements WorkerTask {
    /**
     * What a worker is asked.
     *
     * @param index of the task, or -1 for the list of all
     * @param decided tasks before it whose verdicts are remembered, for what comes after may rest on them
     */
    record Request(Plan plan, String file, int index, List<Integer> decided) {}

    private static final Gson GSON = Gsons.PLAIN;

    private @Nullable Open open;

    /** A file that was read. */
    private record Open(String file, TaskSource.Reading reading, Judging judging, Judge judge) {}

    @Override
    public byte[] answer(byte[] request) throws Exception {
        Request asked = GSON.fromJson(new String(request, UTF_8), Request.class);
        Object answer = DeepStack.call(() -> {
            Open file = opened(asked);
            return asked.index() < 0
                    ? listing(file.reading())
                    : Row.of(asked.index(), judge(file, file.reading().tasks().get(asked.index())));
        });
        return GSON.toJson(answer).getBytes(UTF_8);
    }

    private Open opened(Request asked) {
        Open known = open;
        if (known != null && known.file().equals(asked.file()) && asked.index() >= 0) {
            return known;
        }
        open = null;
        Plan plan = asked.plan();
        ExternalProcess.giveWay();
        List<Path> folders = plan.folders().stream().map(Path::of).toList();
        var result = new Open(
                asked.file(),
                TaskFiles.all(List.of(), folders).read(Path.of(asked.file())),
                new Judging(
                        plan.choice(),
                        plan.limits(),
                        Optional.of(new VerdictStore(Path.of(plan.store()), plan.version()))),
                new Judge());
        asked.decided().forEach(index -> judge(result, result.reading().tasks().get(index)));
        open = result;
        return result;
    }

    private static dev.assay.judge.Judged judge(Open file, Task task) {
        try (Meter run = Budget.UNLIMITED.start()) {
            return file.judging().judge(task, file.judge(), run, ProgressListener.SILENT);
        }
    }

    private static Listing listing(TaskSource.Reading reading) {
        return new Listing(
                reading.tasks().stream()
                        .map(task -> new Listing.Item(task.line(), task.name(), task.statement()))
                        .toList(),
                reading.complaints());
    }
}
