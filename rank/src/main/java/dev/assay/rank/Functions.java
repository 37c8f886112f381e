package dev.assay.rank;

import java.util.List;
import java.util.Objects;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * Programs that are functions in this virtual machine, for studies of programs that one trusts to end.
 *
 * @param isRight whether an output is right for a test
 */
public record Functions<T, R>(
        List<Function<? super T, ? extends R>> programs, BiPredicate<? super T, ? super R> isRight)
        implements Inference.Trial<T> {
    public Functions {
        programs = List.copyOf(programs);
    }

    /** Right is what the model answers. */
    public static <T, R> Functions<T, R> against(
            Function<? super T, ? extends R> model, List<Function<? super T, ? extends R>> programs) {
        return new Functions<>(programs, (test, output) -> Objects.equals(model.apply(test), output));
    }

    @Override
    public List<Signature> run(List<T> tests) {
        return tests.stream()
                .map(test -> Signature.of(IntStream.range(0, programs.size())
                        .filter(i -> fails(programs.get(i), test))
                        .toArray()))
                .toList();
    }

    /** An exception is always a failure. */
    private boolean fails(Function<? super T, ? extends R> program, T test) {
        R output;
        try {
            output = program.apply(test);
        } catch (RuntimeException | StackOverflowError e) {
            return true;
        }
        return !isRight.test(test, output);
    }
}
