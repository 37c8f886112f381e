package dev.assay.junit;

import java.lang.annotation.Annotation;
import java.lang.reflect.Method;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.platform.commons.support.ReflectionSupport;

/** A method and the object that it is called on; a static one needs none. */
record Hook(Method method, @Nullable Object instance) {
    /** All methods with the annotation, those of the outer classes first. */
    static List<Hook> all(Class<? extends Annotation> annotation, List<Object> instances) {
        return instances.stream()
                .flatMap(instance -> TestClasses.annotated(instance.getClass(), annotation).stream()
                        .map(method -> new Hook(method, instance)))
                .toList();
    }

    @Nullable
    Object call(Object... arguments) {
        return ReflectionSupport.invokeMethod(method, instance, arguments);
    }
}
