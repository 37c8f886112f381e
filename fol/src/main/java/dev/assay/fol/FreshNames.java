package dev.assay.fol;

import java.util.Collection;
import java.util.HashSet;
import java.util.Set;

/** Names that nothing else has. */
public final class FreshNames {
    private final Set<String> taken;

    public FreshNames(Collection<String> taken) {
        this.taken = new HashSet<>(taken);
    }

    /** The name itself if it is free, otherwise with the first number that makes it so. */
    public String fresh(String name) {
        String result = name;
        for (int i = 1; !taken.add(result); i++) {
            result = name + "_" + i;
        }
        return result;
    }
}
