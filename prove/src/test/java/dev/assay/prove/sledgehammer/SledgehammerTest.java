package dev.assay.prove.sledgehammer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.atp.InputFormat;
import dev.assay.atp.OutputReader;
import dev.assay.atp.Prover;
import dev.assay.fol.hol.LambdaScheme;
import dev.assay.judge.Judge;
import dev.assay.logic.Conjecture;
import dev.assay.logic.theory.Theory;
import dev.assay.prove.Theories;
import dev.assay.prove.isar.Preplay;
import dev.assay.prove.isar.StructuredProof;
import dev.assay.prove.relevance.Candidate;
import dev.assay.prove.relevance.Relevance;
import dev.assay.prove.relevance.Standing;
import dev.assay.run.Budget;
import dev.assay.run.Meter;
import dev.assay.syntax.isabelle.TheoryDocument;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SledgehammerTest {
    /** Those that are always there. */
    private static List<Hunter> own() {
        return Hunter.available("").stream()
                .filter(h -> h instanceof Hunter.Own)
                .toList();
    }

    @Test
    void aGoalThatFollowsFromTheLibraryIsProvedInTheKernelWithFewFacts() {
        TheoryDocument document = Theories.of("lemma \"rev (rev (rev xs)) = rev (xs::'a list)\" oops");
        Theory theory = document.statements().getLast().context().theory();
        Conjecture goal = Theories.goal(document);
        var relevance = new Relevance();
        List<Candidate> facts =
                relevance.ranked(theory, relevance.base().candidates(theory, "T", goal), goal, List.of(), 40);
        var reports = new ArrayList<Sledgehammer.Report>();
        try (Meter meter = Budget.UNLIMITED.withTime(Duration.ofMinutes(2)).start()) {
            List<Found> found = new Sledgehammer(new Request(theory, goal, facts, Request.Methods.NONE), own(), true, 2)
                    .run(meter, reports::add);
            Found first = found.getFirst();
            assertTrue(Judge.proves(first.proof().orElseThrow().theorem(), goal));
            assertEquals(
                    List.of("List.rev_rev_ident"),
                    first.facts().stream().map(Candidate::name).toList());
        }
        assertTrue(reports.stream().anyMatch(Sledgehammer.Report.Proof.class::isInstance));
    }

    @Test
    void whatTheKernelRefusesIsToldAsAFailure() {
        // The theory does not know the constants of the goal.
        Conjecture goal = Theories.goal(Theories.of("lemma \"rev (rev xs) = xs\" oops"));
        var reports = new ArrayList<Sledgehammer.Report>();
        try (Meter meter = Budget.UNLIMITED.withTime(Duration.ofMinutes(2)).start()) {
            var request = new Request(Theory.HOL, goal, List.of(), Request.Methods.NONE);
            assertEquals(List.of(), new Sledgehammer(request, own(), true, 1).run(meter, reports::add));
        }
        assertInstanceOf(Sledgehammer.Report.Failed.class, reports.getFirst(), reports.toString());
    }

    @Test
    void whatMetisHasSpentInVainIsNotChargedToTheMethodsAfterIt(@TempDir Path directory) throws IOException {
        Path believer = directory.resolve("believer");
        Files.writeString(believer, "#!/bin/sh\necho '% SZS status Theorem'\n");
        assertTrue(believer.toFile().setExecutable(true));
        var prover =
                new Prover("Believer", List.of(), InputFormat.FOF, List.of("{file}"), OutputReader.TSTP, List.of());
        var hunter = new Hunter.Program(prover, believer, List.of(Portion.of(1, 8, "g??~", LambdaScheme.COMBINATORS)));
        TheoryDocument document = Theories.of("lemma \"f (g x) = g (f x) ==> f (f (g x)) = y\" oops");
        var spent = new ArrayList<Long>();
        Request.Methods methods = (_, _) -> {
            spent.add(Meter.atWork().spent());
            return Optional.empty();
        };
        Theory theory = document.statements().getLast().context().theory();
        var request = new Request(theory, Theories.goal(document), List.of(), methods);
        try (Meter meter = Budget.UNLIMITED.withTime(Duration.ofMinutes(2)).start()) {
            List<Found> found = new Sledgehammer(request, List.of(hunter), true, 1).run(meter, _ -> {});
            assertEquals(Optional.empty(), found.getFirst().proof());
            assertTrue(meter.spent() > 0);
        }
        assertEquals(List.of(0L), spent);
    }

    @Test
    void everyStepOfAStructuredProofCanBeDoneByMetis() {
        TheoryDocument document = Theories.of(
                "lemma \"(ALL x y. f x = f y --> x = y) ==> f a = b ==> f c = b ==> g a = d ==> g c = d & (P | ~ P)\" oops");
        Theory theory = document.statements().getLast().context().theory();
        Conjecture goal = Theories.goal(document);
        try (Meter meter = Budget.UNLIMITED.withTime(Duration.ofMinutes(2)).start()) {
            var proof = dev.assay.prove.metis.Metis.prove(theory.signature(), List.of(), goal, meter)
                    .orElseThrow();
            StructuredProof structured = StructuredProof.of(proof.refutation(), goal);
            assertEquals(Set.of(0), structured.steps().getLast().conclusion());
            assertTrue(Preplay.succeeds(structured, List.of(), theory.signature(), meter));
        }
    }

    @Test
    void certificatesAreFoundAgainUnlessTheGoalHasChanged(@TempDir Path directory) throws IOException {
        Path file = directory.resolve("T.thy");
        Conjecture goal = Theories.goal(Theories.of("lemma l: \"rev (rev xs) = xs\" oops"));
        Conjecture changed = Theories.goal(Theories.of("lemma l: \"rev (rev xs) = rev xs\" oops"));
        Certificates written = Certificates.of(file);
        assertEquals(Optional.empty(), written.facts(goal));
        written.add(goal, List.of("List.a", "List.b(2)"), Set.of("List.rev"));
        written.write();
        Certificates read = Certificates.of(file);
        assertEquals(Optional.of(List.of("List.a", "List.b(2)")), read.facts(goal));
        assertEquals(Optional.empty(), read.facts(changed));
        assertEquals(Set.of("List.rev"), read.examples().getFirst().features());
    }

    @Test
    void aProofByAMethodIsKeptAsItsText(@TempDir Path directory) throws IOException {
        Path file = directory.resolve("T.thy");
        Conjecture goal = Theories.goal(Theories.of("lemma l: \"rev (rev xs) = xs\" oops"));
        Certificates written = Certificates.of(file);
        written.add(goal, List.of("List.a"), Set.of("List.rev"), "by (simp add: a)");
        written.write();
        Certificates read = Certificates.of(file);
        assertEquals(Optional.of("by (simp add: a)"), read.method(goal));
        assertEquals(Optional.empty(), read.facts(goal));
    }

    @Test
    void aFactKnowsItsTheory() {
        assertEquals(
                "List",
                new Candidate(
                                "List.rev.simps(2)",
                                Theories.facts(
                                                Theories.of("lemma \"True\" oops")
                                                        .context()
                                                        .theory(),
                                                "List.rev_rev_ident")
                                        .getFirst(),
                                Standing.GLOBAL)
                        .theory());
    }
}
