package dev.assay.model;

import static dev.assay.model.Modelled.find;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.judge.Counterexample;
import dev.assay.logic.Conjecture;
import dev.assay.logic.Term;
import dev.assay.logic.Type;
import dev.assay.logic.theory.Theory;
import dev.assay.model.scope.Scope;
import dev.assay.run.Budget;
import dev.assay.run.Meter;
import dev.assay.sat.proof.Cnf;
import dev.assay.syntax.isabelle.TheoryStatement;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What each option of the model finder does. */
class OptionsTest {
    private static final String LOOP = """
            inductive reach :: "nat \\<Rightarrow> bool" where
              "reach 0" | "reach n \\<Longrightarrow> reach n" | "reach n \\<Longrightarrow> reach (Suc n)"
            """;

    private static List<Counterexample.Part> parts(Finding finding, Counterexample.Kind kind) {
        return finding.models().getFirst().parts(Set.of(kind));
    }

    @Test
    void severalModelsDiffer() {
        Finding finding = find("", "x = (y::'a)", "card=3", "max_genuine=5");
        // The first variable has the first element, so there is only one way to differ.
        assertEquals(1, finding.models().size());
        finding = find("", "xs = ([] :: bool list)", "card=3", "max_genuine=2");
        assertEquals(2, finding.models().size());
        assertNotEquals(
                finding.models().get(0).counterexample(),
                finding.models().get(1).counterexample());
    }

    @Test
    void witnessesConstantsAndTypesArePartOfAModel() {
        Finding finding = find(
                "consts c :: nat",
                "(\\<exists>x. P x) \\<longrightarrow> (\\<forall>x. P (x::'a)) \\<or> c = 0",
                "card=2");
        assertEquals(Verdict.GENUINE, finding.verdict());
        assertEquals(
                List.of("Test.c"),
                parts(finding, Counterexample.Kind.CONSTANT).stream()
                        .map(Counterexample.Part::name)
                        .toList());
        assertTrue(parts(finding, Counterexample.Kind.WITNESS).stream()
                .anyMatch(part -> part.name().startsWith("x")));
        assertTrue(parts(finding, Counterexample.Kind.TYPE).stream().anyMatch(part -> part.isWhole()));
    }

    @Test
    void aTermIsEvaluatedInTheModel() {
        Finding finding = find("", "rev xs \\<noteq> [True]", "card=1-3", "eval=length xs");
        List<Counterexample.Part> evaluated = parts(finding, Counterexample.Kind.EVALUATED);
        assertEquals(
                List.of("1"),
                evaluated.stream().map(part -> part.value().toString()).toList());
    }

    @Test
    void aNeededValueIsRepresented() {
        assertEquals(
                Verdict.NONE,
                find("", "xs \\<noteq> [True, False]", "card=1-2", "max_potential=0")
                        .verdict());
        assertEquals(
                Verdict.GENUINE,
                find("", "xs \\<noteq> [True, False]", "card=3", "need=[True, False]")
                        .verdict());
        // There is no room for it.
        assertEquals(
                Verdict.NONE,
                find("", "xs \\<noteq> ([] :: bool list)", "card=2", "need=[True, False]", "max_potential=0")
                        .verdict());
    }

    @Test
    void derivationsAreNoLongerThanIterationsAllow() {
        assertEquals(
                Verdict.GENUINE,
                find(LOOP, "\\<not> reach 2", "card=4", "iter=3").verdict());
        assertEquals(
                Verdict.NONE,
                find(LOOP, "\\<not> reach 2", "card=4", "iter=2", "max_potential=0")
                        .verdict());
    }

    @Test
    void numbersOfSomeBitsArePowersOfTwo() {
        assertEquals(
                Verdict.GENUINE,
                find("", "x * x \\<noteq> (16::nat)", "card=1", "binary_ints", "bits=5")
                        .verdict());
        assertEquals(
                Verdict.NONE,
                find("", "x * x \\<noteq> (16::nat)", "card=1", "binary_ints", "bits=3", "max_potential=0")
                        .verdict());
    }

    @Test
    void aTypeThatIsTakenToBeFiniteMakesAModelQuasiGenuine() {
        String largest = "\\<not> (\\<forall>x::nat. x \\<le> y)";
        assertEquals(
                Verdict.NONE, find("", largest, "card=2", "max_potential=0").verdict());
        assertEquals(
                Verdict.QUASI_GENUINE,
                find("", largest, "card=2", "finitize nat").verdict());
    }

    @Test
    void totalFunctionsHaveRepresentedValues() {
        String above = "\\<exists>n::nat. f n \\<le> 1";
        assertEquals(Verdict.POTENTIAL, find("", above, "card=3").verdict());
        assertEquals(
                Verdict.NONE,
                find("", "f (1::nat) \\<le> (1::nat)", "card=2", "total_consts", "max_potential=0")
                        .verdict());
    }

    @Test
    void whatIsWhackedMayBeAnything() {
        String one = "definition one :: nat where \"one = 1\"";
        assertEquals(Verdict.NONE, find(one, "one = 1", "card=3").verdict());
        assertEquals(
                Verdict.QUASI_GENUINE,
                find(one, "one = 1", "card=3", "whack=one").verdict());
    }

    @Test
    void aPotentialModelThatEvaluationConfirmsIsGenuine() {
        String open = "\\<exists>n::nat. n < 0";
        assertEquals(
                Verdict.POTENTIAL,
                find("", "\\<exists>n::nat. n = Suc n", "card=2").verdict());
        assertEquals(Verdict.GENUINE, find("", open, "card=2").verdict());
    }

    @Test
    void elementsHaveTheNamesThatTheyAreGiven() {
        Finding finding = find("", "x = (y::'a)", "card=2", "atoms 'a=red green");
        assertEquals("red", Modelled.value(finding, "x"));
    }

    @Test
    void mergedTypeVariablesAreOneType() {
        String distinct = "\\<exists>x y::'a. x \\<noteq> y \\<longrightarrow> (\\<exists>u v::'b. u \\<noteq> v)";
        Finding finding = find(
                "",
                "(\\<exists>x y::'a. x \\<noteq> y) \\<longrightarrow> (\\<exists>u v::'b. u \\<noteq> v)",
                "card=1-2");
        assertEquals(Verdict.GENUINE, finding.verdict());
        assertEquals(
                Verdict.NONE,
                find(
                                "",
                                "(\\<exists>x y::'a. x \\<noteq> y) \\<longrightarrow> (\\<exists>u v::'b. u \\<noteq> v)",
                                "card=1-2",
                                "merge_type_vars")
                        .verdict());
        assertEquals(Verdict.NONE, find("", distinct, "card=1-2").verdict());
    }

    @Test
    void scopesSideBySideGiveTheSameModel() {
        for (String proposition : List.of("refl r \\<longrightarrow> sym r", "rev (rev xs) = xs", "hd xs = last xs")) {
            Finding one = find("", proposition, "card=1-3");
            Finding two = find("", proposition, "card=1-3", "max_threads=2");
            assertEquals(one.verdict(), two.verdict());
            assertEquals(one.model(), two.model());
        }
    }

    @Test
    void onePredicateIsTakenToBeWellFoundedAndNotTheOther() {
        String loops = """
                inductive p :: "nat \\<Rightarrow> bool" where "p n \\<Longrightarrow> p n"
                inductive q :: "nat \\<Rightarrow> bool" where "q n \\<Longrightarrow> q n"
                """;
        assertEquals(
                Verdict.QUASI_GENUINE,
                find(loops, "\\<not> p 0", "card=2", "wf p").verdict());
        assertEquals(
                Verdict.NONE,
                find(loops, "\\<not> q 0", "card=2", "wf p", "max_potential=0").verdict());
    }

    @Test
    void derivationsOfOnePredicateAreNoLongerThanItsIterationsAllow() {
        assertEquals(
                Verdict.NONE,
                find(LOOP, "\\<not> reach 2", "card=4", "iter reach=2", "max_potential=0")
                        .verdict());
        assertEquals(
                Verdict.GENUINE,
                find(LOOP, "\\<not> reach 2", "card=4", "iter=1", "iter reach=3")
                        .verdict());
    }

    @Test
    void aBoxedTypeOfFunctionsIsLookedAtInPart() {
        String all = "\\<forall>f::'a \\<Rightarrow> 'a. \\<exists>g. f = g";
        assertEquals(Verdict.UNKNOWN, find("", all, "card=9").verdict());
        assertEquals(Verdict.NONE, find("", all, "card=9", "box").verdict());
        String some = "(\\<forall>f::'a \\<Rightarrow> 'a. f x = x) \\<longrightarrow> (\\<forall>y. x = y)";
        assertEquals(Verdict.NONE, find("", some, "card=3", "dont_box").verdict());
        assertEquals(
                Verdict.NONE,
                find("", some, "card=3", "box 'a \\<Rightarrow> 'a", "max_potential=0")
                        .verdict());
    }

    @Test
    void withoutSymmetryBreakingModelsThatDifferInNamesAreFoundToo() {
        String apart = "\\<not> (P x \\<and> \\<not> P y)";
        assertEquals(1, find("", apart, "card=2", "max_genuine=5").models().size());
        assertEquals(
                2,
                find("", apart, "card=2", "max_genuine=5", "kodkod_sym_break=0")
                        .models()
                        .size());
        String lists = "xs \\<noteq> [True, False]";
        assertEquals(
                Verdict.GENUINE,
                find("", lists, "card=3", "datatype_sym_break=0").verdict());
    }

    @Test
    void anOptionCanBeLeftToTheFinderForOneTypeOnly() {
        var names = new Options.Names(
                text -> Optional.of(Type.var(text)), _ -> Optional.empty(), _ -> Optional.<Term>empty());
        Choice<Type> mono = Options.of(
                        List.of(
                                new Options.Setting("mono", "", "true"),
                                new Options.Setting("mono", "'a", "false"),
                                new Options.Setting("mono", "'a", "smart")),
                        names)
                .search()
                .mono();
        assertEquals(Optional.empty(), mono.of(Type.var("'a")));
        assertEquals(Optional.of(true), mono.of(Type.var("'b")));
    }

    @Test
    void aValueThatIsNoneIsToldThoughALaterOneCounts() {
        assertThrows(BadOption.class, () -> find("", "P", "card=none", "card=2"));
    }

    @Test
    void anArgumentIsToldWhereTheOptionHasNone() {
        assertThrows(BadOption.class, () -> find("", "P", "bits nat=2"));
        assertThrows(BadOption.class, () -> find("", "P", "sat_solver=nonsense"));
        assertEquals(Verdict.GENUINE, find("", "P", "sat_solver=SAT4J_Light").verdict());
    }

    private static <T> T about(
            String text, String proposition, java.util.function.BiFunction<Theory, Conjecture, T> question) {
        TheoryStatement statement = Modelled.last("Main", text + "\nlemma " + proposition + " oops");
        return question.apply(
                statement.context().theory(), statement.conjectures().getFirst());
    }

    private static final Options SMALL = Options.of(
            List.of(new Options.Setting("card", "", "2")),
            new Options.Names(_ -> Optional.empty(), _ -> Optional.empty(), _ -> Optional.<Term>empty()));

    @Test
    void theReasonWhyThereIsNoModelLeavesOutWhatIsNotNeeded() {
        Optional<Emptiness> emptiness = about(
                "",
                "assumes \"P x\" and \"Q x\" and \"\\<forall>x. Q x \\<longrightarrow> R x\" shows \"R x\"",
                (theory, conjecture) -> {
                    try (Meter meter = Budget.UNLIMITED.start()) {
                        return ModelFinder.explain(theory, conjecture, SMALL, meter);
                    }
                });
        assertEquals(
                List.of("assumption 2", "assumption 3", "the negated conclusion"),
                emptiness.orElseThrow().culprits());
    }

    @Test
    void theClausesOfAScopeWithoutAModelAreUnsatisfiable() {
        Map<Scope, Cnf> clauses = about("", "\"rev (rev xs) = xs\"", (theory, conjecture) -> {
            try (Meter meter = Budget.UNLIMITED.start()) {
                return ModelFinder.clauses(theory, conjecture, SMALL, meter);
            }
        });
        assertEquals(1, clauses.size());
        for (Cnf cnf : clauses.values()) {
            try (var solver = dev.assay.sat.Solvers.embedded()) {
                cnf.clauses().forEach(solver::addClause);
                assertEquals(dev.assay.sat.Solver.Answer.UNSATISFIABLE, solver.solve());
            }
        }
    }

    @Test
    void aScopeThatTakesTooLongLeavesSomethingForTheOthers() {
        TheoryStatement statement = Modelled.last("Main", """
                lemma "(\\<forall>x<n. \\<forall>y<n. x * y = y * (x::nat)) \\<Longrightarrow> n = 0" oops
                """);
        Conjecture conjecture = statement.conjectures().getFirst();
        Options sizes = Options.of(
                List.of(new Options.Setting("card", "", "60,3")),
                new Options.Names(_ -> Optional.empty(), _ -> Optional.empty(), _ -> Optional.empty()));
        try (Meter meter = Budget.UNLIMITED.withSteps(2_000).start()) {
            Finding finding = ModelFinder.run(statement.context().theory(), conjecture, sizes, meter);
            assertEquals(Verdict.GENUINE, finding.verdict());
            assertEquals(3, finding.models().getFirst().scope().usual());
            assertEquals(List.of("A scope takes too long."), finding.notes());
        }
    }

    @Test
    void aVerboseSearchTellsWhatBecameOfEachScope() {
        assertEquals(
                List.of("all types = 1: no model", "all types = 2: a model"),
                find("", "(x :: 'a) = y", "verbose").notes());
    }

    @Test
    void anOptionThatSaysNothingHereIsNamed() {
        assertEquals(
                List.of("The option specialize has no effect here."),
                find("", "P", "specialize", "check_genuine").notes());
    }
}
