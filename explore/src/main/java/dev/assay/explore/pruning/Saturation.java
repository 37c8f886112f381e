package dev.assay.explore.pruning;

import dev.assay.explore.Law;
import dev.assay.explore.Symbol;
import dev.assay.explore.Symbol.Role;
import dev.assay.explore.Term;
import dev.assay.explore.Term.Var;
import dev.assay.explore.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Equality saturation: the two sides of an equation, and all that laws make of them and their parts, in one congruence
 * closure. Laws are matched against classes, so it does not matter in which order or direction they are used; how many
 * rounds, and how large terms may be, is bounded.
 */
public final class Saturation implements Pruner {
    private static final int UNBOUND = -1;
    private static final int UNKNOWN = Integer.MAX_VALUE / 64;

    private final int rounds;
    private final int nodes;
    private final int slack;
    private final Set<Symbol> partial;
    private final Set<Type> peculiar;
    private final List<Pattern.Use> uses = new ArrayList<>();

    /**
     * @param nodes how many terms there may be
     * @param slack by how much terms may be larger than the larger side
     * @param partial symbols without a value for some arguments
     */
    public Saturation(int rounds, int nodes, int slack, Set<Symbol> partial) {
        this.rounds = rounds;
        this.nodes = nodes;
        this.slack = slack;
        this.partial = partial;
        this.peculiar = Strictness.peculiar(partial);
    }

    @Override
    public void assume(Law law) {
        uses.add(Pattern.Use.of(law, false, peculiar));
        uses.add(Pattern.Use.of(law, true, peculiar));
    }

    @Override
    public Term simplify(Term term) {
        return term;
    }

    @Override
    public boolean proves(Term left, Term right) {
        return new Search(left, right, false).isFound();
    }

    /** How the sides follow from laws, step by step; empty if that is not seen. */
    public Optional<Proof> prove(Term left, Term right) {
        var search = new Search(left, right, true);
        return search.isFound() ? Explanation.of(left, right, search.used) : Optional.empty();
    }

    /** A law's result for what was matched. */
    private static final class Match {
        final Pattern.Use use;
        final int node;
        final int[] places;

        Match(Pattern.Use use, int node, int[] places) {
            this.use = use;
            this.node = node;
            this.places = places;
        }

        Explanation.Instance instance(CongruenceClosure closure) {
            return new Explanation.Instance(
                    use.law(), use.pattern().fill(places, closure), use.result().fill(places, closure));
        }
    }

    private final class Search {
        private final CongruenceClosure closure = new CongruenceClosure();
        private final boolean isRecorded;
        private final int bound;
        private final int left;
        private final int right;
        private final int given;
        private final List<Explanation.Instance> used = new ArrayList<>();
        private final List<Match> matches = new ArrayList<>();
        private final Map<Symbol, List<Integer>> heads = new HashMap<>();
        private int[] sizes = new int[0];
        private boolean[] totals = new boolean[0];

        Search(Term left, Term right, boolean isRecorded) {
            this.isRecorded = isRecorded;
            this.bound = Math.max(left.size(), right.size()) + slack;
            this.left = closure.add(left);
            this.right = closure.add(right);
            this.given = closure.size();
        }

        boolean isFound() {
            for (int round = 0; round < rounds && !isEqual(); round++) {
                measure();
                matches.clear();
                uses.forEach(this::match);
                int before = closure.size();
                boolean isChanged = false;
                for (Match match : matches) {
                    int result = match.use.result().add(match.places, closure);
                    if (closure.find(result) != closure.find(match.node)) {
                        isChanged = true;
                        if (isRecorded) {
                            used.add(match.instance(closure));
                        }
                        closure.merge(match.node, result);
                        if (isEqual()) {
                            return true;
                        }
                    }
                    if (closure.size() > nodes) {
                        return false;
                    }
                }
                if (!isChanged && closure.size() == before) {
                    break;
                }
            }
            return isEqual();
        }

        private boolean isEqual() {
            return closure.find(left) == closure.find(right);
        }

        /** The smallest size of the terms of each class, whether one of them always has a value, and who has which head. */
        private void measure() {
            sizes = new int[closure.size()];
            Arrays.fill(sizes, UNKNOWN);
            totals = new boolean[closure.size()];
            boolean isChanged = true;
            while (isChanged) {
                isChanged = false;
                for (int node = 0; node < sizes.length; node++) {
                    isChanged |= measure(node);
                }
            }
            heads.clear();
            for (int node = 0; node < sizes.length; node++) {
                if (closure.head(node) instanceof Symbol symbol && !closure.isDouble(node)) {
                    heads.computeIfAbsent(symbol, s -> new ArrayList<>()).add(node);
                }
            }
        }

        private boolean measure(int node) {
            Object head = closure.head(node);
            int size = head instanceof Symbol symbol && symbol.role() == Role.APPLICATION ? 0 : 1;
            boolean isTotal = !(head instanceof Symbol symbol && partial.contains(symbol));
            for (int argument : closure.arguments(node)) {
                int below = closure.find(argument);
                size += sizes[below];
                isTotal &= totals[below];
            }
            int root = closure.find(node);
            if (size < sizes[root] || isTotal && !totals[root]) {
                sizes[root] = Math.min(size, sizes[root]);
                totals[root] |= isTotal;
                return true;
            }
            return false;
        }

        private void match(Pattern.Use use) {
            var places = new int[use.slots()];
            Arrays.fill(places, UNBOUND);
            switch (use.pattern()) {
                case Pattern.Slot(var place, var type) -> {
                    // Any term is one side of such a law; only the given ones are.
                    for (int node = 0; node < given; node++) {
                        if (closure.find(node) == node && type.equals(type(node))) {
                            places[place] = node;
                            open(use, 0, node, places);
                        }
                    }
                }
                case Pattern.Node(var symbol, var arguments) -> {
                    for (int node : heads.getOrDefault(symbol, List.of())) {
                        int matched = node;
                        match(arguments, closure.arguments(node), 0, places, () -> open(use, 0, matched, places));
                    }
                }
            }
        }

        private Type type(int node) {
            return closure.head(node) instanceof Symbol symbol ? symbol.result() : ((Var) closure.head(node)).type();
        }

        /** Variables that only the result has stand for the given variables and constants. */
        private void open(Pattern.Use use, int next, int node, int[] places) {
            if (next == use.open().size()) {
                finish(use, node, places);
                return;
            }
            Pattern.Slot slot = use.open().get(next);
            for (int leaf = 0; leaf < given; leaf++) {
                if (closure.arguments(leaf).length == 0 && slot.type().equals(type(leaf))) {
                    places[slot.place()] = closure.find(leaf);
                    open(use, next + 1, node, places);
                }
            }
            places[slot.place()] = UNBOUND;
        }

        private void finish(Pattern.Use use, int node, int[] places) {
            for (int place : use.strict()) {
                if (!totals[places[place]]) {
                    return;
                }
            }
            if (use.result().size(places, sizes) <= bound) {
                matches.add(new Match(use, node, places.clone()));
            }
        }

        private void match(List<Pattern> patterns, int[] classes, int from, int[] places, Runnable then) {
            if (from == patterns.size()) {
                then.run();
                return;
            }
            int root = closure.find(classes[from]);
            switch (patterns.get(from)) {
                case Pattern.Slot(var place, var type) -> {
                    if (places[place] == UNBOUND) {
                        places[place] = root;
                        match(patterns, classes, from + 1, places, then);
                        places[place] = UNBOUND;
                    } else if (places[place] == root) {
                        match(patterns, classes, from + 1, places, then);
                    }
                }
                case Pattern.Node(var symbol, var arguments) -> {
                    for (int member : closure.members(root)) {
                        if (closure.head(member) == symbol && !closure.isDouble(member)) {
                            match(
                                    arguments,
                                    closure.arguments(member),
                                    0,
                                    places,
                                    () -> match(patterns, classes, from + 1, places, then));
                        }
                    }
                }
            }
        }
    }
}
