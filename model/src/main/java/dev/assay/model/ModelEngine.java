package dev.assay.model;

import dev.assay.judge.Engine;
import dev.assay.judge.Outcome;
import dev.assay.judge.Outcome.Certainty;
import dev.assay.judge.Outcome.Unit;
import dev.assay.judge.Task;
import dev.assay.judge.Vocabulary;
import dev.assay.logic.Conjecture;
import dev.assay.logic.Type;
import dev.assay.run.Budget;
import dev.assay.run.Meter;
import dev.assay.run.Reporter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** The finder of finite countermodels. */
public final class ModelEngine implements Engine {
    public static final String NAME = "models";

    /** Axioms are premises, whether or not they have something in common with the conjecture. */
    private static final Options.Setting ALL_AXIOMS = new Options.Setting("user_axioms", "", "true");

    /** Sizes beyond the usual ones, and how much longer than those they may take. */
    private static final List<Integer> LARGER = List.of(12, 16, 24, 32);

    private static final int LARGER_TIMES = 3;

    private final Function<Task, Options> options;
    private final boolean isSearchingFurther;

    private ModelEngine(Function<Task, Options> options, boolean isSearchingFurther) {
        this.options = options;
        this.isSearchingFurther = isSearchingFurther;
    }

    /** @param settings in the words of nitpick */
    public ModelEngine(List<Options.Setting> settings) {
        this(task -> Options.of(all(settings), names(task.setting().vocabulary(), task.conjecture())), true);
    }

    /** With these options and no larger sizes than they say. */
    public static ModelEngine exactly(Options options) {
        return new ModelEngine(_ -> options, false);
    }

    private static List<Options.Setting> all(List<Options.Setting> settings) {
        var all = new ArrayList<>(List.of(ALL_AXIOMS));
        all.addAll(settings);
        return all;
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public Aim aim() {
        return Aim.REFUTE;
    }

    @Override
    public boolean treats(Task task) {
        return task.setting().isDefinite();
    }

    /**
     * The settings as options for the task.
     *
     * @throws BadOption if one of them is none
     */
    public Options options(Task task) {
        return options.apply(task);
    }

    @Override
    public Outcome run(Task task, Meter meter, Reporter reporter) {
        Options wanted = options(task);
        Finding usual = ModelFinder.run(task.theory(), task.conjecture(), wanted, meter);
        usual.notes().stream().distinct().forEach(reporter::message);
        Finding finding = usual.verdict() == Verdict.NONE && isSearchingFurther && areSizesUp(wanted)
                ? larger(task, wanted, meter).orElse(usual)
                : usual;
        return outcome(finding, meter);
    }

    private static Outcome outcome(Finding finding, Meter meter) {
        return switch (finding.verdict()) {
            case GENUINE, QUASI_GENUINE, POTENTIAL -> {
                Model model = finding.models().getFirst();
                yield new Outcome.Refuted(
                        NAME,
                        model.counterexample(),
                        finding.models().stream()
                                .skip(1)
                                .map(Model::counterexample)
                                .toList(),
                        certainty(finding.verdict(), model));
            }
            case NONE -> new Outcome.Tested(NAME, finding.searched(), Unit.SCOPES, "", false);
            case UNKNOWN ->
                Outcome.stopped(
                        NAME,
                        meter,
                        finding.notes().stream().findFirst().orElse("some scopes are too large"),
                        finding.searched() + " of " + finding.scopes() + " scopes");
        };
    }

    private static Certainty certainty(Verdict verdict, Model model) {
        return switch (verdict) {
            case GENUINE -> model.isConfirmed() ? Certainty.CONFIRMED : Certainty.UNCONFIRMED;
            case QUASI_GENUINE -> Certainty.QUASI_GENUINE;
            // Its quantifiers looked only at what is represented.
            case POTENTIAL, NONE, UNKNOWN -> Certainty.MAYBE_SPURIOUS;
        };
    }

    /** Whether the user leaves open how large a model may be. */
    private static boolean areSizesUp(Options options) {
        return options.sizes().usual().equals(Options.DEFAULT.sizes().usual())
                && options.sizes().cardinalities().isEmpty();
    }

    /** A counterexample in larger scopes than usual, where those were searched quickly. */
    private static Optional<Finding> larger(Task task, Options options, Meter meter) {
        try (Meter part = meter.child(Budget.UNLIMITED.withSteps(LARGER_TIMES * meter.spent()))) {
            return Optional.of(ModelFinder.run(task.theory(), task.conjecture(), options.withSizes(LARGER), part))
                    .filter(finding -> finding.verdict().isRefuted());
        }
    }

    /** What texts mean in options; type variables are those of the conjecture, with their sorts. */
    public static Options.Names names(Vocabulary vocabulary, Conjecture conjecture) {
        Map<String, Type.Var> own = new HashMap<>();
        conjecture.typeVariables().forEach(v -> own.put(v.name(), v));
        return new Options.Names(
                text -> vocabulary.type(text).map(type -> {
                    Map<Type.Var, Type> sorts = new HashMap<>();
                    type.variables().forEach(v -> sorts.put(v, own.getOrDefault(v.name(), v)));
                    return type.substitute(sorts);
                }),
                vocabulary::constant,
                vocabulary::term);
    }
}
