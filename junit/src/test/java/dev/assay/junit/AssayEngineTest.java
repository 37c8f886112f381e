package dev.assay.junit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectMethod;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectPackage;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectUniqueId;

import dev.assay.property.PropertyFailed;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.launcher.EngineFilter;
import org.junit.platform.launcher.TagFilter;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/** The engine as build tools and editors use it: through the launcher. */
class AssayEngineTest {
    private static LauncherDiscoveryRequestBuilder request(DiscoverySelector... selectors) {
        return LauncherDiscoveryRequestBuilder.request()
                .selectors(selectors)
                .filters(EngineFilter.includeEngines("assay"))
                .configurationParameter("assay.failures", "none");
    }

    private static Events run(Class<?> type) {
        return Events.of(request(selectClass(type)).build());
    }

    @Test
    void parametersGetValuesByTheirTypesNamesAndProviders() {
        Events events = run(Fixtures.Parameters.class);
        assertEquals(
                Map.of(
                        "byType", "SUCCESSFUL",
                        "constrained", "SUCCESSFUL",
                        "named", "SUCCESSFUL",
                        "provided", "SUCCESSFUL",
                        "derived", "SUCCESSFUL"),
                statuses(events));
    }

    private static Map<String, String> statuses(Events events) {
        var result = new TreeMap<String, String>();
        events.finished()
                .forEach((name, each) -> result.put(name, each.getStatus().toString()));
        return result;
    }

    @Test
    void aFailureHasTheNamesOfTheParametersAndTheShrunkValues() {
        Events events = run(Fixtures.Failing.class);
        assertTrue(events.failure("no list is long") instanceof PropertyFailed);
        String message = events.failure("no list is long").getMessage();
        assertTrue(message.startsWith("Failing.no list is long: falsified by case "), message);
        assertTrue(message.contains("  xs = [0, 0, 0]"), message);
        assertTrue(message.contains("seed 42"), message);
    }

    @Test
    void theBoxOfALineIsShownToTheUserWhoReturnsFalse() {
        assertEquals("FAILED", run(Fixtures.Failing.class).status("returnsFalse"));
    }

    @Test
    void allCasesOfTheDataAreRunAndNoOthers() {
        Fixtures.WithData.count.set(0);
        Events events = run(Fixtures.WithData.class);
        assertEquals("SUCCESSFUL", events.status("added"));
        assertEquals(2000, Fixtures.WithData.count.get());
        String message = events.failure("palindromes").getMessage();
        assertTrue(message.contains("  word = \"java\""), message);
        assertTrue(events.failure("missing")
                .getMessage()
                .contains("there is no method nowhere() with the data of missing"));
    }

    @Test
    void aPropertyCanRefuseToBeShrunk() {
        String message = run(Fixtures.NotShrunk.class).failure("small").getMessage();
        assertFalse(message.contains("simpler"), message);
    }

    @Test
    void settingsOfTheAnnotationAreHeeded() {
        Fixtures.Settings.count.set(0);
        run(Fixtures.Settings.class);
        assertEquals(17, Fixtures.Settings.count.get());
    }

    @Test
    void theConfigurationIsTheDefault() {
        Fixtures.Defaults.count.set(0);
        Events.of(request(selectClass(Fixtures.Defaults.class))
                .configurationParameter("assay.tries", "23")
                .build());
        assertEquals(23, Fixtures.Defaults.count.get());
    }

    @Test
    void hooksAreCalledInTheirOrder() {
        Fixtures.Lifecycle.events.clear();
        run(Fixtures.Lifecycle.class);
        assertEquals(
                List.of(
                        "before container",
                        "before property",
                        "before try",
                        "try",
                        "after try",
                        "before try",
                        "try",
                        "after try",
                        "after property",
                        "after container"),
                Fixtures.Lifecycle.events);
    }

    @Test
    void innerClassesAreRunWithinTheirOuterOnes() {
        Events events = run(Fixtures.Outer.class);
        assertEquals(Map.of("own", "SUCCESSFUL", "inner", "SUCCESSFUL", "innermost", "SUCCESSFUL"), statuses(events));
        assertTrue(
                events.ids().stream()
                        .anyMatch(id ->
                                id.endsWith("[nested-class:Inner]/[nested-class:Innermost]/[property:innermost(int)]")),
                events.ids().toString());
    }

    @Test
    void anInnerClassCanBeChosenAlone() {
        assertEquals(Map.of("innermost", "SUCCESSFUL"), statuses(run(Fixtures.Outer.Inner.Innermost.class)));
    }

    @Test
    void aPropertyCanBeChosenByItsMethodOrId() {
        Events byMethod = Events.of(request(selectMethod(Fixtures.Parameters.class, "byType", "int, java.lang.String"))
                .build());
        assertEquals(Map.of("byType", "SUCCESSFUL"), statuses(byMethod));
        Events byId =
                Events.of(request(selectUniqueId(byMethod.ids().getFirst())).build());
        assertEquals(Map.of("byType", "SUCCESSFUL"), statuses(byId));
    }

    @Test
    void aPackageIsScanned() {
        Events events = Events.of(request(selectPackage("dev.assay.junit"))
                .filters(TagFilter.includeTags("slow"))
                .build());
        assertEquals(Map.of("tagged", "SUCCESSFUL"), statuses(events));
    }

    @Test
    void tagsOfJupiterCount() {
        Events events = Events.of(request(selectClass(Fixtures.Tagged.class))
                .filters(TagFilter.includeTags("jupiter"))
                .build());
        assertEquals(Map.of("taggedByJupiter", "SUCCESSFUL"), statuses(events));
    }

    @Test
    void whatIsDisabledIsSkippedWithItsReason() {
        assertEquals(
                Map.of("disabled", "not today"), run(Fixtures.Skipped.class).skipped());
    }

    @Test
    void aStateMachineIsTested() {
        Events events = run(Fixtures.Machines.class);
        assertEquals("SUCCESSFUL", events.status("counter"));
        String message = events.failure("broken").getMessage();
        assertTrue(message.contains("Increment[]; "), message);
    }

    @Test
    void propertiesRunSideBySideWhenAsked() {
        // Each waits for the other.
        Events events = Events.of(request(selectClass(Fixtures.Parallel.class))
                .configurationParameter("assay.parallel", "2")
                .build());
        assertEquals(Map.of("first", "SUCCESSFUL", "second", "SUCCESSFUL"), statuses(events));
    }

    @Test
    void classesWithoutPropertiesAreLeftAlone() {
        var plan = LauncherFactory.create()
                .discover(request(selectClass(AssayEngineTest.class)).build());
        assertFalse(plan.containsTests());
    }

    @Test
    void racesAreRunUnderManySchedules() {
        Events events = run(Fixtures.Races.class);
        assertEquals(Map.of("loses", "FAILED", "holds a lock", "SUCCESSFUL"), statuses(events));
        String message = events.failure("loses").getMessage();
        assertTrue(message.contains("lost: 1"), message);
        assertTrue(message.contains("replay(\""), message);
    }

    @Test
    void memoryAsJavaHasItAndDataRacesAreAskedForByTheAnnotation() {
        Events events = run(Fixtures.WeakRaces.class);
        assertEquals(Map.of("sequential", "SUCCESSFUL", "weak", "FAILED", "ordered", "FAILED"), statuses(events));
        assertTrue(events.failure("weak").getMessage().contains("neither saw the other"));
        assertTrue(events.failure("ordered").getMessage().contains("data race on Fixtures.WeakRaces."));
    }

    @Test
    void aProofIsInTheReportAndNoneIsNoFailure() {
        Events events = run(Fixtures.Proofs.class);
        assertEquals("SUCCESSFUL", events.status("known"));
        assertEquals("proved by looking at it\n  lemma x == x", events.reports().get("known"));
        assertEquals("SUCCESSFUL", events.status("unknown"));
        assertEquals("only tested: nothing comes to mind", events.reports().get("unknown"));
        assertEquals("FAILED", events.status("wrong"));
        assertFalse(events.reports().containsKey("wrong"));
    }

    @Test
    void lawsAreKeptAndAChangeOfThemFailsTheTest(@TempDir Path folder) throws IOException {
        System.setProperty("assay.laws", folder.toString());
        try {
            assertEquals("SUCCESSFUL", run(Fixtures.Lawful.class).status("counter"));
            Path file = folder.resolve("Lawful.counter.laws");
            String kept = Files.readString(file);
            assertTrue(kept.contains("t..up()..down() = t"), kept);
            assertEquals("SUCCESSFUL", run(Fixtures.Lawful.class).status("counter"));

            Fixtures.Tally.step = 2;
            String broken = run(Fixtures.Lawful.class).failure("counter").getMessage();
            assertTrue(broken.contains("no longer true: t..up()..down() = t"), broken);

            Fixtures.Tally.step = 1;
            Files.writeString(
                    file, kept.lines().filter(l -> !l.contains("..down() = t")).collect(Collectors.joining("\n")));
            String appeared = run(Fixtures.Lawful.class).failure("counter").getMessage();
            assertTrue(appeared.contains("t..up()..down() = t"), appeared);
        } finally {
            System.clearProperty("assay.laws");
            Fixtures.Tally.step = 1;
        }
    }
}
