package dev.assay.junit;

import dev.assay.race.RaceSettings;
import dev.assay.race.instrument.Granularity;
import dev.assay.race.memory.MemoryModel;
import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.platform.commons.annotation.Testable;

/**
 * A method without parameters that is run under many schedules of its threads, and must not fail under any. If it returns a
 * {@link dev.assay.property.state.StateMachine}, that is tested with several clients at once. Its class is loaded again and
 * instrumented.
 */
@Testable
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.METHOD, ElementType.ANNOTATION_TYPE})
public @interface Race {
    /** The name to be shown, if not the method's. */
    String value() default "";

    /** How many schedules, or programs of a state machine; 0 for the default. */
    int schedules() default 0;

    /** No new schedule is begun after so many seconds; 0 for no limit. */
    int seconds() default 0;

    /** Where randomness starts; 0 for another place each time. */
    long seed() default 0;

    /** Who decides. */
    RaceSettings.Search search() default RaceSettings.Search.MIXED;

    /** Which accesses are steps. */
    Granularity granularity() default Granularity.FINE;

    /** What is one step each time that it is called: names of classes, or {@code CLASS#METHOD}. */
    String[] atomic() default {};

    /** What a read may give: what was written last, or all that Java's memory model allows. */
    MemoryModel memory() default MemoryModel.SEQUENTIAL;

    /** Whether plain accesses that conflict are a failure if nothing orders them, whatever comes of it. */
    boolean dataRaces() default false;

    /** Whether threads that never end are a failure. */
    boolean leaks() default false;

    /** Whether each thread may once wake up from a wait for no reason, as Java allows. */
    boolean spurious() default false;

    /** A run that takes more steps is cut short, or has no end if nothing new happens; 0 for the default. */
    int steps() default 0;

    /** How many delays of its decisions procrastination tries from a run, then from each of those, and so on. */
    int[] delays() default {};

    /** A schedule to follow, from the text of a failure. */
    String replay() default "";

    /** Of a state machine: how many clients. */
    int branches() default 2;

    /** Of a state machine: how many commands each client gives; 0 lets chance choose. */
    int commands() default 0;

    /** Of a state machine: whether it has to be linearizable, not only sequentially consistent. */
    boolean strict() default false;
}
