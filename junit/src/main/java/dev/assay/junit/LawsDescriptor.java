package dev.assay.junit;

import dev.assay.explore.discovery.Settings;
import dev.assay.explore.reflect.JavaSignature;
import dev.assay.explore.reflect.KeptLaws;
import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.platform.engine.TestTag;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.support.descriptor.AbstractTestDescriptor;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.engine.support.hierarchical.Node;

/** The laws of a class, compared with those that were found before. */
final class LawsDescriptor extends AbstractTestDescriptor implements Node<Run> {
    private static final int LARGEST_VALUE = 12;
    private static final int TESTS = 100;
    private static final int CHECKS = 2000;

    private final Class<?> type;
    private final Method method;
    private final Laws laws;

    LawsDescriptor(UniqueId id, Class<?> type, Method method, Laws laws) {
        super(id, method.getName(), MethodSource.from(type, method));
        this.type = type;
        this.method = method;
        this.laws = laws;
    }

    @Override
    public Type getType() {
        return Type.TEST;
    }

    @Override
    public Set<TestTag> getTags() {
        var tags = new LinkedHashSet<>(TestClasses.tags(method));
        getParent().ifPresent(parent -> tags.addAll(parent.getTags()));
        return tags;
    }

    @Override
    public SkipResult shouldBeSkipped(Run run) {
        return TestClasses.disabled(method).map(SkipResult::skip).orElseGet(SkipResult::doNotSkip);
    }

    @Override
    public Run execute(Run run, DynamicTestExecutor executor) throws IOException {
        Settings settings = Settings.upTo(laws.size())
                .withTests(TESTS)
                .withChecks(CHECKS)
                .withLargest(LARGEST_VALUE)
                .withSeed(laws.seed());
        JavaSignature java = JavaSignature.of(laws.value(), List.of(laws.functions()));
        Path file = Path.of(
                System.getProperty("assay.laws", "src/test/laws"),
                type.getSimpleName() + "." + method.getName() + ".laws");
        List<KeptLaws.Change> changes = new KeptLaws(java, settings).compare(file);
        if (!changes.isEmpty()) {
            throw new AssertionError("the laws of " + laws.value().getSimpleName() + " in " + file + " have changed\n  "
                    + changes.stream().map(Object::toString).collect(Collectors.joining("\n  ")));
        }
        return run;
    }
}
