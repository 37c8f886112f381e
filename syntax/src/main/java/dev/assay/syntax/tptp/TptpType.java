package dev.assay.syntax.tptp;

import dev.assay.logic.Position;
import java.util.List;

/** The types of the typed dialects. */
public sealed interface TptpType {
    Position position();

    /** A type such as {@code $i}, {@code nat} or {@code list(A)}; {@code $tType} is the type of types. */
    record Named(String name, List<TptpType> arguments, Position position) implements TptpType {
        public Named {
            arguments = List.copyOf(arguments);
        }
    }

    record Variable(String name, Position position) implements TptpType {}

    /** (a₁ * … * aₙ) &gt; result; in THF there is one argument at a time. */
    record Mapping(List<TptpType> arguments, TptpType result, Position position) implements TptpType {
        public Mapping {
            arguments = List.copyOf(arguments);
        }
    }

    /** !&gt;[A: $tType, …]: body. */
    record Polymorphic(List<String> parameters, TptpType body, Position position) implements TptpType {
        public Polymorphic {
            parameters = List.copyOf(parameters);
        }
    }
}
