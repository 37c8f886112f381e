package dev.assay.race.guest;

import java.util.Collection;
import java.util.stream.BaseStream;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** Stands in for the ways to make a stream parallel, so that its tasks run in the common pool of the run. */
public final class Streams {
    private Streams() {}

    public static <T> Stream<T> parallelStream(Collection<T> collection) {
        return StreamSupport.stream(collection.spliterator(), true);
    }

    public static BaseStream<?, ?> parallel(BaseStream<?, ?> stream) {
        return switch (stream) {
            case IntStream ints -> StreamSupport.intStream(ints.spliterator(), true);
            case LongStream longs -> StreamSupport.longStream(longs.spliterator(), true);
            case DoubleStream doubles -> StreamSupport.doubleStream(doubles.spliterator(), true);
            case Stream<?> objects -> StreamSupport.stream(objects.spliterator(), true);
            default -> stream;
        };
    }
}
