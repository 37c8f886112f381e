package dev.assay.code.program;

import dev.assay.logic.Term.Const;
import dev.assay.logic.Type;
import java.util.List;

/** The constructors of a ground type, in the order of their tags. */
public record Layout(Type type, List<Shape> shapes) {
    /** A constructor and the types of its fields. */
    public record Shape(Const constructor, List<Type> fields) {
        public Shape {
            fields = List.copyOf(fields);
        }
    }

    public Layout {
        shapes = List.copyOf(shapes);
    }

    /** The position of the constructor among those of the type. */
    public int tag(Const constructor) {
        for (int i = 0; i < shapes.size(); i++) {
            if (shapes.get(i).constructor().name().equals(constructor.name())) {
                return i;
            }
        }
        throw new IllegalArgumentException(constructor.name() + " does not construct values of " + type);
    }
}
