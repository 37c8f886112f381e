package dev.assay.library;

import dev.assay.logic.kernel.Trust;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/**
 * How much of the library is proved.
 *
 * @param proved lemmas that rest on nothing
 * @param resting lemmas that are proved from something on trust
 * @param onTrust lemmas without a proof that holds
 * @param obligations what other commands have to show
 * @param restingObligations those of them that are shown from something on trust
 * @param openObligations those of them that nothing shows
 * @param restsOn all that something proved rests on
 */
public record Proved(
        int lemmas,
        int proved,
        int resting,
        int onTrust,
        int obligations,
        int restingObligations,
        int openObligations,
        Set<Trust> restsOn) {
    public static final Proved NOTHING = new Proved(0, 0, 0, 0, 0, 0, 0, Set.of());

    public static Proved of(Collection<LibraryProof> proofs) {
        List<LibraryProof> lemmas =
                proofs.stream().filter(proof -> !proof.isObligation()).toList();
        List<LibraryProof> obligations =
                proofs.stream().filter(LibraryProof::isObligation).toList();
        var restsOn = new HashSet<Trust>();
        proofs.forEach(proof -> restsOn.addAll(proof.trust()));
        return new Proved(
                lemmas.size(),
                count(lemmas, proof -> proof.trust().isEmpty() && !proof.isOnTrust()),
                count(lemmas, proof -> proof.status() == LibraryProof.Status.RESTING),
                count(lemmas, LibraryProof::isOnTrust),
                obligations.size(),
                count(obligations, proof -> proof.status() == LibraryProof.Status.RESTING),
                count(obligations, LibraryProof::isOnTrust),
                Set.copyOf(restsOn));
    }

    private static int count(List<LibraryProof> proofs, Predicate<LibraryProof> which) {
        return Math.toIntExact(proofs.stream().filter(which).count());
    }

    public Proved plus(Proved other) {
        var all = new HashSet<>(restsOn);
        all.addAll(other.restsOn);
        return new Proved(
                lemmas + other.lemmas,
                proved + other.proved,
                resting + other.resting,
                onTrust + other.onTrust,
                obligations + other.obligations,
                restingObligations + other.restingObligations,
                openObligations + other.openObligations,
                Set.copyOf(all));
    }

    @Override
    public String toString() {
        return lemmas + " lemmas: " + proved + " proved, " + resting + " proved from what is on trust, " + onTrust
                + " on trust; " + obligations + " obligations: " + (obligations - restingObligations - openObligations)
                + " shown, " + restingObligations + " shown from what is on trust, " + openObligations
                + " open; on trust and used: " + restsOn.size();
    }
}
