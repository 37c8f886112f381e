package dev.assay.app;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** A module uses the modules that its row in docs/architecture.md names, and what comes through them. */
class ArchitectureTest {
    private static final Path DOCUMENT = Path.of("..", "docs", "architecture.md");
    private static final Pattern ROW = Pattern.compile("\\| `([a-z-]+)` \\|.*\\| ([^|]*) \\| [^|]* \\|");

    private static JavaClasses assay = new ClassFileImporter().importClasses();
    private static Map<String, List<String>> uses = Map.of();

    private static final Pattern DEPENDENCY = Pattern.compile(
            "<groupId>dev.assay</groupId>\\s*<artifactId>assay-([a-z-]+)</artifactId>\\s*(?:<scope>(\\w+)</scope>)?");

    @BeforeAll
    static void read() throws IOException {
        assay = new ClassFileImporter()
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                .importPackages("dev.assay");
        uses = new LinkedHashMap<>();
        for (String line : Files.readAllLines(DOCUMENT)) {
            var row = ROW.matcher(line);
            if (row.matches()) {
                String others = row.group(2);
                uses.put(row.group(1), others.equals("–") ? List.of() : List.of(others.split(", ")));
            }
        }
    }

    private static String moduleOf(JavaClass type) {
        return type.getPackageName().split("\\.")[2];
    }

    /** No package has a hyphen in its name. */
    private static String packageOf(String module) {
        return module.replace("-", "");
    }

    @Test
    void theTableAndTheClassesAreThere() {
        assertTrue(uses.containsKey("logic") && uses.containsKey("app"), uses.toString());
        assertTrue(assay.contain("dev.assay.logic.Term"));
        assertTrue(assay.get(Main.class).getDirectDependenciesFromSelf().stream()
                .anyMatch(dependency -> dependency.getTargetClass().isEquivalentTo(Session.class)));
    }

    @Test
    void everyModuleHasItsRow() {
        var modules = new TreeSet<String>();
        assay.forEach(type -> modules.add(moduleOf(type)));
        uses.keySet().forEach(module -> modules.remove(packageOf(module)));
        assertEquals(new TreeSet<>(), modules, "modules without a row in " + DOCUMENT);
    }

    @TestFactory
    List<DynamicTest> aModuleUsesOnlyWhatItsRowNames() {
        var tests = new ArrayList<DynamicTest>();
        uses.forEach((module, others) -> {
            if (!others.equals(List.of("all"))) {
                tests.add(DynamicTest.dynamicTest(module, () -> checkUses(module)));
            }
        });
        return tests;
    }

    @Test
    void aModuleDependsOnExactlyWhatItsRowNames() throws IOException {
        for (var row : uses.entrySet()) {
            if (!row.getValue().equals(List.of("all"))) {
                String pom = Files.readString(Path.of("..", row.getKey(), "pom.xml"));
                var dependencies = new TreeSet<String>();
                DEPENDENCY
                        .matcher(pom)
                        .results()
                        .filter(match -> !"test".equals(match.group(2)))
                        .forEach(match -> dependencies.add(match.group(1)));
                assertEquals(new TreeSet<>(row.getValue()), dependencies, row.getKey());
            }
        }
    }

    private static void checkUses(String module) {
        var reached = new TreeSet<String>();
        reach(module, reached);
        String[] allowed = reached.stream()
                .map(other -> "dev.assay." + packageOf(other) + "..")
                .toArray(String[]::new);
        classes()
                .that()
                .resideInAPackage("dev.assay." + packageOf(module) + "..")
                .should()
                .onlyDependOnClassesThat(resideInAnyPackage(allowed).or(outsideAssay()))
                .allowEmptyShould(true)
                .check(assay);
    }

    private static void reach(String module, Set<String> reached) {
        if (reached.add(module)) {
            uses.getOrDefault(module, List.of()).forEach(other -> reach(other, reached));
        }
    }

    /** What a theorem is must not hang on more code than one can read. */
    @Test
    void theKernelUsesOnlyTypesTermsAndItself() {
        classes()
                .that()
                .resideInAPackage("dev.assay.logic.kernel..")
                .should()
                .onlyDependOnClassesThat(resideInAnyPackage(
                        "dev.assay.logic",
                        "dev.assay.logic.kernel..",
                        "java..",
                        "org.jspecify.annotations",
                        "org.pcollections"))
                .allowEmptyShould(true)
                .check(assay);
    }

    private static DescribedPredicate<JavaClass> outsideAssay() {
        return DescribedPredicate.not(resideInAnyPackage("dev.assay.."));
    }
}
