package dev.assay.app.judging;

import dev.assay.judge.Engine;
import dev.assay.judge.Engine.Aim;
import dev.assay.judge.Task;
import dev.assay.model.ModelEngine;
import dev.assay.prove.induct.InductionEngine;
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
import java.util.stream.Stream;

/**
 * The engines that a command lets work.
 *
 * @param own the aims of the engines that only some tasks have and that may work, too
 */
public record Engines(List<Engine> engines, Set<Aim> own) {
    /** What testing and methods do not find soon they seldom find at all, and others want the processor. */
    private static final double SHARE = 0.4;

    public Engines {
        engines = List.copyOf(engines);
        own = Set.copyOf(own);
    }

    /** Those that can have something to say about the task. */
    List<Engine> of(Task task) {
        return Stream.concat(task.own().stream().filter(engine -> own.contains(engine.aim())), engines.stream())
                .filter(engine -> engine.treats(task))
                .toList();
    }

    /**
     * All there are.
     *
     * @param path where external provers are looked for
     */
    public static Engines all(String path) {
        var relevance = new Relevance();
        var result = new ArrayList<Engine>();
        result.add(new TestingEngine(testers(), List.of(), SHARE));
        result.addAll(provers(relevance, Wishes.NONE, path, 1));
        result.add(new ModelEngine(List.of()));
        return new Engines(result, Set.of(Aim.values()));
    }

    /** Those that prove, with testers and models of problems beside them so that nothing false is worked on for long. */
    public static Engines proving(Relevance relevance, Wishes wishes, String path) {
        var result = new ArrayList<Engine>();
        result.add(new TestingEngine(testers(), List.of(), SHARE));
        result.addAll(provers(relevance, wishes, path, 0));
        result.add(new ForProblems(new ModelEngine(List.of())));
        return new Engines(result, wishes.isAfresh() ? Set.of(Aim.TEST) : Set.of(Aim.TEST, Aim.PROVE));
    }

    public static Engines testing(Options options, List<String> evaluated) {
        return new Engines(List.of(new TestingEngine(options, evaluated, 1)), Set.of(Aim.TEST));
    }

    public static Engines refuting(List<dev.assay.model.Options.Setting> settings) {
        return new Engines(List.of(new ModelEngine(settings)), Set.of(Aim.REFUTE));
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
