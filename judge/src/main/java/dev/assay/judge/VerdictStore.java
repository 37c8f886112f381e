package dev.assay.judge;

import com.google.gson.Gson;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import dev.assay.run.WholeFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What earlier runs have decided, one file each; that an engine was stopped is no decision. Every file carries the digest of what it says: one that was damaged, cut short or
 * edited is as good as none.
 */
public final class VerdictStore {
    /** The content of a file. */
    private record Page(
            String kind, JsonElement verdict, List<Judged.EngineRun> runs, double seconds, Map<String, String> needs) {}

    private static final Gson GSON = new Gson();

    private final Path folder;
    private final String version;

    /**
     * A store in that folder, which need not be there.
     *
     * @param version of Assay; another has its own verdicts
     */
    public VerdictStore(Path folder, String version) {
        this.folder = folder;
        this.version = version;
    }

    /** Where the user's verdicts are kept. */
    public static Path usualFolder(Map<String, String> environment) {
        String own = environment.getOrDefault("ASSAY_CACHE", "");
        if (!own.isEmpty()) {
            return Path.of(own);
        }
        String cache = environment.getOrDefault("XDG_CACHE_HOME", "");
        Path base = cache.isEmpty() ? Path.of(System.getProperty("user.home", "."), ".cache") : Path.of(cache);
        return base.resolve("assay").resolve("verdicts");
    }

    private String name(String key) {
        return new Digest().add(version).add(key).hex();
    }

    /** Not too many files in one folder. */
    private Path folder(String name) {
        return folder.resolve(name.substring(0, 2));
    }

    private static String fileName(String name) {
        return name.substring(2) + ".json";
    }

    /** What was decided about the task, if it still holds. */
    public Optional<Judged> get(Task task) {
        String name = name(task.dependencies().meaning());
        Path file = folder(name).resolve(fileName(name));
        if (!task.dependencies().isKnown() || !Files.isRegularFile(file)) {
            return Optional.empty();
        }
        try {
            JsonObject whole = JsonParser.parseString(Files.readString(file)).getAsJsonObject();
            String content = whole.get("content").getAsString();
            if (!Digest.of(content).equals(whole.get("digest").getAsString())) {
                return Optional.empty();
            }
            Page page = GSON.fromJson(content, Page.class);
            return task.dependencies().have(page.needs)
                    ? Optional.of(
                            new Judged(task, verdict(page), List.of(), page.runs, page.seconds, Optional.empty(), true))
                    : Optional.empty();
        } catch (IOException
                | JsonParseException
                | IllegalStateException
                | UnsupportedOperationException
                | NullPointerException e) {
            // Not one of ours, or damaged: it will be written again.
            return Optional.empty();
        }
    }

    private static Verdict verdict(Page page) {
        Class<? extends Verdict> kind = switch (page.kind) {
            case "refuted" -> Verdict.Refuted.class;
            case "proved" -> Verdict.Proved.class;
            default -> throw new JsonParseException("no verdict: " + page.kind);
        };
        return GSON.fromJson(page.verdict, kind);
    }

    /** Remembers a decision, whatever the limits were, for as long as what it needs stays as it is. */
    public void put(Judged judged, Map<String, String> needs) {
        if (!judged.task().dependencies().isKnown()) {
            return;
        }
        Verdict verdict = judged.verdict();
        String content =
                GSON.toJson(new Page(verdict.word(), GSON.toJsonTree(verdict), judged.runs(), judged.seconds(), needs));
        var whole = new JsonObject();
        whole.addProperty("digest", Digest.of(content));
        whole.addProperty("content", content);
        String name = name(judged.task().dependencies().meaning());
        try {
            Path place = Files.createDirectories(folder(name));
            WholeFile.write(place.resolve(fileName(name)), GSON.toJson(whole));
        } catch (IOException e) {
            // A store that cannot be written to costs time, but no verdict.
            return;
        }
    }
}
