package dev.assay.prove.closure;

import dev.assay.logic.Term;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Rules;
import dev.assay.rewrite.egraph.EGraph;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The terms of a goal in an e-graph, closed under the freeness of constructors, too. Each class knows its smallest term, and one that
 * a constructor builds.
 */
public final class Graph extends EGraph<Reason> {
    static final int TRUE = 0;
    static final int FALSE = 1;

    /** More than anything is compared with. */
    private static final int ENDLESS = Integer.MAX_VALUE / 4;

    private static final int MOST_TEXT = 5_000;

    final Symbols symbols;
    private int[] best = new int[64];
    private int[] weight = new int[64];
    /** How large a node is as a text, in which nothing is shared. */
    private int[] textSize = new int[64];

    private int[] construction = new int[64];
    private boolean[] isMarked = new boolean[64];
    private @Nullable Term[] terms = new Term[64];

    public Graph(Symbols symbols) {
        this.symbols = symbols;
        node(symbols.truth);
        node(symbols.falsity);
    }

    private Graph(Graph g) {
        super(g);
        symbols = g.symbols;
        best = g.best.clone();
        weight = g.weight.clone();
        textSize = g.textSize.clone();
        construction = g.construction.clone();
        isMarked = g.isMarked.clone();
        terms = g.terms.clone();
    }

    public Graph copy() {
        return new Graph(this);
    }

    /** Whether the node came from the goal or by computing. */
    boolean isMarked(int node) {
        return isMarked[node];
    }

    void mark(int node) {
        isMarked[node] = true;
    }

    int weight(int node) {
        return weight[node];
    }

    /** The smallest node of the class. */
    int best(int node) {
        return best[find(node)];
    }

    /** A node of the class that a constructor builds, or -1. */
    int construction(int node) {
        return construction[find(node)];
    }

    public boolean isContradictory() {
        return equal(TRUE, FALSE);
    }

    Term term(int node) {
        Term known = terms[node];
        if (known == null) {
            known = symbols.term(symbol(node));
            for (int argument : arguments(node)) {
                known = new Term.App(known, term(argument));
            }
            terms[node] = known;
        }
        return known;
    }

    Type type(int node) {
        return term(node).type();
    }

    /** The node of a term, which must be β-normal. */
    public int add(Term t) {
        Term head = t.head();
        if (head instanceof Term.Abs) {
            return node(symbols.number(t));
        }
        List<Term> parts = t.arguments();
        var nodes = new int[parts.size()];
        for (int i = 0; i < nodes.length; i++) {
            nodes[i] = add(parts.get(i));
        }
        return node(symbols.number(head), nodes);
    }

    /**
     * Whether an instance of the pattern can be made. What stands inside of an abstraction is a text, and the text of a node that shares
     * its parts may be longer than any memory.
     */
    boolean canAdd(Pattern pattern, int[] binding) {
        return switch (pattern) {
            case Pattern.Variable _ -> true;
            case Pattern.Node(var _, var parts) -> parts.stream().allMatch(part -> canAdd(part, binding));
            case Pattern.Flexible _, Pattern.Opaque _ -> {
                var variables = new BitSet();
                pattern.collect(variables);
                yield variables.stream().allMatch(v -> textSize[binding[v]] <= MOST_TEXT);
            }
        };
    }

    /** The node of a pattern at these nodes for its variables. */
    int add(Pattern pattern, int[] binding) {
        return switch (pattern) {
            case Pattern.Variable(var index) -> binding[index];
            case Pattern.Node(var s, var parts) -> node(s, addAll(parts, binding));
            case Pattern.Flexible(var index, var parts) -> {
                int function = binding[index];
                int[] more = addAll(parts, binding);
                if (symbols.term(symbol(function)) instanceof Term.Abs abs) {
                    Term applied = abs;
                    for (int m : more) {
                        applied = new Term.App(applied, term(m));
                    }
                    yield add(applied.betaNormal());
                }
                int[] own = arguments(function);
                int[] all = Arrays.copyOf(own, own.length + more.length);
                System.arraycopy(more, 0, all, own.length, more.length);
                yield node(symbol(function), all);
            }
            case Pattern.Opaque(var term) -> {
                var substitution = new HashMap<Term.Free, Term>();
                for (Term.Free v : term.frees()) {
                    if (Pattern.index(v) >= 0) {
                        substitution.put(v, term(binding[Pattern.index(v)]));
                    }
                }
                yield add(term.substitute(substitution).betaNormal());
            }
        };
    }

    private int[] addAll(List<Pattern> patterns, int[] binding) {
        var result = new int[patterns.size()];
        for (int i = 0; i < result.length; i++) {
            result[i] = add(patterns.get(i), binding);
        }
        return result;
    }

    /** Makes two terms equal, by a theorem that says just this. */
    public void merge(Thm equation) {
        Term[] sides = Rules.sides(equation.conclusion());
        merge(new Reason.Given(add(sides[0]), add(sides[1]), equation));
    }

    void merge(Reason reason) {
        merge(reason.left(), reason.right(), reason);
    }

    @Override
    protected void created(int node) {
        if (node == best.length) {
            grow();
        }
        int[] parts = arguments(node);
        int sum = 1;
        int text = symbols.size(symbol(node));
        for (int part : parts) {
            sum = Math.min(ENDLESS, sum + weight[part]);
            text = Math.min(ENDLESS, text + textSize[part]);
        }
        best[node] = node;
        weight[node] = sum;
        textSize[node] = text;
        construction[node] = symbols.isConstruction(symbol(node), parts.length) ? node : -1;
    }

    private void grow() {
        int size = 2 * best.length;
        best = Arrays.copyOf(best, size);
        weight = Arrays.copyOf(weight, size);
        textSize = Arrays.copyOf(textSize, size);
        construction = Arrays.copyOf(construction, size);
        isMarked = Arrays.copyOf(isMarked, size);
        terms = Arrays.copyOf(terms, size);
    }

    @Override
    protected void merged(int root, int gone) {
        int other = best[gone];
        int mine = best[root];
        if (weight[other] < weight[mine] || weight[other] == weight[mine] && other < mine) {
            best[root] = other;
        }
        int c = construction[gone];
        int d = construction[root];
        if (c >= 0 && d >= 0) {
            constructed(c, d);
        } else if (c >= 0) {
            construction[root] = c;
        }
    }

    private void constructed(int c, int d) {
        if (symbol(c) != symbol(d)) {
            infer(new Reason.Distinct(TRUE, FALSE, c, d));
            return;
        }
        for (int i = 0; i < arguments(c).length; i++) {
            int left = arguments(c)[i];
            int right = arguments(d)[i];
            if (!equal(left, right)) {
                infer(new Reason.Injective(left, right, c, d, i));
            }
        }
    }

    private void infer(Reason reason) {
        infer(reason.left(), reason.right(), reason);
    }
}
