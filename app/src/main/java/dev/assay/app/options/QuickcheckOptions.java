package dev.assay.app.options;

import dev.assay.test.BadOption;
import dev.assay.test.Options;
import dev.assay.test.Tester;
import dev.assay.test.quickcheck.Testers;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code -o NAME=VALUE}: the options that theories give to quickcheck. */
public final class QuickcheckOptions {
    /** More than quickcheck's: there is nobody who waits for the answer in the middle of a text. */
    private static final String ITERATIONS = "2000";

    private static final String EVAL = "eval";

    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;

    @Option(
            names = {"-o", "--option"},
            paramLabel = "NAME=VALUE",
            description = "An option of quickcheck, such as size=6 or tester=random; may be repeated.")
    private List<String> settings = List.of();

    /** The terms that are to be evaluated under a counterexample: one for each {@code -o eval=…}. */
    public List<String> evaluated() {
        return settings.stream()
                .map(text -> text.split("=", 2))
                .filter(parts -> parts[0].strip().equals(EVAL) && parts.length == 2)
                .map(parts -> parts[1].strip())
                .toList();
    }

    /** Whether none are given. */
    public boolean isUsual() {
        return settings.isEmpty();
    }

    /** The options given, on top of all testers at work. */
    public Options forAllTesters() {
        List<String> all = Testers.all().stream().map(Tester::name).toList();
        var given = settings.stream()
                .map(text -> text.split("=", 2))
                .map(parts -> new Options.Setting(parts[0].strip(), parts.length == 1 ? "true" : parts[1].strip()))
                .filter(setting -> !setting.name().equals(EVAL))
                .toList();
        try {
            return Options.DEFAULT
                    .withTesters(all)
                    .with(List.of(new Options.Setting("iterations", ITERATIONS), new Options.Setting("deepen", "true")))
                    .with(given);
        } catch (BadOption e) {
            throw new ParameterException(command.commandLine(), String.valueOf(e.getMessage()), e);
        }
    }
}
