package dev.assay.junit;

import dev.assay.property.EdgeCaseMode;
import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.platform.commons.annotation.Testable;

/**
 * A method that holds for all values of its parameters. It fails by throwing or by returning false. A method without
 * parameters that returns a {@link dev.assay.property.state.StateMachine} tests that.
 */
@Testable
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.METHOD, ElementType.ANNOTATION_TYPE})
public @interface Property {
    /** The name to be shown, if not the method's. */
    String value() default "";

    /** How many cases that count; 0 for the default, which is 1000 or the configuration parameter {@code assay.tries}. */
    int tries() default 0;

    /** Where randomness starts; 0 for another place each time. */
    long seed() default 0;

    /** No new case is begun after so many seconds; 0 for no limit. */
    int seconds() default 0;

    /** A case that takes longer than so many milliseconds has failed; 0 for no limit. */
    int caseMillis() default 0;

    /** How many seconds to look for a simpler failure; 0 for not at all. */
    int shrinkSeconds() default 20;

    /** Whether values at the edges of their ranges come first, among others, or only by chance. */
    EdgeCaseMode edgeCases() default EdgeCaseMode.FIRST;

    /** All small cases in order, rather than random ones. */
    boolean exhaustive() default false;

    /** Goes on from cases that take new ways through code that the coverage agent has instrumented. */
    boolean guided() default false;

    /**
     * Once all cases pass, looks for a proof for all values: of pure code whose source is at hand, with {@code assay-junit-proof} on the
     * class path. The report says what came of it; a proof that is not found is no failure.
     */
    boolean prove() default false;

    /** A case to run alone, from the text of a failure. */
    String replay() default "";
}
