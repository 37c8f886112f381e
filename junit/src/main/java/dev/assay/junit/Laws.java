package dev.assay.junit;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.platform.commons.annotation.Testable;

/**
 * On a method without parameters, whose body is not looked at: the laws of a class are still those that were found when the test was
 * first run. They are kept in {@code src/test/laws/TestClass.method.laws}; delete the file to accept others.
 */
@Testable
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface Laws {
    /** The class whose laws are meant. */
    Class<?> value();

    /** Only of these methods; {@code new} means the constructors. */
    String[] functions() default {};

    /** Terms of at most so many symbols. */
    int size() default 4;

    /** Where randomness starts. */
    long seed() default 0;
}
