package dev.assay.junit;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The cases of a property, instead of generated ones: a method of the test class without parameters returns them as an
 * {@link Iterable}, a {@link java.util.stream.Stream} or an array. Each is an array of the arguments, or the argument if there is one.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface FromData {
    /** The name of the method. */
    String value();
}
