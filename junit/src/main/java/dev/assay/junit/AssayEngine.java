package dev.assay.junit;

import java.util.Optional;
import org.junit.platform.engine.EngineDiscoveryRequest;
import org.junit.platform.engine.ExecutionRequest;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.support.discovery.EngineDiscoveryRequestResolver;
import org.junit.platform.engine.support.hierarchical.HierarchicalTestEngine;
import org.junit.platform.engine.support.hierarchical.HierarchicalTestExecutorService;

/** The engine {@code assay} of the JUnit Platform. */
public final class AssayEngine extends HierarchicalTestEngine<Run> {
    static final String ID = "assay";

    private static final EngineDiscoveryRequestResolver<AssayDescriptor> RESOLVER =
            EngineDiscoveryRequestResolver.<AssayDescriptor>builder()
                    .addClassContainerSelectorResolver(TestClasses::isContainer)
                    .addSelectorResolver(context -> new PropertyResolver(context.getClassNameFilter()))
                    .addTestDescriptorVisitor(context -> TestDescriptor::prune)
                    .build();

    @Override
    public String getId() {
        return ID;
    }

    @Override
    public Optional<String> getGroupId() {
        return Optional.of("dev.assay");
    }

    @Override
    public Optional<String> getArtifactId() {
        return Optional.of("assay-junit");
    }

    @Override
    public TestDescriptor discover(EngineDiscoveryRequest request, UniqueId id) {
        var engine = new AssayDescriptor(id);
        RESOLVER.resolve(request, engine);
        return engine;
    }

    @Override
    protected Run createExecutionContext(ExecutionRequest request) {
        return new Run(request.getConfigurationParameters(), request.getEngineExecutionListener());
    }

    @Override
    protected HierarchicalTestExecutorService createExecutorService(ExecutionRequest request) {
        int threads = createExecutionContext(request).threads();
        return threads > 1 ? new ParallelExecution(threads) : super.createExecutorService(request);
    }
}
