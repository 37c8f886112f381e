package dev.assay.syntax.isabelle.inner;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;

/**
 * How many ways there are to read a text. Operators that are written alike do not count, since type inference decides on
 * them place by place; other alternatives differ in what belongs together, and each is a way of its own.
 */
final class Readings {
    /** Of more ways than this, no types are tried: the first alternative is taken at each place. */
    private static final long MOST = 1_000;

    private final IdentityHashMap<Tree, Long> counts = new IdentityHashMap<>();
    private final IdentityHashMap<Tree, Tree> firsts = new IdentityHashMap<>();

    private Readings() {}

    /** The tree with all its alternatives, or with the first ones if they are too many. */
    static Tree bounded(Tree tree) {
        var readings = new Readings();
        return readings.count(tree) > MOST ? readings.first(tree) : tree;
    }

    private long count(Tree tree) {
        return switch (tree) {
            case Tree.Leaf _ -> 1;
            case Tree.Node(var _, var children, var _) -> product(children);
            case Tree.Many(var items) -> product(items);
            case Tree.Either either -> {
                Long known = counts.get(either);
                if (known == null) {
                    known = 0L;
                    for (Tree different : different(either)) {
                        known = Math.min(known + count(different), MOST + 1);
                    }
                    counts.put(either, known);
                }
                yield known;
            }
        };
    }

    private long product(List<Tree> trees) {
        long result = 1;
        for (Tree tree : trees) {
            result = Math.min(result * count(tree), MOST + 1);
        }
        return result;
    }

    /** One of each group of alternatives with the same parts. */
    private static List<Tree> different(Tree.Either either) {
        var result = new ArrayList<Tree>();
        for (Tree tree : either.alternatives()) {
            if (result.stream().noneMatch(other -> haveSameParts(tree, other))) {
                result.add(tree);
            }
        }
        return result;
    }

    private static boolean haveSameParts(Tree one, Tree other) {
        if (!(one instanceof Tree.Node(var _, var parts, var _)
                && other instanceof Tree.Node(var _, var others, var _)
                && parts.size() == others.size())) {
            return false;
        }
        for (int i = 0; i < parts.size(); i++) {
            if (parts.get(i) != others.get(i)) {
                return false;
            }
        }
        return true;
    }

    private Tree first(Tree tree) {
        Tree known = firsts.get(tree);
        if (known == null) {
            known = switch (tree) {
                case Tree.Leaf leaf -> leaf;
                case Tree.Node(var production, var children, var position) ->
                    new Tree.Node(production, first(children), position);
                case Tree.Many(var items) -> new Tree.Many(first(items));
                case Tree.Either either -> firstParts(either);
            };
            firsts.put(tree, known);
        }
        return known;
    }

    private List<Tree> first(List<Tree> trees) {
        var result = new ArrayList<Tree>(trees.size());
        for (Tree tree : trees) {
            result.add(first(tree));
        }
        return result;
    }

    /** The alternatives that have the parts of the first one. */
    private Tree firstParts(Tree.Either either) {
        Tree preferred = either.alternatives().getFirst();
        var same = either.alternatives().stream()
                .filter(tree -> tree == preferred || haveSameParts(tree, preferred))
                .map(this::first)
                .toList();
        return same.size() == 1 ? same.getFirst() : new Tree.Either(same);
    }
}
