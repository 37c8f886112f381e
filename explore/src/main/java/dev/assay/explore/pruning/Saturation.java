package dev.assay.explore.pruning;

import dev.assay.explore.Law;
import dev.assay.explore.Symbol;
import dev.assay.explore.Term;
import dev.assay.explore.Type;
import dev.assay.rewrite.egraph.Matching;
import dev.assay.rewrite.egraph.Pattern;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Equality saturation: the two sides of an equation, and all that laws make of them and their parts, in one congruence
 * closure. Laws are matched against classes, so it does not matter in which order or direction they are used; how many
 * rounds, and how large terms may be, is bounded.
 */
public final class Saturation implements Pruner {
    private static final int UNKNOWN = Integer.MAX_VALUE / 64;

    private final Heads heads = new Heads();
    private final int rounds;
    private final int nodes;
    private final int slack;
    private final Set<Symbol> partial;
    private final Set<Type> peculiar;
    private final List<Use> uses = new ArrayList<>();

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
        uses.add(Use.of(law, false, peculiar, heads));
        uses.add(Use.of(law, true, peculiar, heads));
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
        final Use use;
        final int node;
        final int[] places;

        Match(Use use, int node, int[] places) {
            this.use = use;
            this.node = node;
            this.places = places;
        }
    }

    private final class Search {
        private final TermGraph graph = new TermGraph(heads);
        private final Matching matching = new Matching(graph, () -> false);
        private final boolean isRecorded;
        private final int bound;
        private final int left;
        private final int right;
        private final int given;
        private final List<Explanation.Instance> used = new ArrayList<>();
        private final List<Match> matches = new ArrayList<>();
        private int[] sizes = new int[0];
        private boolean[] totals = new boolean[0];

        Search(Term left, Term right, boolean isRecorded) {
            this.isRecorded = isRecorded;
            this.bound = Math.max(left.size(), right.size()) + slack;
            this.left = graph.addEqual(left);
            this.right = graph.addEqual(right);
            this.given = graph.count();
        }

        boolean isFound() {
            for (int round = 0; round < rounds && !isEqual(); round++) {
                measure();
                matches.clear();
                uses.forEach(this::match);
                int before = graph.count();
                boolean isChanged = false;
                for (Match match : matches) {
                    int result = add(match.use.result(), match.places);
                    if (!graph.equal(result, match.node)) {
                        isChanged = true;
                        if (isRecorded) {
                            used.add(instance(match));
                        }
                        graph.merge(match.node, result, match.use.law());
                        if (isEqual()) {
                            return true;
                        }
                    }
                    if (graph.count() > nodes) {
                        return false;
                    }
                }
                if (!isChanged && graph.count() == before) {
                    break;
                }
            }
            return isEqual();
        }

        private boolean isEqual() {
            return graph.equal(left, right);
        }

        /** The smallest size of the terms of each class, and whether one of them always has a value. */
        private void measure() {
            sizes = new int[graph.count()];
            Arrays.fill(sizes, UNKNOWN);
            totals = new boolean[graph.count()];
            boolean isChanged = true;
            while (isChanged) {
                isChanged = false;
                for (int node = 0; node < sizes.length; node++) {
                    isChanged |= measure(node);
                }
            }
        }

        private boolean measure(int node) {
            int size = heads.size(graph.symbol(node));
            boolean isTotal = !heads.isAmong(graph.symbol(node), partial);
            for (int argument : graph.arguments(node)) {
                int below = graph.find(argument);
                size += sizes[below];
                isTotal &= totals[below];
            }
            int root = graph.find(node);
            if (size < sizes[root] || isTotal && !totals[root]) {
                sizes[root] = Math.min(size, sizes[root]);
                totals[root] |= isTotal;
                return true;
            }
            return false;
        }

        private void match(Use use) {
            var places = new int[use.types().size()];
            if (use.pattern() instanceof Pattern.Variable(int place)) {
                // Any term is one side of such a law; only the given ones are.
                for (int node = 0; node < given; node++) {
                    if (graph.find(node) == node && use.types().get(place).equals(type(node))) {
                        places[place] = node;
                        open(use, 0, node, places);
                    }
                }
            }
            use.trigger()
                    .ifPresent(trigger -> matching.find(trigger, () -> {
                        Arrays.setAll(places, matching::value);
                        open(use, 0, matching.root(0), places);
                        return false;
                    }));
        }

        private Type type(int node) {
            return heads.type(heads.signature().resultSort(graph.symbol(node)));
        }

        /** Variables that only the result has stand for the given variables and constants. */
        private void open(Use use, int next, int node, int[] places) {
            if (next == use.open().size()) {
                finish(use, node, places);
                return;
            }
            int place = use.open().get(next);
            for (int leaf = 0; leaf < given; leaf++) {
                if (graph.arguments(leaf).length == 0 && use.types().get(place).equals(type(leaf))) {
                    places[place] = graph.find(leaf);
                    open(use, next + 1, node, places);
                }
            }
        }

        private void finish(Use use, int node, int[] places) {
            for (int place : use.strict()) {
                if (!totals[places[place]]) {
                    return;
                }
            }
            if (size(use.result(), places) <= bound) {
                matches.add(new Match(use, node, places.clone()));
            }
        }

        /** How large the pattern is with the smallest terms for its variables. */
        private int size(Pattern pattern, int[] places) {
            return switch (pattern) {
                case Pattern.Variable(int place) -> sizes[places[place]];
                case Pattern.Node(int symbol, List<Pattern> arguments) -> {
                    int size = heads.size(symbol);
                    for (Pattern argument : arguments) {
                        size += size(argument, places);
                    }
                    yield size;
                }
                case Pattern.Flexible flexible -> throw applied(flexible);
            };
        }

        private int add(Pattern pattern, int[] places) {
            return switch (pattern) {
                case Pattern.Variable(int place) -> places[place];
                case Pattern.Node(int symbol, List<Pattern> arguments) ->
                    graph.congruent(
                            symbol,
                            arguments.stream().mapToInt(a -> add(a, places)).toArray());
                case Pattern.Flexible flexible -> throw applied(flexible);
            };
        }

        private Explanation.Instance instance(Match match) {
            return new Explanation.Instance(
                    match.use.law(), fill(match.use.pattern(), match.places), fill(match.use.result(), match.places));
        }

        private Term fill(Pattern pattern, int[] places) {
            return switch (pattern) {
                case Pattern.Variable(int place) -> graph.term(places[place]);
                case Pattern.Node(int symbol, List<Pattern> arguments) ->
                    heads.term(
                            symbol, arguments.stream().map(a -> fill(a, places)).toList());
                case Pattern.Flexible flexible -> throw applied(flexible);
            };
        }

        /** Functions that are values are applied by symbols of their own. */
        private static IllegalStateException applied(Pattern.Flexible flexible) {
            return new IllegalStateException("a variable with arguments: " + flexible);
        }
    }
}
