package dev.assay.fol.encoding;

/**
 * Variations of the encodings.
 *
 * @param inhabitants how it is said that types have elements
 * @param dropsConstructorArguments whether constructors lose type arguments that their arguments do not determine
 * @param tagsDisequations whether {@code t??} also tags variables that are sides of negative equations
 * @param redundantTagAxioms whether {@code t??} adds that tags in arguments, and tags on tags, make no difference
 * @param dropsExhaustion whether axioms are left out that say of a type that it is finite
 * @param rounds how often instances of formulas give rise to further instances
 * @param instances how many formulas instances may add
 */
public record Options(
        Inhabitants inhabitants,
        boolean dropsConstructorArguments,
        boolean tagsDisequations,
        boolean redundantTagAxioms,
        boolean dropsExhaustion,
        int rounds,
        int instances) {
    /** How it is said that types have elements. */
    public enum Inhabitants {
        /** ∃X. g(σ,X). */
        EXIST,
        /** g(σ,undefined(σ)). */
        UNDEFINED
    }

    public static final Options DEFAULT = new Options(Inhabitants.EXIST, true, false, false, false, 3, 200);

    public Options withInhabitants(Inhabitants other) {
        return new Options(
                other,
                dropsConstructorArguments,
                tagsDisequations,
                redundantTagAxioms,
                dropsExhaustion,
                rounds,
                instances);
    }

    public Options keepingConstructorArguments() {
        return new Options(
                inhabitants, false, tagsDisequations, redundantTagAxioms, dropsExhaustion, rounds, instances);
    }

    public Options taggingDisequations() {
        return new Options(
                inhabitants, dropsConstructorArguments, true, redundantTagAxioms, dropsExhaustion, rounds, instances);
    }

    public Options withRedundantTagAxioms() {
        return new Options(
                inhabitants, dropsConstructorArguments, tagsDisequations, true, dropsExhaustion, rounds, instances);
    }

    public Options droppingExhaustion() {
        return new Options(
                inhabitants, dropsConstructorArguments, tagsDisequations, redundantTagAxioms, true, rounds, instances);
    }

    public Options withLimits(int newRounds, int newInstances) {
        return new Options(
                inhabitants,
                dropsConstructorArguments,
                tagsDisequations,
                redundantTagAxioms,
                dropsExhaustion,
                newRounds,
                newInstances);
    }
}
