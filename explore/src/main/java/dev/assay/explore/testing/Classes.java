package dev.assay.explore.testing;

import dev.assay.explore.Type;
import dev.assay.explore.testing.Outcome.Open;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Classes of terms that no test tells apart, refined as terms come. A tree for each type: at a branch, terms part by what
 * is seen of them in one test; at a leaf is the term that came first, and a new one is compared with it in all tests. So
 * most terms are evaluated in a few tests only.
 */
public final class Classes {
    /** Where a term came to lie. */
    public sealed interface Place {
        /** In a class of its own. */
        record New() implements Place {}

        /** In the class of a term that came before. */
        record Equal(Node representative) implements Place {}

        /** Nowhere, since too few of its computations came to an end. */
        record Lost() implements Place {}
    }

    private sealed interface Tree {}

    private record Leaf(Node node) implements Tree {}

    private record Branch(int test, Map<Object, Tree> parts) implements Tree {}

    private static final Place NEW = new Place.New();
    private static final Place LOST = new Place.Lost();

    private final TestSuite suite;
    private final Map<Type, Tree> roots = new HashMap<>();
    private int count;

    public Classes(TestSuite suite) {
        this.suite = suite;
    }

    public int count() {
        return count;
    }

    /** The class of a term, which is made if there is none. */
    public Place put(Node node) {
        Type type = node.term.type();
        Tree root = roots.get(type);
        if (root == null) {
            roots.put(type, new Leaf(node));
            count++;
            return NEW;
        }
        Node equal = find(root, node);
        if (equal != null) {
            return new Place.Equal(equal);
        }
        Tree extended = insert(root, node);
        if (extended == null) {
            return LOST;
        }
        roots.put(type, extended);
        count++;
        return NEW;
    }

    private @Nullable Node find(Tree tree, Node node) {
        switch (tree) {
            case Leaf(var other) -> {
                return isEqual(other, node) ? other : null;
            }
            case Branch(var test, var parts) -> {
                Object seen = suite.observation(node, test);
                if (seen == Open.UNDECIDED) {
                    return parts.values().stream()
                            .map(part -> find(part, node))
                            .filter(found -> found != null)
                            .findFirst()
                            .orElse(null);
                }
                Tree part = parts.get(seen);
                Node found = part == null ? null : find(part, node);
                Tree open = parts.get(Open.UNDECIDED);
                return found == null && open != null ? find(open, node) : found;
            }
        }
    }

    /** Equal wherever both are decided, and that is often enough. */
    private boolean isEqual(Node left, Node right) {
        int decided = 0;
        for (int test = 0; test < suite.size(); test++) {
            Object seen = suite.observation(right, test);
            if (seen == Open.UNDECIDED) {
                continue;
            }
            Object other = suite.observation(left, test);
            if (other == Open.UNDECIDED) {
                continue;
            }
            if (!seen.equals(other)) {
                return false;
            }
            decided++;
        }
        return decided * 4 >= suite.size();
    }

    private @Nullable Tree insert(Tree tree, Node node) {
        switch (tree) {
            case Leaf(var other) -> {
                int test = parting(other, node);
                if (test < 0) {
                    return null;
                }
                var parts = new HashMap<Object, Tree>();
                parts.put(suite.observation(other, test), tree);
                parts.put(suite.observation(node, test), new Leaf(node));
                return new Branch(test, parts);
            }
            case Branch(var test, var parts) -> {
                Object seen = suite.observation(node, test);
                Tree part = parts.get(seen);
                Tree extended = part == null ? new Leaf(node) : insert(part, node);
                if (extended == null) {
                    return null;
                }
                parts.put(seen, extended);
                return tree;
            }
        }
    }

    /** A test that tells the terms apart, if possible one in which both are decided; negative if there is none. */
    private int parting(Node left, Node right) {
        int fallback = -1;
        for (int test = 0; test < suite.size(); test++) {
            Object seen = suite.observation(right, test);
            Object other = suite.observation(left, test);
            if (!seen.equals(other)) {
                if (seen != Open.UNDECIDED && other != Open.UNDECIDED) {
                    return test;
                }
                fallback = fallback < 0 ? test : fallback;
            }
        }
        return fallback;
    }
}
