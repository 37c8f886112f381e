package dev.assay.junit;

import dev.assay.property.Result;
import dev.assay.property.Settings;
import dev.assay.property.coverage.Coverage;
import java.lang.reflect.Method;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
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
        if (method.isAnnotationPresent(FromData.class)) {
            settings = settings.exhaustively().trying(Integer.MAX_VALUE);
        }
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
        if (result.hasStatistics()) {
            System.out.println(result);
        }
        if (TestClasses.annotation(method).prove()) {
            run.listener().reportingEntryPublished(this, Proving.report(method, run));
        }
        return run;
    }

    private dev.assay.property.Property property(List<Object> instances) {
        String id = container.type().getName() + "." + method.getName();
        String name = container.type().getSimpleName() + "." + getDisplayName();
        return new AnnotatedMethod(method, instances).property(id, name, (type, annotations) -> null);
    }
}
