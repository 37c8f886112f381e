package dev.assay.junit;

import dev.assay.property.state.StateMachine;
import dev.assay.race.RaceSettings;
import dev.assay.race.memory.MemoryModel;
import dev.assay.race.parallel.ParallelTest;
import java.lang.reflect.Method;
import java.util.LinkedHashSet;
import java.util.Set;
import org.junit.platform.engine.TestTag;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.support.descriptor.AbstractTestDescriptor;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.engine.support.hierarchical.Node;

/** A method that is run under many schedules. */
final class RaceDescriptor extends AbstractTestDescriptor implements Node<Run> {
    private final Class<?> type;
    private final Method method;
    private final Race race;

    RaceDescriptor(UniqueId id, Class<?> type, Method method, Race race) {
        super(id, race.value().isEmpty() ? method.getName() : race.value(), MethodSource.from(type, method));
        this.type = type;
        this.method = method;
        this.race = race;
    }

    @Override
    public Type getType() {
        return Type.TEST;
    }

    @Override
    public Set<TestTag> getTags() {
        var tags = new LinkedHashSet<>(TestClasses.tags(method));
        getParent().ifPresent(parent -> tags.addAll(parent.getTags()));
        return tags;
    }

    @Override
    public SkipResult shouldBeSkipped(Run run) {
        return TestClasses.disabled(method).map(SkipResult::skip).orElseGet(SkipResult::doNotSkip);
    }

    @Override
    public Run execute(Run run, DynamicTestExecutor executor) {
        if (method.getParameterCount() > 0) {
            throw new IllegalStateException(method + " must have no parameters to be run under schedules");
        }
        RaceSettings settings = run.settings(race);
        if (StateMachine.class.isAssignableFrom(method.getReturnType())) {
            if (race.memory() != MemoryModel.SEQUENTIAL || race.dataRaces()) {
                throw new IllegalStateException(
                        method + " returns a state machine: memory and dataRaces are for methods that start threads");
            }
            machine(settings).check();
        } else {
            dev.assay.race.Race.test(type, method.getName(), settings).orThrow();
        }
        return run;
    }

    private ParallelTest<?, ?> machine(RaceSettings settings) {
        ParallelTest<?, ?> test = ParallelTest.ofMethod(type, method.getName(), race.granularity())
                .branches(race.branches())
                .commands(race.commands())
                .searching(dev.assay.race.schedule.Method.procrastinating(
                        settings.delays().toArray(Integer[]::new)))
                .within(settings.limits())
                .forAtMost(settings.time())
                .keepingFailuresIn(settings.failures(), type.getName() + "." + method.getName());
        if (settings.replay().isPresent()) {
            test = test.replaying(settings.replay().get());
        }
        if (race.schedules() > 0) {
            test = test.tests(race.schedules());
        }
        if (settings.seed().isPresent()) {
            test = test.seeded(settings.seed().getAsLong());
        }
        return race.strict() ? test.strictly() : test;
    }
}
