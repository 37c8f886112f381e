package dev.assay.app.check;

import dev.assay.app.cli.ExitCode;
import dev.assay.app.cli.Session;
import dev.assay.app.options.JsonLines;
import dev.assay.app.options.Verbosity;
import dev.assay.judge.Ground;
import dev.assay.library.Certificate;
import dev.assay.library.LibraryProof;
import dev.assay.library.Proved;
import dev.assay.logic.Position;
import dev.assay.logic.kernel.Trust;
import dev.assay.logic.proof.ProofChecker;
import dev.assay.syntax.Source;
import dev.assay.syntax.isabelle.Library;
import dev.assay.syntax.isabelle.TheoryDocument;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Checks the proofs of the library, and tells what became of each and of all. */
public final class LibraryChecking {
    /** How many times the limit of a proof a command may take that has several things to show. */
    private static final int MOST_TRIES = 2;

    private static final double NANOSECONDS = 1e9;

    /** What is told of a proof with {@code --json}. */
    private record ProofRow(
            String theory,
            String name,
            String command,
            int line,
            int column,
            String status,
            double seconds,
            String stopped,
            String sentence,
            List<String> restsOn) {}

    /** What is told of a theory, and of all, with {@code --json}. */
    private record TheoryRow(
            String theory,
            int lemmas,
            int proved,
            int resting,
            int onTrust,
            int obligations,
            int obligationsResting,
            int obligationsOpen,
            int restsOn,
            double seconds) {}

    private final ProofChecker methods;
    private final Duration perProof;
    private final List<String> goals;
    private final JsonLines json;
    private final Verbosity verbosity;
    private final Session session;

    /** What the proofs of the statement at each place took. */
    private final Map<Position, Long> spent = new HashMap<>();

    /** What is known to be proved, and need not be proved again. */
    private Set<Trust> certified = Set.of();

    /** What is to be proved again, and nothing else; empty if whatever is not certified is to be proved. */
    private Set<String> again = Set.of();

    /** What has been proved in this run. */
    private Set<Trust> proved = Set.of();

    private Certificate certificate;
    private final Optional<Path> target;
    private Proved total = Proved.NOTHING;
    private double seconds;
    private boolean isUnderstood = true;
    private boolean isHolding = true;

    /**
     * @param certificate of what was proved before
     * @param target where it is written with what is proved now, after each theory
     * @param methods follows a proof, within its limits
     * @param perProof what a proof may take at most by the clock
     * @param goals names of lemmas; if there are none, all are meant
     */
    public LibraryChecking(
            Certificate certificate,
            Optional<Path> target,
            ProofChecker methods,
            Duration perProof,
            List<String> goals,
            JsonLines json,
            Verbosity verbosity,
            Session session) {
        this.certificate = certificate;
        this.target = target;
        this.methods = methods;
        this.perProof = perProof;
        this.goals = List.copyOf(goals);
        this.json = json;
        this.verbosity = verbosity;
        this.session = session;
    }

    /** The text of a theory of the library: the one we have of that name, or another one in a file. */
    public static Source source(String theory) throws IOException {
        return theory.endsWith(".thy") ? Source.read(Path.of(theory)) : Library.source(theory);
    }

    /** Goes by the certificate where it says that something of these theories is proved. */
    public void trustCertificate(List<TheoryDocument> theories) {
        certified = certificate.settled(theories);
    }

    /**
     * Proves again what the certificate has, and nothing else. What is not proved this time leaves the certificate, whatever the reason. If it
     * has nothing, everything is to be proved.
     */
    public void recheckCertificate() {
        again = Set.copyOf(certificate.entries().keySet());
    }

    /** Checks a theory, and before it all that it imports. */
    public void all(String theory) {
        var start = new long[] {System.nanoTime()};
        Library.prove(theory, checker(), document -> {
            report(document, start[0]);
            start[0] = System.nanoTime();
        });
    }

    /** Checks a theory and before it all that it imports, and then all others, each on top of what it imports. */
    public void everything(String theory) {
        Set<String> checked =
                Library.chain(theory).stream().map(d -> d.context().name()).collect(Collectors.toSet());
        all(theory);
        for (String other : Library.theories()) {
            if (!checked.contains(other)) {
                // Two theories may share names, as those that make lists an order do.
                Set<Trust> own = Certificate.stated(Library.theory(other));
                proved = proved.stream().filter(trust -> !own.contains(trust)).collect(Collectors.toSet());
                one(Library.source(other));
            }
        }
    }

    /** Checks a theory of the library on top of what it imports, which is taken as it is. */
    public void one(Source theory) {
        long start = System.nanoTime();
        report(Library.prove(theory, checker()), start);
    }

    private ProofChecker checker() {
        return proof -> {
            if (session.isStopped()) {
                return new ProofChecker.Verdict.NotAttempted(proof.position(), "the run was stopped");
            }
            if (certified.contains(new Trust.Library(proof.name()))) {
                return new ProofChecker.Verdict.NotAttempted(proof.position(), "it is certified");
            }
            if (!again.isEmpty() && !again.contains(proof.name())) {
                return new ProofChecker.Verdict.NotAttempted(proof.position(), "the certificate does not have it");
            }
            if (!isMeant(proof.name())) {
                return new ProofChecker.Verdict.NotAttempted(proof.position(), "it was not asked for");
            }
            // Of a command with many things to show, each may be tried in several ways.
            if (spent.getOrDefault(proof.position(), 0L) > MOST_TRIES * perProof.toNanos()) {
                return new ProofChecker.Verdict.NotAttempted(proof.position(), "the time for this command is over");
            }
            long start = System.nanoTime();
            try {
                return methods.check(proof);
            } finally {
                spent.merge(proof.position(), System.nanoTime() - start, Long::sum);
            }
        };
    }

    private Set<Trust> settled() {
        return Stream.concat(certified.stream(), proved.stream()).collect(Collectors.toUnmodifiableSet());
    }

    private boolean isMeant(String name) {
        return goals.isEmpty() || goals.stream().anyMatch(goal -> name.equals(goal) || name.endsWith("." + goal));
    }

    private void report(TheoryDocument document, long start) {
        String theory = document.context().name();
        document.complaints().forEach(session.err()::println);
        isUnderstood &= document.isUnderstood();
        boolean isAnew = !again.isEmpty() && goals.isEmpty();
        certificate = (isAnew ? certificate.without(document) : certificate).with(document);
        // What a stopped run did not come to is as true as before.
        if (!session.isStopped()) {
            target.ifPresent(this::writeCertificate);
        }
        List<LibraryProof> proofs = LibraryProof.of(document, settled()).stream()
                .filter(proof -> isMeant(proof.name()))
                .toList();
        proofs.forEach(proof -> report(theory, proof));
        // What was proved just now is not on trust for what comes after.
        proved = certificate.settled(List.of(document), settled());
        Proved count = Proved.of(proofs);
        double taken = (System.nanoTime() - start) / NANOSECONDS;
        total = total.plus(count);
        seconds += taken;
        summarise(theory, count, taken);
    }

    private void writeCertificate(Path file) {
        try {
            certificate.write(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void report(String theory, LibraryProof proof) {
        isHolding &= !proof.isOnTrust() || !(again.isEmpty() || again.contains(proof.name()));
        if (json.wanted()) {
            json.print(
                    session.out(),
                    new ProofRow(
                            theory,
                            proof.name(),
                            proof.keyword(),
                            proof.position().line(),
                            proof.position().column(),
                            words(proof.status()),
                            spent.getOrDefault(proof.position(), 0L) / NANOSECONDS,
                            proof.stopped().toString(),
                            proof.sentence(),
                            restsOn(proof)));
        } else if (proof.isOnTrust()) {
            session.out()
                    .println(proof.stopped() + ": " + (proof.isObligation() ? proof.keyword() + " " : "") + proof.name()
                            + ": " + words(proof.status()) + ": "
                            + proof.sentence().replaceAll("\\s*\n\\s*", " "));
        } else if (verbosity.verbose() && !proof.trust().isEmpty()) {
            session.out()
                    .println(
                            proof.position() + ": " + proof.name() + ": rests on " + String.join(", ", restsOn(proof)));
        }
    }

    private static List<String> restsOn(LibraryProof proof) {
        return proof.trust().stream()
                .map(trust -> Ground.of(trust).what())
                .sorted()
                .toList();
    }

    private static String words(LibraryProof.Status status) {
        return status.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    private void summarise(String theory, Proved proved, double taken) {
        if (json.wanted()) {
            json.print(
                    session.out(),
                    new TheoryRow(
                            theory,
                            proved.lemmas(),
                            proved.proved(),
                            proved.resting(),
                            proved.onTrust(),
                            proved.obligations(),
                            proved.restingObligations(),
                            proved.openObligations(),
                            proved.restsOn().size(),
                            taken));
        } else {
            session.out().printf(Locale.ROOT, "%s: %s (%.1f s)%n", theory, proved, taken);
        }
        session.out().flush();
    }

    /** Tells what became of all; the exit code is 1 if a proof does not hold. */
    public int ends() {
        summarise("all", total, seconds);
        if (!isUnderstood) {
            return ExitCode.ERROR;
        }
        return isHolding ? ExitCode.OK : ExitCode.REFUTED;
    }
}
