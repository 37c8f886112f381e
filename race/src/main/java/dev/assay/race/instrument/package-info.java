/**
 * Java code under control: classes are loaded anew with calls to the {@code dev.assay.race.instrument} stand-ins where the
 * originals would start, block or wake threads, look at the clock, or touch what threads share.
 *
 * <p>The classes of {@code java.util.concurrent} are not modelled but loaded a second time under another name, instrumented
 * like everything else: locks, queues, pools and futures are the JDK's own, on our threads and our
 * {@link dev.assay.race.instrument.Parking}. Start with {@link dev.assay.race.instrument.RaceLoader}.
 */
@NullMarked
package dev.assay.race.instrument;

import org.jspecify.annotations.NullMarked;
