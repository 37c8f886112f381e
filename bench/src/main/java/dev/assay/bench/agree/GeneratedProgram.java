package dev.assay.bench.agree;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A Java file with properties.
 *
 * @param methods those that properties can call
 * @param properties methods named {@code c0}, {@code c1}, …
 */
record GeneratedProgram(List<String> methods, List<String> properties) implements Generated {
    private static final String BEGINNING = """
            import dev.assay.junit.Property;
            import java.math.BigInteger;

            final class Generated {
                enum Colour { RED, GREEN, BLUE }

                sealed interface Shape permits Round, Box {}

                sealed interface Round extends Shape permits Dot, Ring {}

                record Dot() implements Round {}

                record Ring(int radius) implements Round {}

                record Box(long width, Shape inner) implements Shape {}

            """;

    GeneratedProgram {
        methods = List.copyOf(methods);
        properties = List.copyOf(properties);
    }

    @Override
    public String file() {
        return "Generated.java";
    }

    @Override
    public String text() {
        return Stream.concat(methods.stream(), properties.stream().map(p -> "@Property " + p))
                .map(member -> "    " + member + "\n")
                .collect(Collectors.joining("\n", BEGINNING, "}\n"));
    }

    @Override
    public int count() {
        return properties.size();
    }

    @Override
    public Stream<Generated> smaller() {
        return Stream.concat(
                properties.size() < 2
                        ? Stream.empty()
                        : IntStream.range(0, properties.size())
                                .mapToObj(i -> new GeneratedProgram(methods, Generated.without(properties, i))),
                IntStream.range(0, methods.size())
                        .mapToObj(i -> new GeneratedProgram(Generated.without(methods, i), properties)));
    }

    @Override
    public String toString() {
        return text();
    }
}
