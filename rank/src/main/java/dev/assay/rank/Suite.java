package dev.assay.rank;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/**
 * Tests none of which is redundant: each stands for a bug.
 *
 * <p>Once every signature that there is has been seen, these are the signatures that are no union of others. There is only
 * one such set, so in which order tests came does not matter then.
 */
public final class Suite<T> {
    private final List<Witness<T>> tests = new ArrayList<>();

    /** The tests, first found first. */
    public List<Witness<T>> tests() {
        return List.copyOf(tests);
    }

    public int size() {
        return tests.size();
    }

    /**
     * Whether the failures of a test are explained by others: the signatures inside of its own have it as their union. So a
     * test that nobody fails is redundant, and one whose signature is already there.
     */
    public boolean isRedundant(Signature signature) {
        return isUnion(signature, tests, -1);
    }

    /** Those in a signature whose failures no test of the suite explains; there are none if and only if it is redundant. */
    public Signature unexplained(Signature signature) {
        Signature explained = Signature.of();
        for (Witness<T> each : tests) {
            if (each.failing().isSubsetOf(signature)) {
                explained = explained.union(each.failing());
            }
        }
        return signature.without(explained);
    }

    private static <T> boolean isUnion(Signature signature, List<Witness<T>> others, int except) {
        int missing = signature.size();
        if (missing == 0) {
            return true;
        }
        Signature union = Signature.of();
        for (int i = 0; i < others.size(); i++) {
            Signature other = others.get(i).failing();
            if (i != except && other.isSubsetOf(signature)) {
                union = union.union(other);
                if (union.size() == missing) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Adds a test that is not redundant, and removes those that it makes so. */
    public void add(Witness<T> test) {
        if (isRedundant(test.failing())) {
            throw new IllegalArgumentException("the test " + test.test() + " is redundant");
        }
        tests.add(test);
        for (int i = tests.size() - 1; i >= 0; i--) {
            if (isUnion(tests.get(i).failing(), tests, i)) {
                tests.remove(i);
            }
        }
    }

    /** The suite of all the tests given. */
    public static <T> Suite<T> of(Collection<Witness<T>> tests) {
        var suite = new Suite<T>();
        for (Witness<T> test : tests) {
            if (!suite.isRedundant(test.failing())) {
                suite.add(test);
            }
        }
        return suite;
    }
}
