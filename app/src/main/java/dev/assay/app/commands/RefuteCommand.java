package dev.assay.app.commands;

import dev.assay.app.judging.Engines;
import dev.assay.app.judging.TaskFiles;
import dev.assay.app.models.Certification;
import dev.assay.app.options.Positive;
import dev.assay.judge.Counterexample;
import dev.assay.judge.EngineChoice;
import dev.assay.judge.Judged;
import dev.assay.judge.Task;
import dev.assay.judge.ValueText;
import dev.assay.judge.Verdict;
import dev.assay.logic.Conjecture;
import dev.assay.logic.Term;
import dev.assay.model.BadOption;
import dev.assay.model.Emptiness;
import dev.assay.model.Finding;
import dev.assay.model.ModelEngine;
import dev.assay.model.ModelFinder;
import dev.assay.model.ModelText;
import dev.assay.model.Options;
import dev.assay.run.Budget;
import dev.assay.run.Meter;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** {@code assay refute FILE…}: looks for finite models that falsify conjectures. */
@Command(
        name = "refute",
        description = {
            "Look for finite models that falsify the conjectures of theories and problems.",
            "Sizes of types are tried from small to large. What cannot be represented counts as unknown, so a model that "
                    + "falsifies a conjecture does so whatever the unknown values are."
        },
        sortOptions = false,
        footerHeading = "%nExamples:%n",
        footer = {"  assay refute Relations.thy", "  assay refute -o card=1-4 problem.p"})
public final class RefuteCommand extends JudgingCommand {
    @Option(
            names = {"-o", "--option"},
            paramLabel = "NAME=VALUE",
            description = "An option of nitpick, such as card=1-4 or \"card nat=5\"; may be repeated.")
    private List<String> settings = List.of();

    @Option(
            names = "--another",
            paramLabel = "N",
            converter = Positive.class,
            description = "Show up to so many more countermodels, which differ in the value of a variable or constant.")
    private int another;

    @Option(
            names = "--explain",
            description =
                    "Where there is no countermodel, name the parts of the problem that exclude one, and show what falsifies "
                            + "the conjecture without an assumption among them.")
    private boolean explains;

    @Option(
            names = "--certify",
            description =
                    "Where there is no countermodel, have a SAT solver prove that for each scope, and check the proofs.")
    private boolean certifies;

    @Option(
            names = "--library",
            paramLabel = "THEORY",
            arity = "0..1",
            fallbackValue = LibraryTheories.WHOLE,
            description =
                    "Try to refute every fact of the library, which must fail: of all theories that Main needs, of all"
                            + " theories (all), or only of this one.")
    private @Nullable String library;

    private ModelEngine engine() {
        return new ModelEngine(settings());
    }

    @Override
    EngineChoice engines() {
        return Engines.refuting(settings());
    }

    private List<Options.Setting> settings() {
        var result = new ArrayList<Options.Setting>();
        if (another > 0) {
            result.add(new Options.Setting("max_genuine", "", Integer.toString(1 + another)));
        }
        settings.forEach(text -> result.add(setting(text)));
        return result;
    }

    @Override
    boolean isUsual() {
        return settings.isEmpty() && another == 0;
    }

    /** What Java computes is not all in the theory of a Java file, so a model of it would say nothing. */
    @Override
    TaskFiles languages() {
        return TaskFiles.logical(folders());
    }

    /** {@code card nat=5}: a name, perhaps what it is about, and a value. */
    private static Options.Setting setting(String text) {
        String[] sides = text.split("=", 2);
        String[] left = sides[0].strip().split("\\s+", 2);
        return new Options.Setting(
                left[0], left.length == 1 ? "" : left[1], sides.length == 1 ? "true" : sides[1].strip());
    }

    /** An option that is none is the user's mistake, told before any work is done. */
    @Override
    boolean isWanted(Task task) {
        try {
            engine().options(task);
            return true;
        } catch (BadOption e) {
            throw new ParameterException(spec.commandLine(), String.valueOf(e.getMessage()), e);
        }
    }

    @Override
    List<Task> otherTasks() {
        return library == null ? List.of() : LibraryFacts.tasks(library);
    }

    /** Why there is no model, as far as the user wants to know. */
    @Override
    List<String> furtherLines(Judged judged) {
        if (!(judged.verdict() instanceof Verdict.Corroborated)) {
            return List.of();
        }
        Task task = judged.task();
        Options options = engine().options(task);
        var result = new ArrayList<String>();
        if (explains) {
            try (Meter meter = session().run().child(Budget.UNLIMITED.withTime(time()))) {
                ModelFinder.explain(task.theory(), task.conjecture(), options, meter)
                        .ifPresent(emptiness -> {
                            result.add(explanation(emptiness));
                            result.addAll(nearInstances(task, emptiness, options, meter));
                        });
            }
        }
        if (certifies) {
            try (Meter meter = session().run().child(Budget.UNLIMITED.withTime(time()))) {
                result.add(Certification.of(task.theory(), task.conjecture(), options, meter));
            }
        }
        return result;
    }

    /** What falsifies the conjecture without one of the assumptions that exclude a countermodel. */
    private static List<String> nearInstances(Task task, Emptiness emptiness, Options options, Meter meter) {
        var values = new ValueText(task.setting().printer(), task.theory());
        var result = new ArrayList<String>();
        Conjecture conjecture = task.conjecture();
        for (int i = 0; i < conjecture.assumptions().size(); i++) {
            if (emptiness.culprits().contains(Emptiness.assumption(i + 1))) {
                var rest = new ArrayList<>(conjecture.assumptions());
                Term dropped = rest.remove(i);
                var weaker = new Conjecture(conjecture.name(), conjecture.position(), rest, conjecture.conclusion());
                Finding finding = ModelFinder.run(task.theory(), weaker, options, meter);
                if (finding.verdict() == dev.assay.model.Verdict.GENUINE) {
                    result.add("Without assumption " + (i + 1) + ", "
                            + values.printer().print(dropped) + ", it fails:");
                    ModelText.lines(
                                    finding.model().orElseThrow(),
                                    EnumSet.of(Counterexample.Kind.VARIABLE, Counterexample.Kind.CONSTANT),
                                    values,
                                    task.setting().names())
                            .forEach(line -> result.add("  " + line));
                }
            }
        }
        return result;
    }

    private static String explanation(Emptiness emptiness) {
        return emptiness.culprits().isEmpty()
                ? "There is no model of the definitions in the last scope."
                : "What has no model together: " + String.join(", ", emptiness.culprits()) + ".";
    }
}
