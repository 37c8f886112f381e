package dev.assay.prove.closure;

import dev.assay.logic.Term;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Thm;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Terms as nodes, in classes of equal ones, closed under congruence and the freeness of constructors. Every node is one
 * term; a forest of reasons connects the nodes of a class, so that each equality can be explained.
 */
public final class Graph {
    static final int TRUE = 0;
    static final int FALSE = 1;
    private static final int[] NONE = {};

    /** More than anything is compared with. */
    private static final int ENDLESS = Integer.MAX_VALUE / 4;

    private static final int MOST_TEXT = 5_000;

    final Symbols symbols;
    private int count;
    private int[] symbol = new int[64];
    private int[][] arguments = new int[64][];
    private int[] parent = new int[64];
    private int[] classSize = new int[64];
    private int[] next = new int[64];
    private int[] best = new int[64];
    private int[] weight = new int[64];
    /** How large a node is as a text, in which nothing is shared. */
    private int[] textSize = new int[64];

    private int[] construction = new int[64];
    private boolean[] isDuplicate = new boolean[64];
    private boolean[] isMarked = new boolean[64];
    private int[] towards = new int[64];
    private @Nullable Reason[] reasons = new Reason[64];
    private @Nullable Term[] terms = new Term[64];

    // Uses of a node as an argument, as linked lists.
    private int[] firstUse = new int[64];
    private int[] user = new int[64];
    private int[] nextUse = new int[64];
    private int uses;

    // Nodes by symbol, as linked lists.
    private int[] firstOf = new int[64];
    private int[] nextOf = new int[64];

    private int[] exact = new int[256];
    private int[] congruent = new int[256];
    private int congruentEntries;

    private final ArrayList<Reason> pending;

    public Graph(Symbols symbols) {
        this.symbols = symbols;
        this.pending = new ArrayList<>();
        Arrays.fill(exact, -1);
        Arrays.fill(congruent, -1);
        Arrays.fill(firstOf, -1);
        node(symbols.truth, NONE);
        node(symbols.falsity, NONE);
    }

    private Graph(Graph g) {
        symbols = g.symbols;
        count = g.count;
        symbol = g.symbol.clone();
        arguments = g.arguments.clone();
        parent = g.parent.clone();
        classSize = g.classSize.clone();
        next = g.next.clone();
        best = g.best.clone();
        weight = g.weight.clone();
        textSize = g.textSize.clone();
        construction = g.construction.clone();
        isDuplicate = g.isDuplicate.clone();
        isMarked = g.isMarked.clone();
        towards = g.towards.clone();
        reasons = g.reasons.clone();
        terms = g.terms.clone();
        firstUse = g.firstUse.clone();
        user = g.user.clone();
        nextUse = g.nextUse.clone();
        uses = g.uses;
        firstOf = g.firstOf.clone();
        nextOf = g.nextOf.clone();
        exact = g.exact.clone();
        congruent = g.congruent.clone();
        congruentEntries = g.congruentEntries;
        pending = new ArrayList<>(g.pending);
    }

    public Graph copy() {
        return new Graph(this);
    }

    // Nodes

    int count() {
        return count;
    }

    int symbol(int node) {
        return symbol[node];
    }

    int[] arguments(int node) {
        return arguments[node];
    }

    /** Whether an older node of the same class has the same symbol and equal arguments. */
    boolean isDuplicate(int node) {
        return isDuplicate[node];
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

    /** The next node of the class, round and round. */
    int next(int node) {
        return next[node];
    }

    int firstOf(int symbol) {
        return symbol < firstOf.length ? firstOf[symbol] : -1;
    }

    int nextOf(int node) {
        return nextOf[node];
    }

    int find(int node) {
        int root = node;
        while (parent[root] != root) {
            root = parent[root];
        }
        int at = node;
        while (parent[at] != root) {
            int up = parent[at];
            parent[at] = root;
            at = up;
        }
        return root;
    }

    boolean equal(int a, int b) {
        return find(a) == find(b);
    }

    public boolean isContradictory() {
        return equal(TRUE, FALSE);
    }

    Term term(int node) {
        Term known = terms[node];
        if (known == null) {
            known = symbols.term(symbol[node]);
            for (int argument : arguments[node]) {
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
            return node(symbols.number(t), NONE);
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
                if (symbols.term(symbol[function]) instanceof Term.Abs abs) {
                    Term applied = abs;
                    for (int m : more) {
                        applied = new Term.App(applied, term(m));
                    }
                    yield add(applied.betaNormal());
                }
                int[] own = arguments[function];
                int[] all = Arrays.copyOf(own, own.length + more.length);
                System.arraycopy(more, 0, all, own.length, more.length);
                yield node(symbol[function], all);
            }
            case Pattern.Opaque(var term) -> {
                var substitution = new java.util.HashMap<Term.Free, Term>();
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

    /** The node with just these arguments. */
    int node(int s, int[] parts) {
        int slot = exactHash(s, parts) & (exact.length - 1);
        while (exact[slot] >= 0) {
            int n = exact[slot];
            if (symbol[n] == s && Arrays.equals(arguments[n], parts)) {
                return n;
            }
            slot = (slot + 1) & (exact.length - 1);
        }
        int n = create(s, parts);
        exact[slot] = n;
        if (2 * count > exact.length) {
            growExact();
        }
        enter(n);
        return n;
    }

    private int create(int s, int[] parts) {
        if (count == symbol.length) {
            grow();
        }
        int n = count++;
        symbol[n] = s;
        arguments[n] = parts;
        parent[n] = n;
        classSize[n] = 1;
        next[n] = n;
        best[n] = n;
        towards[n] = -1;
        firstUse[n] = -1;
        construction[n] = symbols.isConstruction(s, parts.length) ? n : -1;
        int sum = 1;
        int text = symbols.size(s);
        for (int part : parts) {
            sum = Math.min(ENDLESS, sum + weight[part]);
            text = Math.min(ENDLESS, text + textSize[part]);
            use(part, n);
        }
        weight[n] = sum;
        textSize[n] = text;
        if (s >= firstOf.length) {
            int before = firstOf.length;
            firstOf = Arrays.copyOf(firstOf, Math.max(2 * before, s + 1));
            Arrays.fill(firstOf, before, firstOf.length, -1);
        }
        nextOf[n] = firstOf[s];
        firstOf[s] = n;
        return n;
    }

    private void use(int part, int by) {
        if (uses == user.length) {
            user = Arrays.copyOf(user, 2 * uses);
            nextUse = Arrays.copyOf(nextUse, 2 * uses);
        }
        user[uses] = by;
        nextUse[uses] = firstUse[part];
        firstUse[part] = uses++;
    }

    private void grow() {
        int size = 2 * symbol.length;
        symbol = Arrays.copyOf(symbol, size);
        arguments = Arrays.copyOf(arguments, size);
        parent = Arrays.copyOf(parent, size);
        classSize = Arrays.copyOf(classSize, size);
        next = Arrays.copyOf(next, size);
        best = Arrays.copyOf(best, size);
        weight = Arrays.copyOf(weight, size);
        textSize = Arrays.copyOf(textSize, size);
        construction = Arrays.copyOf(construction, size);
        isDuplicate = Arrays.copyOf(isDuplicate, size);
        isMarked = Arrays.copyOf(isMarked, size);
        towards = Arrays.copyOf(towards, size);
        reasons = Arrays.copyOf(reasons, size);
        terms = Arrays.copyOf(terms, size);
        firstUse = Arrays.copyOf(firstUse, size);
        nextOf = Arrays.copyOf(nextOf, size);
    }

    // Tables

    private static int exactHash(int s, int[] parts) {
        int hash = s * 0x9E3779B9;
        for (int part : parts) {
            hash = (hash ^ part) * 0x85EBCA6B;
        }
        return hash ^ hash >>> 15;
    }

    private int congruenceHash(int n) {
        int hash = symbol[n] * 0x9E3779B9;
        for (int part : arguments[n]) {
            hash = (hash ^ find(part)) * 0x85EBCA6B;
        }
        return hash ^ hash >>> 15;
    }

    private void growExact() {
        exact = new int[2 * exact.length];
        Arrays.fill(exact, -1);
        for (int n = 0; n < count; n++) {
            int slot = exactHash(symbol[n], arguments[n]) & (exact.length - 1);
            while (exact[slot] >= 0) {
                slot = (slot + 1) & (exact.length - 1);
            }
            exact[slot] = n;
        }
    }

    private boolean isCongruent(int a, int b) {
        if (symbol[a] != symbol[b] || arguments[a].length != arguments[b].length) {
            return false;
        }
        for (int i = 0; i < arguments[a].length; i++) {
            if (!equal(arguments[a][i], arguments[b][i])) {
                return false;
            }
        }
        return true;
    }

    /** Puts a node into the table of congruences; if one like it is there, the two are to be merged. */
    private void enter(int n) {
        if (arguments[n].length == 0) {
            return;
        }
        int slot = congruenceHash(n) & (congruent.length - 1);
        while (congruent[slot] >= 0) {
            int other = congruent[slot];
            if (other == n) {
                return;
            }
            if (isCongruent(other, n)) {
                isDuplicate[Math.max(other, n)] = true;
                if (!equal(other, n)) {
                    pending.add(new Reason.Congruence(n, other));
                }
                return;
            }
            slot = (slot + 1) & (congruent.length - 1);
        }
        congruent[slot] = n;
        congruentEntries++;
        if (2 * congruentEntries > congruent.length) {
            growCongruent();
        }
    }

    private void growCongruent() {
        congruent = new int[2 * congruent.length];
        Arrays.fill(congruent, -1);
        congruentEntries = 0;
        for (int n = 0; n < count; n++) {
            enter(n);
        }
    }

    /** The node with this symbol and arguments equal to these, or -1. */
    int lookup(int s, int[] parts) {
        int hash = s * 0x9E3779B9;
        for (int part : parts) {
            hash = (hash ^ find(part)) * 0x85EBCA6B;
        }
        if (parts.length == 0) {
            int n = firstOf(s);
            while (n >= 0 && arguments[n].length > 0) {
                n = nextOf[n];
            }
            return n;
        }
        int slot = (hash ^ hash >>> 15) & (congruent.length - 1);
        while (congruent[slot] >= 0) {
            int n = congruent[slot];
            if (symbol[n] == s && arguments[n].length == parts.length) {
                boolean same = true;
                for (int i = 0; same && i < parts.length; i++) {
                    same = equal(arguments[n][i], parts[i]);
                }
                if (same) {
                    return n;
                }
            }
            slot = (slot + 1) & (congruent.length - 1);
        }
        return -1;
    }

    // Equality

    /** Makes two terms equal, by a theorem that says just this. */
    public void merge(Thm equation) {
        Term[] sides = dev.assay.logic.rules.Rules.sides(equation.conclusion());
        int left = add(sides[0]);
        int right = add(sides[1]);
        merge(new Reason.Given(left, right, equation));
    }

    void merge(Reason reason) {
        pending.add(reason);
        close();
    }

    /** Does all that follows from what was added. */
    void close() {
        while (!pending.isEmpty()) {
            Reason reason = pending.removeLast();
            int a = find(reason.left());
            int b = find(reason.right());
            if (a != b) {
                connect(reason);
                union(a, b);
            }
        }
    }

    /** Adds an edge to the forest of reasons, turning the smaller tree so that its root is the edge's end. */
    private void connect(Reason reason) {
        int from = reason.left();
        int to = reason.right();
        if (classSize[find(from)] > classSize[find(to)]) {
            from = reason.right();
            to = reason.left();
        }
        int at = from;
        int before = to;
        Reason why = reason;
        while (at >= 0) {
            int up = towards[at];
            Reason old = reasons[at];
            towards[at] = before;
            reasons[at] = why;
            before = at;
            at = up;
            if (at >= 0) {
                why = java.util.Objects.requireNonNull(old);
            }
        }
    }

    private void union(int a, int b) {
        int small = classSize[a] <= classSize[b] ? a : b;
        int large = small == a ? b : a;
        parent[small] = large;
        classSize[large] += classSize[small];
        // Who used a node of the smaller class has another signature now.
        int member = small;
        do {
            for (int u = firstUse[member]; u >= 0; u = nextUse[u]) {
                enter(user[u]);
            }
            member = next[member];
        } while (member != small);
        int swap = next[small];
        next[small] = next[large];
        next[large] = swap;
        int other = best[small];
        int mine = best[large];
        if (weight[other] < weight[mine] || weight[other] == weight[mine] && other < mine) {
            best[large] = other;
        }
        int c = construction[small];
        int d = construction[large];
        if (c >= 0 && d >= 0) {
            constructed(c, d);
        } else if (c >= 0) {
            construction[large] = c;
        }
    }

    private void constructed(int c, int d) {
        if (symbol[c] != symbol[d]) {
            pending.add(new Reason.Distinct(TRUE, FALSE, c, d));
            return;
        }
        for (int i = 0; i < arguments[c].length; i++) {
            if (!equal(arguments[c][i], arguments[d][i])) {
                pending.add(new Reason.Injective(arguments[c][i], arguments[d][i], c, d, i));
            }
        }
    }

    // Reasons

    /** The node that the forest leads to from here, or -1. */
    int towards(int node) {
        return towards[node];
    }

    /** Why a node equals the one the forest leads to. */
    Reason reason(int node) {
        return java.util.Objects.requireNonNull(reasons[node]);
    }
}
