package dev.assay.race.registry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.property.state.Program;
import dev.assay.property.state.Step;
import dev.assay.property.state.Var;
import dev.assay.race.actor.Actors;
import dev.assay.race.actor.Pid;
import dev.assay.race.example.Registry;
import dev.assay.race.example.Registry.Version;
import dev.assay.race.example.RegistryMachine;
import dev.assay.race.parallel.ParallelFailure;
import dev.assay.race.parallel.ParallelProgram;
import dev.assay.race.parallel.ParallelTest;
import dev.assay.race.schedule.Method;
import dev.assay.race.schedule.Outcome;
import dev.assay.race.schedule.RandomWalk;
import dev.assay.race.scheduler.Limits;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** The process registry of the papers, with its races and its fixes. */
class RegistryTest {
    private static final Var<Pid> P = new Var<>(1);
    private static final Var<Pid> Q = new Var<>(2);

    private static ParallelTest<RegistryMachine.Model, Registry> test(Version version) {
        return ParallelTest.of(new RegistryMachine(version)).seeded(1);
    }

    private static Step<RegistryMachine.Model, Registry, ?> spawn(Var<Pid> pid) {
        return new Step<>(pid, new RegistryMachine.Spawn());
    }

    private static Step<RegistryMachine.Model, Registry, ?> kill(int number, Var<Pid> pid) {
        return new Step<>(new Var<>(number), new RegistryMachine.Kill(pid));
    }

    private static Step<RegistryMachine.Model, Registry, ?> reg(int number, String name, Var<Pid> pid) {
        return new Step<>(new Var<>(number), new RegistryMachine.Reg(name, pid));
    }

    private static ParallelProgram<RegistryMachine.Model, Registry> program(
            Version version,
            List<Step<RegistryMachine.Model, Registry, ?>> prefix,
            List<List<Step<RegistryMachine.Model, Registry, ?>>> branches) {
        return new ParallelProgram<>(new RegistryMachine(version), prefix, branches);
    }

    private static ParallelProgram<RegistryMachine.Model, Registry> overtaking(Version version) {
        return program(
                version, List.of(spawn(P), kill(3, P)), List.of(List.of(reg(4, "c", P)), List.of(reg(5, "c", P))));
    }

    private static ParallelProgram<RegistryMachine.Model, Registry> bothAudit(Version version) {
        return program(
                version,
                List.of(spawn(P), kill(3, P), reg(4, "b", P)),
                List.of(List.of(reg(5, "b", P)), List.of(reg(6, "b", P))));
    }

    private static ParallelProgram<RegistryMachine.Model, Registry> diesAfterTheCheck(Version version) {
        return program(
                version,
                List.of(spawn(P), spawn(Q), reg(3, "a", P)),
                List.of(List.of(kill(4, P), reg(5, "a", Q)), List.of(reg(6, "a", P))));
    }

    private static int failures(ParallelProgram<RegistryMachine.Model, Registry> program, Method method, int runs) {
        int failures = 0;
        for (int seed = 0; seed < runs; seed++) {
            failures += ParallelTest.of(program.machine())
                            .attempt(program, method, seed)
                            .isPresent()
                    ? 1
                    : 0;
        }
        return failures;
    }

    @Test
    void oneClientFindsNothing() { // AT1
        var machine = new RegistryMachine(Version.ORIGINAL);
        List<Program<RegistryMachine.Model, Registry>> programs =
                machine.programs(1, 30).samples(300, 5);
        for (int i = 0; i < programs.size(); i++) {
            Program<?, ?> program = programs.get(i);
            var run = Actors.run(
                    () -> {
                        program.run();
                        return "";
                    },
                    new RandomWalk(i),
                    Limits.STANDARD);
            assertEquals(new Outcome.Returned(""), run.outcome());
        }
    }

    @Test
    void thePrintedSequentialCasePasses() { // AT7
        Var<Pid> one = new Var<>(1);
        var steps = List.<Step<RegistryMachine.Model, Registry, ?>>of(
                spawn(one),
                new Step<>(new Var<>(2), new RegistryMachine.Where("c")),
                spawn(new Var<>(3)),
                kill(4, one),
                new Step<>(new Var<>(5), new RegistryMachine.Where("d")),
                reg(6, "a", one),
                spawn(new Var<>(7)));
        var program = program(Version.ORIGINAL, steps, List.of());
        assertTrue(program.isValid());
        assertEquals(0, failures(program, Method.repeating(1), 50));
    }

    @Test
    void twoClientsFindThatAMessageIsOvertaken() { // AT3
        Set<String> minima = new TreeSet<>();
        for (int seed = 0; seed < 10; seed++) {
            ParallelFailure<RegistryMachine.Model, Registry> failure =
                    test(Version.ORIGINAL).seeded(seed).tests(2000).find().orElseThrow();
            minima.add(shape(failure.program()));
            assertEquals("no order of the branches' commands explains their answers", failure.reason());
            assertEquals(4, failure.program().size(), failure.toString());
        }
        // A request of the prefix can be overtaken, too, so that no two commands need to be side by side.
        assertTrue(minima.contains("spawn, kill, reg; reg"), minima.toString());
    }

    @Test
    void ofThePrintedCaseNoCommandCanBeLeftOut() { // AT3
        ParallelProgram<RegistryMachine.Model, Registry> printed = overtaking(Version.ORIGINAL);
        assertTrue(failures(printed, Method.procrastinating(10), 50) > 0);
        for (var smaller : printed.shrinkings()) {
            if (smaller.size() < printed.size()) {
                assertEquals(0, failures(smaller, Method.procrastinating(10), 50), smaller::toString);
            }
        }
    }

    @Test
    void afterTheFirstFixTwoClientsStillAuditAtOnce() { // AT4
        Set<String> minima = new TreeSet<>();
        for (int seed = 0; seed < 10; seed++) {
            minima.add(shape(test(Version.BOTH_ENTRIES)
                    .seeded(seed)
                    .tests(2000)
                    .find()
                    .orElseThrow()
                    .program()));
        }
        assertTrue(minima.stream().allMatch(each -> each.split("[,;∥]").length == 5), minima.toString());
        assertTrue(minima.contains("spawn, kill, reg; reg ∥ reg") || minima.contains("spawn, reg, kill; reg ∥ reg"));
    }

    @Test
    void theFixesDoWhatTheyAreFor() {
        assertTrue(failures(overtaking(Version.ORIGINAL), Method.repeating(1), 1000) > 0);
        assertEquals(0, failures(overtaking(Version.BOTH_ENTRIES), Method.repeating(1), 1000));
        assertTrue(failures(bothAudit(Version.ORIGINAL), Method.repeating(1), 100) > 0);
        assertTrue(failures(bothAudit(Version.BOTH_ENTRIES), Method.repeating(1), 100) > 0);
        assertEquals(0, failures(bothAudit(Version.LIVE_ONLY), Method.repeating(1), 1000));
        assertTrue(failures(diesAfterTheCheck(Version.LIVE_ONLY), Method.repeating(1), 1000) > 0); // AT6
        assertEquals(0, failures(diesAfterTheCheck(Version.SELF_ONLY), Method.repeating(1), 1000));
    }

    @Test
    void afterTheSecondFixProgramsPass() { // AT5; the benchmark tries 20,000
        var found = test(Version.LIVE_ONLY)
                .tests(2_000)
                .searching(Method.repeating(1))
                .findLarge();
        assertEquals(Optional.empty(), found);
    }

    @Test
    void procrastinationFailsMoreOftenThanChance() {
        int chance = failures(overtaking(Version.ORIGINAL), Method.repeating(1), 200);
        int delayed = failures(overtaking(Version.ORIGINAL), Method.procrastinating(10), 200);
        assertTrue(delayed > 3 * chance, delayed + " of 200 against " + chance);
    }

    @Test
    void theThirdRaceNeedsNoThirdBranch() { // AT6
        var program = program(
                Version.LIVE_ONLY,
                List.of(spawn(P)),
                List.of(List.of(reg(3, "a", P)), List.of(reg(4, "a", P)), List.of(kill(5, P))));
        assertEquals(0, failures(program, Method.repeating(1), 1000));
    }

    private static String shape(ParallelProgram<?, ?> program) {
        return program.toString().replaceAll("v\\d+ = ", "").replaceAll("\\([^)]*\\)", "");
    }

    @Test
    void aFailureReplaysFromItsStoredSchedule() {
        var failure = test(Version.ORIGINAL).tests(2000).find().orElseThrow();
        var stored = dev.assay.race.schedule.Schedule.parse(failure.schedule().text());
        for (int i = 0; i < 100; i++) {
            assertEquals(
                    failure.toString(),
                    test(Version.ORIGINAL)
                            .replay(failure.program(), stored)
                            .orElseThrow()
                            .toString());
        }
    }
}
