package dev.assay.junit;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** A tag by which properties are chosen. Those of Jupiter count, too. */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Repeatable(Tag.Several.class)
@Target({ElementType.METHOD, ElementType.TYPE})
public @interface Tag {
    String value();

    /** Several tags. */
    @Documented
    @Retention(RetentionPolicy.RUNTIME)
    @Target({ElementType.METHOD, ElementType.TYPE})
    @interface Several {
        Tag[] value();
    }
}
