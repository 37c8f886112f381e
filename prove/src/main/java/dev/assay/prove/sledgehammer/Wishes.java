package dev.assay.prove.sledgehammer;

import java.util.List;

/**
 * How a goal is to be proved.
 *
 * @param provers the names of those to be asked; empty for all
 * @param mostFacts how many facts at most; 0 for as many as suit each prover
 * @param isStructured whether the proof is to be shown in steps
 * @param added names of facts that come first
 * @param deleted names of facts that must not be used
 * @param onlyAdded whether no other facts may be used
 * @param isAfresh whether a fact that says the same as the goal may not be used, as if nobody knew it
 */
public record Wishes(
        List<String> provers,
        int mostFacts,
        boolean isStructured,
        List<String> added,
        List<String> deleted,
        boolean onlyAdded,
        boolean isAfresh) {
    public static final Wishes NONE = new Wishes(List.of(), 0, false, List.of(), List.of(), false, false);

    public Wishes {
        provers = List.copyOf(provers);
        added = List.copyOf(added);
        deleted = List.copyOf(deleted);
    }

    public Wishes withProvers(List<String> names) {
        return new Wishes(names, mostFacts, isStructured, added, deleted, onlyAdded, isAfresh);
    }

    public Wishes withMostFacts(int number) {
        return new Wishes(provers, number, isStructured, added, deleted, onlyAdded, isAfresh);
    }

    public Wishes structured(boolean wanted) {
        return new Wishes(provers, mostFacts, wanted, added, deleted, onlyAdded, isAfresh);
    }

    public Wishes withFacts(List<String> more, List<String> without, boolean only) {
        return new Wishes(provers, mostFacts, isStructured, more, without, only, isAfresh);
    }

    public Wishes afresh(boolean wanted) {
        return new Wishes(provers, mostFacts, isStructured, added, deleted, onlyAdded, wanted);
    }
}
