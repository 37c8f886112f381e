package dev.assay.junit;

import java.lang.annotation.Annotation;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.platform.commons.support.AnnotationSupport;
import org.junit.platform.commons.support.HierarchyTraversalMode;
import org.junit.platform.engine.TestTag;

/** What the annotations of classes and methods say. */
final class TestClasses {
    private TestClasses() {}

    /** Whether a class stands on its own and has properties, or has inner classes with some. */
    static boolean isContainer(Class<?> type) {
        return isOnItsOwn(type) && hasProperties(type);
    }

    private static boolean isOnItsOwn(Class<?> type) {
        return !Modifier.isAbstract(type.getModifiers())
                && !type.isLocalClass()
                && !type.isAnonymousClass()
                && (type.getDeclaringClass() == null || Modifier.isStatic(type.getModifiers()));
    }

    private static boolean hasProperties(Class<?> type) {
        return !properties(type).isEmpty() || !nested(type).isEmpty();
    }

    static List<Method> properties(Class<?> type) {
        return Stream.of(Property.class, Race.class, Laws.class)
                .flatMap(annotation -> annotated(type, annotation).stream())
                .toList();
    }

    static List<Method> annotated(Class<?> type, Class<? extends Annotation> annotation) {
        return AnnotationSupport.findAnnotatedMethods(type, annotation, HierarchyTraversalMode.TOP_DOWN);
    }

    /** Member classes with properties: inner ones are run on an object of this class. */
    static List<Class<?>> nested(Class<?> type) {
        return Arrays.<Class<?>>stream(type.getDeclaredClasses())
                .filter(member -> !Modifier.isAbstract(member.getModifiers()))
                .filter(TestClasses::hasProperties)
                .toList();
    }

    static Property annotation(Method method) {
        return AnnotationSupport.findAnnotation(method, Property.class).orElseThrow();
    }

    static Set<TestTag> tags(java.lang.reflect.AnnotatedElement element) {
        var tags = new LinkedHashSet<TestTag>();
        AnnotationSupport.findRepeatableAnnotations(element, Tag.class)
                .forEach(tag -> tags.add(TestTag.create(tag.value())));
        for (Annotation annotation : element.getAnnotations()) {
            switch (annotation.annotationType().getName()) {
                case "org.junit.jupiter.api.Tag" -> tags.add(TestTag.create(String.valueOf(value(annotation))));
                case "org.junit.jupiter.api.Tags" -> {
                    for (Annotation each : (Annotation[]) value(annotation)) {
                        tags.add(TestTag.create(String.valueOf(value(each))));
                    }
                }
                default -> {
                    // Somebody else's annotation.
                }
            }
        }
        return tags;
    }

    /** Why the element is not to be run, if it is not. */
    static Optional<String> disabled(java.lang.reflect.AnnotatedElement element) {
        for (Annotation annotation : element.getAnnotations()) {
            if (annotation.annotationType() == Disabled.class
                    || annotation.annotationType().getName().equals("org.junit.jupiter.api.Disabled")) {
                String reason = String.valueOf(value(annotation));
                return Optional.of(reason.isEmpty() ? "disabled" : reason);
            }
        }
        return Optional.empty();
    }

    /** By reflection, for Jupiter need not be there. */
    private static Object value(Annotation annotation) {
        try {
            return annotation.annotationType().getMethod("value").invoke(annotation);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("cannot read " + annotation, e);
        }
    }
}
