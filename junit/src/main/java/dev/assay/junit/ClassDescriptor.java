package dev.assay.junit;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.platform.commons.support.ReflectionSupport;
import org.junit.platform.engine.TestTag;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.support.descriptor.AbstractTestDescriptor;
import org.junit.platform.engine.support.descriptor.ClassSource;
import org.junit.platform.engine.support.hierarchical.Node;

/** A class with properties. */
final class ClassDescriptor extends AbstractTestDescriptor implements Node<Run> {
    private final Class<?> type;

    ClassDescriptor(UniqueId id, Class<?> type) {
        super(id, type.getSimpleName(), ClassSource.from(type));
        this.type = type;
    }

    Class<?> type() {
        return type;
    }

    /** A new object, within new ones of the classes around it; the innermost comes last. */
    List<Object> instances() {
        return AnnotatedMethod.instances(type);
    }

    @Override
    public Type getType() {
        return Type.CONTAINER;
    }

    @Override
    public Set<TestTag> getTags() {
        var tags = new LinkedHashSet<>(TestClasses.tags(type));
        getParent().ifPresent(parent -> tags.addAll(parent.getTags()));
        return tags;
    }

    @Override
    public ExecutionMode getExecutionMode() {
        return ExecutionMode.CONCURRENT;
    }

    @Override
    public SkipResult shouldBeSkipped(Run run) {
        Optional<String> reason = TestClasses.disabled(type);
        return reason.map(SkipResult::skip).orElseGet(SkipResult::doNotSkip);
    }

    @Override
    public Run before(Run run) {
        call(BeforeContainer.class);
        return run;
    }

    @Override
    public void after(Run run) {
        call(AfterContainer.class);
    }

    private void call(Class<? extends java.lang.annotation.Annotation> annotation) {
        for (Method method : TestClasses.annotated(type, annotation)) {
            if (!Modifier.isStatic(method.getModifiers())) {
                throw new IllegalStateException(method + " must be static: there is no object for all properties");
            }
            ReflectionSupport.invokeMethod(method, null);
        }
    }
}
