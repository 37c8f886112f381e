package dev.assay.junit;

import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.support.descriptor.EngineDescriptor;
import org.junit.platform.engine.support.hierarchical.Node;

/** The root of all properties that are to be run. */
final class AssayDescriptor extends EngineDescriptor implements Node<Run> {
    AssayDescriptor(UniqueId id) {
        super(id, "Assay");
    }

    @Override
    public ExecutionMode getExecutionMode() {
        return ExecutionMode.CONCURRENT;
    }
}
