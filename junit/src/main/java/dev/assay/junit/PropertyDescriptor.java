package dev.assay.junit;

import dev.assay.property.Result;
import dev.assay.property.Settings;
import dev.assay.property.coverage.Coverage;
import dev.assay.property.state.StateMachine;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.junit.platform.commons.support.ReflectionSupport;
import org.junit.platform.engine.TestTag;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.support.descriptor.AbstractTestDescriptor;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.engine.support.hierarchical.Node;

/** A method that is a property. */
final class PropertyDescriptor extends AbstractTestDescriptor implements Node<Run> {
    private final ClassDescriptor container;
    private final Method method;

    PropertyDescriptor(UniqueId id, ClassDescriptor container, Method method) {
        super(id, displayName(method), MethodSource.from(container.type(), method));
        this.container = container;
        this.method = method;
    }

    private static String displayName(Method method) {
        String given = TestClasses.annotation(method).value();
        return given.isEmpty() ? method.getName() : given;
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
    public ExecutionMode getExecutionMode() {
        return ExecutionMode.CONCURRENT;
    }

    @Override
    public SkipResult shouldBeSkipped(Run run) {
        return TestClasses.disabled(method).map(SkipResult::skip).orElseGet(SkipResult::doNotSkip);
    }

    @Override
    public Run execute(Run run, DynamicTestExecutor executor) throws InterruptedException {
        List<Object> instances = container.instances();
        Settings settings = run.settings(TestClasses.annotation(method));
        Hook.all(BeforeProperty.class, instances).forEach(Hook::call);
        Result result;
        try {
            result = property(instances).test(settings);
        } finally {
            Hook.all(AfterProperty.class, instances).forEach(Hook::call);
        }
        result.orThrow();
        if (settings.feedback().isPresent()
                && settings.feedback().get() instanceof Coverage coverage
                && coverage.size() == 0) {
            System.out.println(container.type().getSimpleName() + "." + getDisplayName()
                    + ": not guided, for no code is instrumented: start Java with"
                    + " -javaagent:assay-property.jar=com.example");
        }
        if (!result.labels().isEmpty()) {
            System.out.println(result);
        }
        if (TestClasses.annotation(method).prove()) {
            run.listener().reportingEntryPublished(this, Proving.report(method, run));
        }
        return run;
    }

    private StateMachine<?, ?> machine(List<Object> instances) {
        return (StateMachine<?, ?>) Objects.requireNonNull(
                ReflectionSupport.invokeMethod(method, instances.getLast()), () -> method + " returns no machine");
    }

    private dev.assay.property.Property property(List<Object> instances) {
        String id = container.type().getName() + "." + method.getName();
        String name = container.type().getSimpleName() + "." + getDisplayName();
        if (StateMachine.class.isAssignableFrom(method.getReturnType())) {
            return machine(instances).property(id, name);
        }
        var generators = new Generators(instances);
        var attempt = new Attempt(
                Hook.all(BeforeTry.class, instances),
                new Hook(method, instances.getLast()),
                Hook.all(AfterTry.class, instances));
        return new dev.assay.property.Property(
                id,
                name,
                Arrays.stream(method.getParameters())
                        .map(java.lang.reflect.Parameter::getName)
                        .toList(),
                Arrays.stream(method.getParameters())
                        .<dev.assay.property.Gen<?>>map(generators::of)
                        .toList(),
                attempt::run);
    }

    /** One case: what comes before it, the property, and what comes after. */
    private record Attempt(List<Hook> before, Hook property, List<Hook> after) {
        void run(Object[] arguments) {
            before.forEach(Hook::call);
            try {
                if (Boolean.FALSE.equals(property.call(arguments))) {
                    throw new AssertionError("the property is false");
                }
            } finally {
                after.forEach(Hook::call);
            }
        }
    }
}
