package dev.assay.logic.kernel;

import dev.assay.logic.Sort;
import dev.assay.logic.Term;
import java.lang.invoke.MethodHandles.Lookup;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.pcollections.PMap;

/**
 * Signatures and theorems of the library as the build left them, taken back without their proofs. Nobody but the reader of
 * images gets one: it vouches that what it hands over is what the build wrote.
 */
public final class Restoration {
    /** Who may restore: the class that sees to it that an image is whole and of this build. */
    private static final String READER = "dev.assay.logic.image.Image";

    /** The fields of a signature, one after the other. */
    public interface Fields {
        <K, V> PMap<K, V> map();

        /** In the order in which it was written. */
        <K, V> PMap<K, V> orderedMap();
    }

    private final List<Lineage> lineages;

    private Restoration(List<Lineage> lineages) {
        this.lineages = lineages;
    }

    /**
     * Of a chain of so many theories: each extends the one before, and the first extends higher-order logic.
     *
     * @param caller that of the reader of images, which no other class can make
     */
    public static Restoration ofChain(Lookup caller, int length) {
        Class<?> reader = caller.lookupClass();
        if (!caller.hasFullPrivilegeAccess()
                || !reader.getName().equals(READER)
                || reader.getClassLoader() != Restoration.class.getClassLoader()) {
            throw new KernelException("restoration", reader.getName() + " may not make theorems without proofs");
        }
        var lineages = new ArrayList<Lineage>();
        for (Lineage last = Hol.SIGNATURE.lineage().child(); lineages.size() < length; last = last.child()) {
            lineages.add(last);
        }
        return new Restoration(lineages);
    }

    /** The signature of the theory at that place of the chain, from what {@link Signature#fields} told. */
    public Signature signature(int place, Fields fields) {
        return Signature.restored(lineages.get(place), fields);
    }

    /** A theorem, transferred to the signature of a theory of the chain. */
    public Thm theorem(Signature signature, Set<Term> hypotheses, Term conclusion, Set<Trust> trust, Set<Sort> sorts) {
        return Thm.restored(signature, hypotheses, conclusion, trust, sorts);
    }
}
