package dev.assay.property;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Limits a number whose generator is derived, such as {@code record Person(@Between(min = 0, max = 130) int age)}. */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE_USE, ElementType.ANNOTATION_TYPE})
public @interface Between {
    long min() default Long.MIN_VALUE;

    long max() default Long.MAX_VALUE;
}
