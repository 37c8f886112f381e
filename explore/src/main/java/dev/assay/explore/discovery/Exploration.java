package dev.assay.explore.discovery;

import dev.assay.explore.Signature;
import dev.assay.explore.Symbol;
import dev.assay.explore.Term;
import dev.assay.explore.pruning.EitherPruner;
import dev.assay.explore.pruning.InstancePruner;
import dev.assay.explore.pruning.InstancePruner.Scheme;
import dev.assay.explore.pruning.Pruner;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/** A search for the laws of a signature. */
public interface Exploration {
    Discovery run(Listener listener);

    default Discovery run() {
        return run(new Listener() {});
    }

    /** Makes a pruner for a universe of terms. */
    @FunctionalInterface
    interface Pruning {
        Pruner over(List<Term> representatives, Set<Symbol> partial);
    }

    /** All terms up to a depth, pruned by congruence closure over them and by saturation. */
    static Exploration byDepth(Signature signature, Settings settings) {
        return byDepth(
                signature,
                settings,
                (representatives, partial) -> new EitherPruner(
                        new InstancePruner(settings.limit(), Scheme.RELAXED, representatives, partial),
                        settings.saturation(partial)));
    }

    static Exploration byDepth(Signature signature, Settings settings, Pruning pruning) {
        return new DepthExploration(signature, settings, pruning, false);
    }

    /** As by depth, but terms are made of all less deep ones: what the others are measured against. */
    static Exploration naive(Signature signature, Settings settings) {
        return new DepthExploration(
                signature,
                settings,
                (representatives, partial) ->
                        new InstancePruner(settings.limit(), Scheme.RELAXED, representatives, partial),
                true);
    }

    /** Schemas up to a size, pruned by completion: larger terms, and fewer laws. */
    static Exploration bySize(Signature signature, Settings settings) {
        return new SizeExploration(signature, settings);
    }

    /** By size, with a pruner that knows some laws already and will be told those that are found. */
    static Exploration bySize(Signature signature, Settings settings, Pruner pruner) {
        return new SizeExploration(signature, settings, pruner);
    }

    /** By size, without the terms that hardly anybody wants to read about. */
    static Exploration bySize(Signature signature, Settings settings, Predicate<Term> isPassedOver) {
        return new SizeExploration(signature, settings, isPassedOver);
    }

    /** By size, and then once more under each condition that the signature has. */
    static Exploration conditional(Signature signature, Settings settings) {
        return new ConditionalExploration(signature, settings);
    }
}
