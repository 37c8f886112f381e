package dev.assay.rank;

import dev.assay.rank.value.Conversion;
import dev.assay.rank.value.Json;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** A test: a function and its arguments. */
public record Call(String function, List<Json> arguments) {
    public Call {
        arguments = List.copyOf(arguments);
    }

    /** A call with values of Java. */
    public static Call of(String function, Object... arguments) {
        return new Call(
                function, Arrays.stream(arguments).map(Conversion::toJson).toList());
    }

    @Override
    public String toString() {
        return function + arguments.stream().map(Json::toString).collect(Collectors.joining(", ", "(", ")"));
    }
}
