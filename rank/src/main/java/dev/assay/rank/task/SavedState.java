package dev.assay.rank.task;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.assay.property.Sampler;
import dev.assay.rank.Call;
import dev.assay.rank.Inference;
import dev.assay.rank.Signature;
import dev.assay.rank.Witness;
import dev.assay.rank.program.Program;
import dev.assay.run.WholeFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;

/** A file from which an interrupted search goes on. It is of use only for the same programs and the same seed. */
public final class SavedState {
    private static final long PAUSE_NANOSECONDS = 2_000_000_000L;

    private final Path file;
    private final String header;
    private final Consumer<String> notes;
    private long last = System.nanoTime();

    public SavedState(Path file, Task task, long seed, Consumer<String> notes) {
        this.file = file;
        this.header = "assay rank 1 " + fingerprint(task) + " " + seed;
        this.notes = notes;
    }

    /** How far a search was. */
    record Earlier(Inference.Progress progress, List<Witness<Call>> seen) {}

    Optional<Earlier> load(Sampler<Call> sampler) {
        if (!Files.exists(file)) {
            return Optional.empty();
        }
        try {
            List<String> lines = Files.readAllLines(file);
            if (lines.size() < 2 || !lines.getFirst().equals(header)) {
                notes.accept(file + ": is of other programs, settings or another seed; the search starts anew");
                return Optional.empty();
            }
            String[] numbers = lines.get(1).split(" ");
            var seen = new ArrayList<Witness<Call>>();
            for (String line : lines.subList(2, lines.size())) {
                int space = line.indexOf(' ');
                String replay = line.substring(space + 1);
                sampler.replay(replay)
                        .ifPresent(sample -> seen.add(
                                new Witness<>(sample.value(), replay, Signature.parse(line.substring(0, space)))));
            }
            return Optional.of(new Earlier(
                    new Inference.Progress(Long.parseLong(numbers[0]), Integer.parseInt(numbers[1]), 0), seen));
        } catch (IOException | IllegalArgumentException | IndexOutOfBoundsException e) {
            throw new TaskException(file + ": cannot be read: " + e.getMessage());
        }
    }

    /** Now and then, or at once if it must be. */
    void save(Inference.Progress progress, List<Witness<Call>> seen, boolean atOnce) {
        long now = System.nanoTime();
        if (!atOnce && now - last < PAUSE_NANOSECONDS) {
            return;
        }
        last = now;
        var lines = new ArrayList<>(List.of(header, progress.drawn() + " " + progress.quiet()));
        seen.forEach(each -> lines.add(each.failing().text() + " " + each.replay()));
        try {
            WholeFile.write(file, lines);
        } catch (IOException e) {
            throw new TaskException(String.valueOf(e.getMessage()));
        }
    }

    private static String fingerprint(Task task) {
        try {
            var digest = MessageDigest.getInstance("SHA-256");
            for (Program program : task.programs()) {
                digest.update(program.name().getBytes(UTF_8));
                switch (program) {
                    case Program.Classes classes ->
                        new TreeMap<>(classes.files()).values().forEach(digest::update);
                    case Program.Executable executable -> digest.update(Files.readAllBytes(executable.file()));
                    case Program.Unusable _, Program.Baseline _ -> {}
                }
            }
            for (String setting : List.of("generator", "property", "equivalence", "functions", "format")) {
                String value = task.settings().text(setting).orElse("");
                digest.update((setting + value).getBytes(UTF_8));
                Path source = task.folder().resolve(value);
                if (Files.isRegularFile(source)) {
                    digest.update(Files.readAllBytes(source));
                }
            }
            return HexFormat.of().formatHex(digest.digest(), 0, 12);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        } catch (IOException e) {
            throw new TaskException(task.folder() + ": cannot be read: " + e.getMessage());
        }
    }
}
