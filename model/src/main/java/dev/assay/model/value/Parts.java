package dev.assay.model.value;

import java.util.List;

/** When a value has a constructor, and the arguments that it then has. */
public record Parts(int guard, List<Value> arguments) {
    public Parts {
        arguments = List.copyOf(arguments);
    }
}
