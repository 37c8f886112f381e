package dev.assay.app;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaConstructor;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import dev.assay.app.cli.Session;
import dev.assay.judge.Judge;
import dev.assay.judge.Verdict;
import dev.assay.run.Budget;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.Timer;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.regex.Pattern;
import java.util.stream.BaseStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * A module uses those that its row in docs/architecture.md names, no packages form a cycle, only {@code run} starts threads and
 * processes, and only the judge makes a verdict.
 */
class ArchitectureTest {
    private static final Path DOCUMENT = Path.of("..", "docs", "architecture.md");
    private static final Pattern ROW = Pattern.compile("\\| `([a-z-]+)` \\|.*\\| ([^|]*) \\|");

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

    @Test
    void aModuleNeedsAllThatItsRowNames() {
        Map<String, Set<String>> used = new TreeMap<>();
        for (JavaClass type : assay) {
            for (Dependency dependency : type.getDirectDependenciesFromSelf()) {
                if (dependency.getTargetClass().getPackageName().startsWith("dev.assay.")) {
                    used.computeIfAbsent(moduleOf(type), _ -> new TreeSet<>())
                            .add(moduleOf(dependency.getTargetClass()));
                }
            }
        }
        // The build proves the library; proofs for JUnit find what they need as services.
        used.computeIfAbsent("library", _ -> new TreeSet<>()).add("prove");
        used.computeIfAbsent("junitproof", _ -> new TreeSet<>()).addAll(List.of("junit", "library"));
        // What is built on top of this module is not seen from here.
        used.computeIfAbsent("sweepspark", _ -> new TreeSet<>()).add("app");
        uses.forEach((module, others) -> {
            if (!others.equals(List.of("all"))) {
                Set<String> unused = new TreeSet<>(others);
                unused.removeIf(
                        other -> used.getOrDefault(packageOf(module), Set.of()).contains(packageOf(other)));
                assertEquals(Set.of(), unused, module + " does not use what its row names");
            }
        });
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

    @Test
    void noPackagesFormACycle() {
        Map<String, Set<String>> uses = new TreeMap<>();
        for (JavaClass type : assay) {
            for (Dependency dependency : type.getDirectDependenciesFromSelf()) {
                String target = dependency.getTargetClass().getPackageName();
                if (target.startsWith("dev.assay.")) {
                    uses.computeIfAbsent(type.getPackageName(), _ -> new TreeSet<>())
                            .add(target);
                }
            }
        }
        Map<String, Set<String>> reached = new TreeMap<>();
        uses.keySet().forEach(from -> reached.put(from, reachable(from, uses)));
        Set<Set<String>> cycles = new HashSet<>();
        reached.forEach((from, targets) -> {
            var cycle = new TreeSet<String>(targets);
            cycle.removeIf(to -> !reached.getOrDefault(to, Set.of()).contains(from));
            if (cycle.size() > 1) {
                cycles.add(cycle);
            }
        });
        assertEquals(Set.of(), cycles);
    }

    private static Set<String> reachable(String from, Map<String, Set<String>> uses) {
        var reached = new TreeSet<String>();
        var open = new ArrayDeque<>(List.of(from));
        while (!open.isEmpty()) {
            for (String next : uses.getOrDefault(open.pop(), Set.of())) {
                if (reached.add(next)) {
                    open.push(next);
                }
            }
        }
        return reached;
    }

    /** What starts threads and processes; {@code property} and the others for Java 21 know nothing of {@code run}. */
    private static final Set<String> STARTERS = Set.of("run", "property", "race", "explore", "junit", "rewrite");

    @Test
    void onlyRunStartsThreadsAndProcesses() {
        var starting = new TreeSet<String>();
        for (JavaClass type : assay) {
            if (!STARTERS.contains(moduleOf(type))
                    && type.getCodeUnitAccessesFromSelf().stream().anyMatch(ArchitectureTest::isStart)) {
                starting.add(
                        type.getFullName().replaceFirst("^dev[.]assay[.]", "").replaceFirst("[$].*", ""));
            }
        }
        assertEquals(new TreeSet<>(), starting);
    }

    private static boolean isStart(JavaAccess<?> access) {
        JavaClass owner = access.getTargetOwner();
        String name = access.getTarget().getName();
        boolean isNew = name.equals(JavaConstructor.CONSTRUCTOR_NAME);
        return isNew && owner.isAssignableTo(Thread.class)
                || isNew && owner.isAssignableTo(ExecutorService.class)
                || isNew && owner.isEquivalentTo(ProcessBuilder.class)
                || isNew && owner.isEquivalentTo(Timer.class)
                || owner.isEquivalentTo(Executors.class)
                || owner.isEquivalentTo(Thread.class) && name.matches("of(Platform|Virtual)|startVirtualThread")
                || owner.isEquivalentTo(Runtime.class) && name.equals("exec")
                || owner.isEquivalentTo(ForkJoinPool.class) && name.equals("commonPool")
                || owner.isAssignableTo(CompletionStage.class) && name.endsWith("Async")
                || owner.isAssignableTo(BaseStream.class) && name.equals("parallel")
                || owner.isAssignableTo(Collection.class) && name.equals("parallelStream")
                || owner.isEquivalentTo(Arrays.class) && name.startsWith("parallel");
    }

    /** Where the work is done that engines do; what stops an engine stops all of it. */
    private static final Set<String> WORKERS = Set.of(
            "logic", "judge", "syntax", "code", "test", "sat", "model", "fol", "atp", "prove", "library", "lift");

    /** Made once for all, bounded by steps or seconds of its own, or stopped by whoever uses it. */
    private static final Set<String> OWN_BUDGETS = Set.of(
            "code.predicate.Decisions",
            "prove.arith.ArithmeticCases",
            "prove.simp.BasicRules",
            "sat.ProcessSolver",
            "test.narrowing.Judge",
            "test.quickcheck.Evaluations");

    @Test
    void workIsDoneOnAPartOfTheBudgetThatItIsAt() {
        var starting = new TreeSet<String>();
        for (JavaClass type : assay) {
            if (WORKERS.contains(moduleOf(type))
                    && type.getMethodCallsFromSelf().stream()
                            .anyMatch(call -> call.getTargetOwner().isEquivalentTo(Budget.class)
                                    && call.getTarget().getName().equals("start"))) {
                starting.add(
                        type.getFullName().replaceFirst("^dev[.]assay[.]", "").replaceFirst("[$].*", ""));
            }
        }
        assertEquals(new TreeSet<>(OWN_BUDGETS), starting);
    }

    @Test
    void onlyTheJudgeMakesAVerdict() {
        var makers = new TreeSet<String>();
        for (JavaClass type : assay) {
            for (var call : type.getConstructorCallsFromSelf()) {
                if (call.getTargetOwner().isAssignableTo(Verdict.class)) {
                    makers.add(type.getFullName());
                }
            }
        }
        assertEquals(new TreeSet<>(List.of(Judge.class.getName())), makers);
    }

    private static DescribedPredicate<JavaClass> outsideAssay() {
        return DescribedPredicate.not(resideInAnyPackage("dev.assay.."));
    }
}
