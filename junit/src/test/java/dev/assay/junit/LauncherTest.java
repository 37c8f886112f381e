package dev.assay.junit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClasspathRoots;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectMethod;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectNestedMethod;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectUniqueId;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.FilterResult;
import org.junit.platform.engine.discovery.ClassNameFilter;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.EngineFilter;
import org.junit.platform.launcher.LauncherConstants;
import org.junit.platform.launcher.PostDiscoveryFilter;
import org.junit.platform.launcher.TagFilter;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/** What Gradle, Maven and editors ask the launcher for. */
class LauncherTest {
    private static LauncherDiscoveryRequestBuilder request(DiscoverySelector... selectors) {
        return LauncherDiscoveryRequestBuilder.request()
                .selectors(selectors)
                .filters(EngineFilter.includeEngines("assay"))
                .configurationParameter("assay.failures", "none");
    }

    private static Set<String> tests(LauncherDiscoveryRequestBuilder request) {
        TestPlan plan = LauncherFactory.create().discover(request.build());
        var names = new TreeSet<String>();
        for (TestIdentifier root : plan.getRoots()) {
            plan.getDescendants(root).stream()
                    .filter(TestIdentifier::isTest)
                    .map(TestIdentifier::getDisplayName)
                    .forEach(names::add);
        }
        return names;
    }

    /** Gradle's workers name a class at a time; {@code --tests} is a filter on what was discovered. */
    @Test
    void gradleSelectsByAFilterOnTheSourcesOfWhatWasDiscovered() {
        PostDiscoveryFilter onlyNamed = descriptor -> FilterResult.includedIf(descriptor
                .getSource()
                .filter(MethodSource.class::isInstance)
                .map(source -> ((MethodSource) source).getMethodName().equals("named"))
                .orElse(descriptor.isContainer()));
        assertEquals(
                Set.of("named"),
                tests(request(selectClass(Fixtures.Parameters.class), selectClass(Fixtures.Failing.class))
                        .filters(onlyNamed)));
    }

    @Test
    void aFolderOfClassesIsScanned() throws URISyntaxException {
        Path classes = Path.of(Fixtures.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
        Set<String> found = tests(request(selectClasspathRoots(Set.of(classes)).toArray(DiscoverySelector[]::new))
                .filters(ClassNameFilter.includeClassNamePatterns(".*Fixtures\\$(Outer|Races)")));
        assertEquals(Set.of("holds a lock", "inner", "innermost", "loses", "own"), found);
    }

    @Test
    void anEditorSelectsAMethodOfAnInnerClass() {
        assertEquals(
                Set.of("innermost"),
                tests(request(selectNestedMethod(
                        List.of(Fixtures.Outer.class, Fixtures.Outer.Inner.class),
                        Fixtures.Outer.Inner.Innermost.class,
                        "innermost",
                        int.class))));
    }

    @Test
    void aMethodWithoutAnAnnotationIsNotOurs() {
        assertEquals(Set.of(), tests(request(selectMethod(Fixtures.Parameters.class, "evens"))));
    }

    @Test
    void tagsCanBeExcluded() {
        assertEquals(
                Set.of("taggedByJupiter"),
                tests(request(selectClass(Fixtures.Tagged.class)).filters(TagFilter.excludeTags("slow"))));
    }

    @Test
    void everyTestHasTheSourceThatAnEditorJumpsTo() {
        TestPlan plan = LauncherFactory.create()
                .discover(request(selectClass(Fixtures.Races.class), selectClass(Fixtures.Machines.class))
                        .build());
        for (TestIdentifier root : plan.getRoots()) {
            for (TestIdentifier test : plan.getDescendants(root)) {
                assertTrue(test.getSource().isPresent(), test.getUniqueId());
            }
        }
    }

    @Test
    void aDryRunRunsNothing() {
        Fixtures.Settings.count.set(0);
        Events events = Events.of(request(selectClass(Fixtures.Settings.class))
                .configurationParameter(LauncherConstants.DRY_RUN_PROPERTY_NAME, "true")
                .build());
        assertEquals(0, Fixtures.Settings.count.get());
        assertEquals(Set.of("counted"), events.skipped().keySet());
    }

    @Test
    void whoWantsToBeGuidedIsToldThatNothingIsInstrumented() {
        var printed = new ByteArrayOutputStream();
        PrintStream before = System.out;
        System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
        try {
            Events.of(request(selectClass(Fixtures.Guided.class)).build());
        } finally {
            System.setOut(before);
        }
        String text = printed.toString(StandardCharsets.UTF_8);
        assertTrue(text.startsWith("Guided.guided: not guided, for no code is instrumented: "), text);
    }

    /** The shrunk case is kept, so that running the failed test again needs one case only. */
    @Test
    void aFailedTestIsRunAgainFromItsId(@TempDir Path failures) {
        Events first = Events.of(request(selectMethod(Fixtures.Failing.class, "returnsFalse", "int"))
                .configurationParameter("assay.failures", failures.toString())
                .build());
        Events again = Events.of(request(selectUniqueId(first.ids().getFirst()))
                .configurationParameter("assay.failures", failures.toString())
                .build());
        String message = again.failure("returnsFalse").getMessage();
        assertTrue(message.contains("x = 1000"), message);
        assertTrue(message.startsWith("Failing.returnsFalse: falsified by case 1\n"), message);
    }

    @Test
    void aRaceIsRunAgainFromItsId(@TempDir Path failures) {
        Events first = Events.of(request(selectMethod(Fixtures.Races.class, "loses"))
                .configurationParameter("assay.failures", failures.toString())
                .build());
        Events again = Events.of(request(selectUniqueId(first.ids().getFirst()))
                .configurationParameter("assay.failures", failures.toString())
                .build());
        String message = again.failure("loses").getMessage();
        assertTrue(message.startsWith("Races.loses: fails under schedule 1\n"), message);
    }
}
