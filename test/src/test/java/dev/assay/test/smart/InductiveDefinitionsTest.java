package dev.assay.test.smart;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.run.Budget;
import dev.assay.run.Meter;
import dev.assay.syntax.isabelle.TheoryDocument;
import dev.assay.syntax.isabelle.TheoryStatement;
import dev.assay.test.Options;
import dev.assay.test.Tested;
import dev.assay.test.Tester;
import dev.assay.test.Verdict;
import dev.assay.test.exhaustive.Exhaustive;
import dev.assay.test.quickcheck.Finding;
import dev.assay.test.quickcheck.Quickcheck;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/**
 * Inductive definitions drawn at random, over a type of four values, against their least fixed point as a loop computes it: no
 * tester may call a predicate true or false too early, whatever its rules ask for.
 */
class InductiveDefinitionsTest {
    private static final int VALUES = 4;
    private static final int DEFINITIONS = 2;

    /** What a rule asks for, of its variables x and y; predicates 0 and 1 are defined together, 2 before them. */
    private sealed interface Premise {
        record Holds(int predicate, int variable) implements Premise {}

        /** Only of what is defined before. */
        record Fails(int variable) implements Premise {}

        record Edge(int from, int to) implements Premise {}

        /** For all z to which an edge leads. */
        record Every(int predicate, int from) implements Premise {}

        /** For some z to which an edge leads. */
        record Some(int predicate, int from) implements Premise {}
    }

    /** @param constant that the rule is about, or −1 for its variable x */
    private record Rule(int predicate, int constant, List<Premise> premises) {}

    private static final class Definition {
        private final boolean[][] edges;
        private final List<Rule> rules;

        private Definition(boolean[][] edges, List<Rule> rules) {
            this.edges = edges;
            this.rules = rules;
        }

        static Definition draw(Random random) {
            var edges = new boolean[VALUES][VALUES];
            for (boolean[] row : edges) {
                for (int to = 0; to < VALUES; to++) {
                    row[to] = random.nextInt(3) == 0;
                }
            }
            var rules = new ArrayList<Rule>();
            for (int predicate : new int[] {2, 2, 0, 0, 1, 1, random.nextInt(2)}) {
                var premises = new ArrayList<Premise>();
                for (int i = random.nextInt(3); i >= 0; i--) {
                    int asked = predicate == 2 ? 2 : random.nextInt(3);
                    int variable = random.nextInt(2);
                    premises.add(
                            switch (random.nextInt(predicate == 2 ? 4 : 5)) {
                                case 0 -> new Premise.Holds(asked, variable);
                                case 1 -> new Premise.Every(asked, variable);
                                case 2 -> new Premise.Some(asked, variable);
                                case 3 -> new Premise.Edge(variable, 1 - variable);
                                default -> new Premise.Fails(variable);
                            });
                }
                boolean isAxiom = random.nextInt(5) == 0;
                rules.add(new Rule(predicate, isAxiom ? random.nextInt(VALUES) : -1, isAxiom ? List.of() : premises));
            }
            return new Definition(edges, rules);
        }

        /** The least fixed point: first of what is defined first, then of the rest. */
        boolean[][] least() {
            var holds = new boolean[3][VALUES];
            for (boolean isFirst : new boolean[] {true, false}) {
                boolean isNew = true;
                while (isNew) {
                    isNew = false;
                    for (Rule rule : rules) {
                        if ((rule.predicate == 2) == isFirst) {
                            for (int x = 0; x < VALUES; x++) {
                                for (int y = 0; y < VALUES; y++) {
                                    int about = rule.constant < 0 ? x : rule.constant;
                                    if (!holds[rule.predicate][about] && applies(rule, x, y, holds)) {
                                        holds[rule.predicate][about] = true;
                                        isNew = true;
                                    }
                                }
                            }
                        }
                    }
                }
            }
            return holds;
        }

        private boolean applies(Rule rule, int x, int y, boolean[][] holds) {
            int[] values = {x, y};
            return rule.premises.stream().allMatch(premise -> switch (premise) {
                case Premise.Holds(var p, var v) -> holds[p][values[v]];
                case Premise.Fails(var v) -> !holds[2][values[v]];
                case Premise.Edge(var from, var to) -> edges[values[from]][values[to]];
                case Premise.Every(var p, var from) -> {
                    boolean all = true;
                    for (int z = 0; z < VALUES; z++) {
                        all &= !edges[values[from]][z] || holds[p][z];
                    }
                    yield all;
                }
                case Premise.Some(var p, var from) -> {
                    boolean some = false;
                    for (int z = 0; z < VALUES; z++) {
                        some |= edges[values[from]][z] && holds[p][z];
                    }
                    yield some;
                }
            });
        }

        String theory() {
            var text = new StringBuilder("datatype v = V0 | V1 | V2 | V3\n");
            text.append("fun edges :: \"v => v list\" where\n");
            for (int from = 0; from < VALUES; from++) {
                var targets = new ArrayList<String>();
                for (int to = 0; to < VALUES; to++) {
                    if (edges[from][to]) {
                        targets.add("V" + to);
                    }
                }
                text.append(from == 0 ? "  " : "| ")
                        .append("\"edges V")
                        .append(from)
                        .append(" = [")
                        .append(String.join(", ", targets))
                        .append("]\"\n");
            }
            text.append("inductive p2 :: \"v => bool\" where\n").append(rules(true));
            text.append("inductive p0 :: \"v => bool\" and p1 :: \"v => bool\" where\n")
                    .append(rules(false));
            boolean[][] holds = least();
            for (int p = 0; p < 3; p++) {
                for (int x = 0; x < VALUES; x++) {
                    text.append("lemma \"")
                            .append(holds[p][x] ? "" : "~ ")
                            .append("p")
                            .append(p)
                            .append(" V")
                            .append(x)
                            .append("\" oops\n");
                }
                var all = new ArrayList<String>();
                for (int x = 0; x < VALUES; x++) {
                    if (holds[p][x]) {
                        all.add("x = V" + x);
                    }
                }
                text.append("lemma \"p")
                        .append(p)
                        .append(" x = (")
                        .append(all.isEmpty() ? "False" : String.join(" | ", all))
                        .append(")\" oops\n");
            }
            return text.toString();
        }

        private String rules(boolean isFirst) {
            var texts = new ArrayList<String>();
            for (Rule rule : rules) {
                if ((rule.predicate == 2) == isFirst) {
                    var text = new StringBuilder();
                    rule.premises.forEach(premise -> text.append(text(premise)).append(" ==> "));
                    texts.add("\"" + text + "p" + rule.predicate + " " + (rule.constant < 0 ? "x" : "V" + rule.constant)
                            + "\"");
                }
            }
            return "  " + String.join("\n| ", texts) + "\n";
        }

        private static String text(Premise premise) {
            return switch (premise) {
                case Premise.Holds(var p, var v) -> "p" + p + " " + name(v);
                case Premise.Fails(var v) -> "~ p2 " + name(v);
                case Premise.Edge(var from, var to) -> name(to) + " : set (edges " + name(from) + ")";
                case Premise.Every(var p, var from) -> "(ALL z : set (edges " + name(from) + "). p" + p + " z)";
                case Premise.Some(var p, var from) -> "(EX z : set (edges " + name(from) + "). p" + p + " z)";
            };
        }

        private static String name(int variable) {
            return variable == 0 ? "x" : "y";
        }
    }

    @Test
    void noTesterRefutesWhatTheLeastFixedPointSays() {
        int decided = 0;
        for (int seed = 0; seed < DEFINITIONS; seed++) {
            String text = Definition.draw(new Random(seed)).theory();
            TheoryDocument document = Tested.read(text);
            for (Tester tester : List.of(Smart.whole(), new Exhaustive())) {
                for (TheoryStatement statement : document.statements()) {
                    if (statement.ending() == dev.assay.syntax.isabelle.outer.Proof.Ending.OOPS) {
                        Finding finding = finding(statement, tester);
                        assertTrue(
                                !(finding.verdict() instanceof Verdict.Refuted)
                                        && !(finding.verdict() instanceof Verdict.Failed),
                                () -> tester.name() + " on " + statement.conjectures() + ": " + Tested.text(finding)
                                        + "\n" + text);
                        assertEquals(List.of(), finding.notes(), () -> tester.name() + "\n" + text);
                        decided += finding.verdict() instanceof Verdict.Survived ? 1 : 0;
                    }
                }
            }
        }
        int statements = DEFINITIONS * 2 * 3 * (VALUES + 1);
        int answered = decided;
        assertTrue(answered * 3 > statements, () -> answered + " of " + statements + " decided");
    }

    private static Finding finding(TheoryStatement statement, Tester tester) {
        try (Meter meter = Budget.UNLIMITED.withSteps(300_000).start()) {
            return Quickcheck.run(
                    statement.context().theory(),
                    statement.conjectures().getFirst(),
                    Options.DEFAULT.with(List.of(new Options.Setting("size", "4"))),
                    List.of(tester),
                    meter);
        }
    }
}
