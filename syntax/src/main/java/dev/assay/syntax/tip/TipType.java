package dev.assay.syntax.tip;

import dev.assay.logic.Position;
import java.util.List;

/** Types as they are written. */
public sealed interface TipType {
    Position position();

    /** A sort, datatype or type parameter. */
    record Named(String name, List<TipType> arguments, Position position) implements TipType {
        public Named {
            arguments = List.copyOf(arguments);
        }
    }

    /** (_ name indices), such as (_ BitVec 32). */
    record Indexed(String name, List<String> indices, Position position) implements TipType {
        public Indexed {
            indices = List.copyOf(indices);
        }
    }

    /** (=&gt; a₁ … aₙ result). */
    record Mapping(List<TipType> arguments, TipType result, Position position) implements TipType {
        public Mapping {
            arguments = List.copyOf(arguments);
        }
    }
}
