package dev.assay.bench.agree;

import dev.assay.app.cli.ExitCode;
import dev.assay.app.cli.Root;
import dev.assay.app.cli.Session;
import dev.assay.app.judging.TaskFiles;
import dev.assay.property.Gen;
import dev.assay.property.Property;
import dev.assay.property.Result;
import dev.assay.property.Settings;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;

/** {@code assay bench agree}: all engines on generated statements. */
@Command(
        name = "agree",
        description = {
            "Let every engine judge generated statements, and look for verdicts that contradict each other.",
            "What is found is shrunk and written to a file of its own."
        },
        sortOptions = false)
public final class AgreeCommand implements Callable<Integer> {
    /** Findings that look alike have mostly one cause. */
    private static final int ALIKE = 3;

    private static final int CLAIMS = 6;

    @ParentCommand
    private Root assay;

    @Option(
            names = "--cases",
            paramLabel = "N",
            defaultValue = "100",
            description = "How many statements (default: ${DEFAULT-VALUE}).")
    private int cases;

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "1",
            description = "Where randomness starts (default: ${DEFAULT-VALUE}).")
    private long seed;

    @Option(
            names = "--each",
            paramLabel = "MILLISECONDS",
            defaultValue = "300",
            description = "What an engine may take for a statement; 0 only reads (default: ${DEFAULT-VALUE}).")
    private long each;

    @Option(
            names = "--language",
            paramLabel = "NAME",
            defaultValue = "thy",
            description = "What is generated: thy, smt2, p or java (default: ${DEFAULT-VALUE}).")
    private Language language = Language.thy;

    private enum Language {
        thy,
        smt2,
        p,
        java
    }

    @Option(
            names = "--jobs",
            paramLabel = "N",
            description = "How many engines work at the same time; as many as processors if not given.")
    private int jobs = Runtime.getRuntime().availableProcessors();

    @Option(names = "--provers", description = "Use the provers of this machine, too.")
    private boolean withProvers;

    @Option(
            names = "--out",
            paramLabel = "FOLDER",
            defaultValue = "findings",
            description = "Where findings are written (default: ${DEFAULT-VALUE}).")
    private Path out = Path.of("findings");

    private final Map<String, Integer> alike = new HashMap<>();
    private int judged;

    /** What is being shrunk, and the smallest text that shows it. */
    private @Nullable Finding shrinking;

    private @Nullable Generated smallest;

    @Override
    public Integer call() throws IOException {
        Session session = assay.session();
        Files.createDirectories(out);
        String path = withProvers ? session.environment().getOrDefault("PATH", "") : "";
        var agreement = new Agreement(Duration.ofMillis(each), path, jobs, session.run());
        Path folder = Files.createTempDirectory("agree");
        int findings = 0;
        for (long round = 0; judged < cases && !session.isStopped(); round++) {
            Settings settings = Settings.standard()
                    .trying(Math.max(1, cases - judged))
                    .seeded(seed + round)
                    .keepingFailuresIn(Optional.empty())
                    .shrinkingFor(Duration.ofSeconds(20));
            Result result =
                    Property.forAll(texts()).settings(settings).test(text -> check(agreement, folder, text, session));
            if (shrinking != null && smallest != null) {
                reduce(agreement, folder, session);
                write(++findings, shrinking, smallest, session);
            } else if (!(result.verdict() instanceof Result.Passed)) {
                session.err().println(result);
            }
            shrinking = null;
            smallest = null;
        }
        agreement.verdicts().forEach((what, count) -> session.out().println(what + ": " + count));
        session.out().println(judged + " statements, " + findings + " findings");
        return findings == 0 ? ExitCode.OK : ExitCode.REFUTED;
    }

    private Gen<? extends Generated> texts() {
        return switch (language) {
            case thy -> Draft.theories(CLAIMS);
            case smt2 -> SmtProblems.problems();
            case p -> TptpProblems.problems();
            case java -> Programs.java(CLAIMS);
        };
    }

    private void check(Agreement agreement, Path folder, Generated text, Session session) throws IOException {
        if (shrinking == null && judged >= cases) {
            return;
        }
        Path file = Files.writeString(folder.resolve(text.file()), text.text());
        Finding wanted = shrinking;
        List<Finding> found = agreement.check(
                TaskFiles.all(List.of(), List.of()).read(file),
                text,
                file,
                name -> each > 0 && (wanted == null || wanted.kind().contains(name)));
        if (wanted == null) {
            judged += text.count();
            session.err().printf("%d of %d statements%n", judged, cases);
            session.err().flush();
        }
        for (Finding finding : found) {
            boolean isNew = wanted == null
                    ? alike.merge(finding.kind(), 1, Integer::sum) <= ALIKE
                    : finding.kind().equals(wanted.kind());
            if (isNew) {
                shrinking = finding;
                smallest = text;
                throw new Disagreement(finding.kind());
            }
        }
    }

    /** Leaves out what the finding does not need. */
    private void reduce(Agreement agreement, Path folder, Session session) throws IOException {
        boolean isSmaller = true;
        while (isSmaller && smallest != null) {
            isSmaller = false;
            for (Generated smaller : smallest.smaller().toList()) {
                try {
                    check(agreement, folder, smaller, session);
                } catch (Disagreement e) {
                    isSmaller = true;
                    break;
                }
            }
        }
    }

    private void write(int number, Finding finding, Generated text, Session session) {
        String details = finding.kind() + "\n" + finding.details();
        try {
            Path folder = Files.createDirectories(out.resolve("f" + seed + "_" + number));
            Path file = Files.writeString(folder.resolve(text.file()), text.text());
            Files.writeString(folder.resolve("finding.txt"), details);
            session.out().println(file + ": " + details + "\n");
            session.out().flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Thrown so that the property fails and is shrunk. */
    private static final class Disagreement extends AssertionError {
        private static final long serialVersionUID = 1;

        Disagreement(String message) {
            super(message);
        }
    }
}
