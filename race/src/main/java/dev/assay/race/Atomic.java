package dev.assay.race;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A method that is one step in every schedule, whatever it does, unless it has to wait; of a class, all its methods that are
 * not private. What is known to be right need not be taken apart again, and schedules stay short.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.METHOD, ElementType.TYPE})
public @interface Atomic {}
