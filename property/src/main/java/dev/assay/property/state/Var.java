package dev.assay.property.state;

import dev.assay.property.Gen;
import dev.assay.property.Gens;
import dev.assay.property.Range;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/**
 * What a command will answer: a name for it while a program is generated, looked up in {@link Values} when it is run. A model
 * can hold it, but not look into it.
 */
@SuppressWarnings("UnusedTypeParameter") // It says what the answer will be.
public record Var<T>(int number) {
    /** One of the variables. It stays the same when other commands are left out. */
    public static <T> Gen<Var<T>> oneOf(Collection<Var<T>> variables) {
        Map<Long, Var<T>> byNumber = new LinkedHashMap<>();
        variables.forEach(each -> byNumber.put((long) each.number(), each));
        Range names = Range.names(
                variables.stream().mapToLong(Var::number).sorted().distinct().toArray());
        return Gens.composed(choices -> Objects.requireNonNull(byNumber.get(choices.choose(names))));
    }

    @Override
    public String toString() {
        return "v" + number;
    }
}
