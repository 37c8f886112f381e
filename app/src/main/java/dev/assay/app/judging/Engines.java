package dev.assay.app.judging;

import dev.assay.judge.Engine;
import dev.assay.judge.Engine.Aim;
import dev.assay.judge.EngineChoice;
import dev.assay.model.ModelEngine;
import dev.assay.prove.induct.InductionEngine;
import dev.assay.prove.method.DisproofEngine;
import dev.assay.prove.method.MethodEngine;
import dev.assay.prove.relevance.Relevance;
import dev.assay.prove.sledgehammer.HammerEngine;
import dev.assay.prove.sledgehammer.Hunter;
import dev.assay.prove.sledgehammer.SaturationEngine;
import dev.assay.prove.sledgehammer.Wishes;
import dev.assay.test.Options;
import dev.assay.test.Tester;
import dev.assay.test.quickcheck.Testers;
import dev.assay.test.quickcheck.TestingEngine;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** The engines that a command lets work. */
public final class Engines {
    /** What testing and methods do not find soon they seldom find at all, and others want the processor. */
    private static final double SHARE = 0.4;

    private Engines() {}

    /**
     * All there are.
     *
     * @param path where external provers are looked for
     */
    public static EngineChoice all(String path) {
        var relevance = new Relevance();
        var result = new ArrayList<Engine>();
        result.add(new TestingEngine(testers(), List.of(), SHARE));
        result.addAll(provers(relevance, Wishes.NONE, path, 1));
        result.add(new ModelEngine(List.of()));
        return new EngineChoice(result, Set.of(Aim.values()));
    }

    /** Those that prove, with testers and models of problems beside them so that nothing false is worked on for long. */
    public static EngineChoice proving(Relevance relevance, Wishes wishes, String path) {
        var result = new ArrayList<Engine>();
        result.add(new TestingEngine(testers(), List.of(), SHARE));
        result.addAll(provers(relevance, wishes, path, 0));
        result.add(new ForProblems(new ModelEngine(List.of())));
        return new EngineChoice(result, wishes.isAfresh() ? Set.of(Aim.TEST) : Set.of(Aim.TEST, Aim.PROVE));
    }

    public static EngineChoice testing(Options options, List<String> evaluated) {
        return new EngineChoice(List.of(new TestingEngine(options, evaluated, 1)), Set.of(Aim.TEST));
    }

    public static EngineChoice refuting(List<dev.assay.model.Options.Setting> settings) {
        return new EngineChoice(List.of(new ModelEngine(settings)), Set.of(Aim.REFUTE));
    }

    /** @param reserved how many processors are for other engines */
    private static List<Engine> provers(Relevance relevance, Wishes wishes, String path, int reserved) {
        int jobs = Math.max(1, Runtime.getRuntime().availableProcessors() - reserved);
        List<Hunter> hunters = wishes.provers().isEmpty() ? Hunter.available(path) : Hunter.all(path);
        var hammer = new HammerEngine(hunters, relevance, wishes, jobs);
        // Who names provers wants those.
        return wishes.provers().isEmpty()
                ? List.of(
                        new MethodEngine(relevance, wishes.isAfresh(), SHARE),
                        new DisproofEngine(new MethodEngine(relevance, false, SHARE)),
                        new InductionEngine(),
                        new SaturationEngine(1),
                        hammer)
                : List.of(hammer);
    }

    /** All testers, with more tests than a theory would wait for. */
    public static Options testers() {
        return Options.DEFAULT
                .withTesters(Testers.all().stream().map(Tester::name).toList())
                .with(List.of(new Options.Setting("iterations", "2000"), new Options.Setting("deepen", "true")));
    }
}
