package dev.assay.library;

import dev.assay.logic.Conjecture;
import dev.assay.logic.Position;
import dev.assay.logic.kernel.Trust;
import dev.assay.logic.proof.ProofChecker.Verdict;
import dev.assay.syntax.isabelle.CheckedProof;
import dev.assay.syntax.isabelle.TheoryDocument;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What became of the proof of a lemma of the library, or of what another command of it has to show.
 *
 * @param name what it is called, which may be nothing
 * @param keyword of the command
 * @param position where it stands
 * @param stopped where the proof was left, or the position
 * @param sentence why it was left; empty if it was not
 * @param trust what the theorems rest on; empty also if there are none
 */
public record LibraryProof(
        String name,
        String keyword,
        boolean isObligation,
        Position position,
        Status status,
        Position stopped,
        String sentence,
        Set<Trust> trust) {
    /** How much is known. */
    public enum Status {
        /** The kernel has proved it, from nothing. */
        PROVED,

        /** The certificate says that the kernel has proved it, from nothing. */
        CERTIFIED,

        /** The kernel has proved it from something that is on trust. */
        RESTING,

        /** The text's proof does not show it. */
        FAILED,

        /** The text's proof was not followed. */
        NOT_ATTEMPTED,

        /** What was proved rests on itself or on what comes later, which must never be. */
        CIRCULAR
    }

    /** Whether it is known only because we say so. */
    public boolean isOnTrust() {
        return switch (status) {
            case PROVED, CERTIFIED, RESTING -> false;
            case FAILED, NOT_ATTEMPTED, CIRCULAR -> true;
        };
    }

    /** What became of the proofs of a theory, in the order of the text. */
    public static List<LibraryProof> of(TheoryDocument theory) {
        return of(theory, Set.of());
    }

    /** @param settled what need not be proved again */
    public static List<LibraryProof> of(TheoryDocument theory, Set<Trust> settled) {
        List<Task> tasks = Stream.concat(
                        theory.proofs().stream().map(proof -> new Task(proof, false)),
                        theory.obligations().stream().map(proof -> new Task(proof, true)))
                .sorted(Comparator.comparingInt((Task task) -> task.position().line())
                        .thenComparingInt(task -> task.position().column()))
                .toList();
        Set<String> open = tasks.stream().flatMap(Task::names).collect(Collectors.toSet());
        var result = new ArrayList<LibraryProof>();
        for (Task task : tasks) {
            result.add(task.done(open, settled));
            task.names().forEach(open::remove);
        }
        return result;
    }

    /** What a conjecture is on trust as, if it is: several propositions of one statement share a name. */
    static String onTrustAs(Conjecture conjecture) {
        return conjecture.name().replaceAll("\\([0-9]+\\)$", "");
    }

    /** What is to be proved. */
    private record Task(CheckedProof proof, boolean isObligation) {
        Position position() {
            return proof.statement().command().position();
        }

        Stream<String> names() {
            return proof.statement().conjectures().stream()
                    .map(LibraryProof::onTrustAs)
                    .filter(name -> !name.isEmpty());
        }

        /** @param open what nothing may rest on here: this itself, and what comes after it */
        LibraryProof done(Set<String> open, Set<Trust> settled) {
            if (names().count() > 0 && names().allMatch(name -> settled.contains(new Trust.Library(name)))) {
                return done(Status.CERTIFIED, position(), "", Set.of());
            }
            return switch (proof.verdict()) {
                case Verdict.Checked(var theorems) -> {
                    Set<Trust> trust = theorems.stream()
                            .flatMap(theorem -> theorem.trust().stream())
                            .filter(t -> !settled.contains(t))
                            .collect(Collectors.toUnmodifiableSet());
                    List<String> circle = trust.stream()
                            .flatMap(t -> t instanceof Trust.Library(var what) ? Stream.of(what) : Stream.empty())
                            .filter(open::contains)
                            .sorted()
                            .toList();
                    Status known = trust.isEmpty() ? Status.PROVED : Status.RESTING;
                    yield circle.isEmpty()
                            ? done(known, position(), "", trust)
                            : done(
                                    Status.CIRCULAR,
                                    position(),
                                    "this rests on itself or on what comes later: " + String.join(", ", circle),
                                    trust);
                }
                case Verdict.Wrong(var stopped, var sentence) -> done(Status.FAILED, stopped, sentence, Set.of());
                case Verdict.NotFollowed(var stopped, var sentence) -> done(Status.FAILED, stopped, sentence, Set.of());
                case Verdict.NotAttempted(var stopped, var reason) ->
                    done(Status.NOT_ATTEMPTED, stopped, reason, Set.of());
            };
        }

        private LibraryProof done(Status status, Position stopped, String sentence, Set<Trust> trust) {
            return new LibraryProof(
                    proof.statement().name(),
                    proof.statement().command().span().keyword(),
                    isObligation,
                    position(),
                    status,
                    stopped.isNone() ? position() : stopped,
                    sentence,
                    trust);
        }
    }
}
