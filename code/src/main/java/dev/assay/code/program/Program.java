package dev.assay.code.program;

import dev.assay.logic.Term.Const;
import dev.assay.logic.Type;
import java.util.Map;

/** Functions that call only one another, and the layouts of all types that are constructed or taken apart in them. */
public record Program(Map<Const, Function> functions, Map<Type, Layout> layouts) {
    public Program {
        functions = Map.copyOf(functions);
        layouts = Map.copyOf(layouts);
    }
}
