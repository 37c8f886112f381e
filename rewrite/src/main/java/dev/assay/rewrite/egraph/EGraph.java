package dev.assay.rewrite.egraph;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Terms as nodes, in classes of equal ones, closed under congruence. Every node is one term; a forest of reasons connects the
 * nodes of a class, so that each equality can be explained, after Nieuwenhuis and Oliveras.
 *
 * <pre>
 *   s₁ = t₁   …   sₙ = tₙ
 *  ─────────────────────────  congruence
 *   f(s₁ … sₙ) = f(t₁ … tₙ)
 * </pre>
 *
 * Symbols are numbers from 0 on, and may have any number of arguments.
 *
 * @param <R> why two nodes are merged
 */
public class EGraph<R> {
    private static final int NONE = -1;

    private int count;
    private int[] symbol = new int[64];
    private int[][] arguments = new int[64][];
    private int[] parent = new int[64];
    private int[] classSize = new int[64];
    private int[] next = new int[64];
    private boolean[] isDuplicate = new boolean[64];
    private int[] towards = new int[64];

    /** By node: why it equals the one that the forest leads to, or null where that is by congruence. */
    private @Nullable Object[] reasons = new Object[64];

    // Uses of a node as an argument, as linked lists.
    private int[] firstUse = new int[64];
    private int[] user = new int[64];
    private int[] nextUse = new int[64];
    private int uses;

    // Nodes by symbol, as linked lists.
    private int[] firstOf = new int[64];
    private int[] nextOf = new int[64];

    // Open addressing: nodes by symbol and arguments, and by symbol and classes of arguments.
    private int[] exact = new int[256];
    private int[] congruent = new int[256];
    private int congruentEntries;

    // What is still to be merged, and why.
    private int[] pending = new int[16];
    private @Nullable Object[] pendingReasons = new Object[8];
    private int pendings;

    public EGraph() {
        Arrays.fill(exact, NONE);
        Arrays.fill(congruent, NONE);
        Arrays.fill(firstOf, NONE);
    }

    protected EGraph(EGraph<R> g) {
        count = g.count;
        symbol = g.symbol.clone();
        arguments = g.arguments.clone();
        parent = g.parent.clone();
        classSize = g.classSize.clone();
        next = g.next.clone();
        isDuplicate = g.isDuplicate.clone();
        towards = g.towards.clone();
        reasons = g.reasons.clone();
        firstUse = g.firstUse.clone();
        user = g.user.clone();
        nextUse = g.nextUse.clone();
        uses = g.uses;
        firstOf = g.firstOf.clone();
        nextOf = g.nextOf.clone();
        exact = g.exact.clone();
        congruent = g.congruent.clone();
        congruentEntries = g.congruentEntries;
        pending = g.pending.clone();
        pendingReasons = g.pendingReasons.clone();
        pendings = g.pendings;
    }

    /** Called for each new node. */
    protected void created(int node) {}

    /** Called when the nodes of one class have gone into another, with the nodes that stood for both. */
    protected void merged(int root, int gone) {}

    // Nodes

    public final int count() {
        return count;
    }

    public final int symbol(int node) {
        return symbol[node];
    }

    public final int[] arguments(int node) {
        return arguments[node];
    }

    /** Whether an older node of the same class has the same symbol and equal arguments. */
    public final boolean isDuplicate(int node) {
        return isDuplicate[node];
    }

    /** The next node of the class, round and round. */
    public final int next(int node) {
        return next[node];
    }

    /** The newest node with this symbol, or −1. */
    public final int firstOf(int ofSymbol) {
        return ofSymbol < firstOf.length ? firstOf[ofSymbol] : NONE;
    }

    /** The next older node with the same symbol, or −1. */
    public final int nextOf(int node) {
        return nextOf[node];
    }

    /** The node that stands for the class. */
    public final int find(int node) {
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

    public final boolean equal(int a, int b) {
        return find(a) == find(b);
    }

    /** The node with just these arguments. What follows by congruence follows with the next {@link #close}. */
    public final int node(int s, int... parts) {
        int slot = hash(s, parts) & (exact.length - 1);
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

    /** A node with equal arguments, made only if there is none. */
    public final int congruent(int s, int... parts) {
        int known = lookup(s, parts);
        return known >= 0 ? known : node(s, parts);
    }

    /** The node with this symbol and equal arguments, or −1. */
    public final int lookup(int s, int... parts) {
        if (parts.length == 0) {
            int n = firstOf(s);
            while (n >= 0 && arguments[n].length > 0) {
                n = nextOf[n];
            }
            return n;
        }
        int hash = s * 0x9E3779B9;
        for (int part : parts) {
            hash = (hash ^ find(part)) * 0x85EBCA6B;
        }
        int slot = (hash ^ hash >>> 15) & (congruent.length - 1);
        while (congruent[slot] >= 0) {
            int n = congruent[slot];
            if (symbol[n] == s && areEqual(arguments[n], parts)) {
                return n;
            }
            slot = (slot + 1) & (congruent.length - 1);
        }
        return NONE;
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
        towards[n] = NONE;
        firstUse[n] = NONE;
        for (int part : parts) {
            use(part, n);
        }
        if (s >= firstOf.length) {
            int before = firstOf.length;
            firstOf = Arrays.copyOf(firstOf, Math.max(2 * before, s + 1));
            Arrays.fill(firstOf, before, firstOf.length, NONE);
        }
        nextOf[n] = firstOf[s];
        firstOf[s] = n;
        created(n);
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
        isDuplicate = Arrays.copyOf(isDuplicate, size);
        towards = Arrays.copyOf(towards, size);
        reasons = Arrays.copyOf(reasons, size);
        firstUse = Arrays.copyOf(firstUse, size);
        nextOf = Arrays.copyOf(nextOf, size);
    }

    // Tables

    private static int hash(int s, int[] parts) {
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
        Arrays.fill(exact, NONE);
        for (int n = 0; n < count; n++) {
            int slot = hash(symbol[n], arguments[n]) & (exact.length - 1);
            while (exact[slot] >= 0) {
                slot = (slot + 1) & (exact.length - 1);
            }
            exact[slot] = n;
        }
    }

    private boolean areEqual(int[] left, int[] right) {
        if (left.length != right.length) {
            return false;
        }
        for (int i = 0; i < left.length; i++) {
            if (!equal(left[i], right[i])) {
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
        boolean isThere = false;
        while (congruent[slot] >= 0) {
            int other = congruent[slot];
            // Where it was under another signature, others like it may come after it.
            isThere |= other == n;
            if (other != n && symbol[other] == symbol[n] && areEqual(arguments[other], arguments[n])) {
                // The table has the oldest one.
                isDuplicate[Math.max(other, n)] = true;
                congruent[slot] = Math.min(other, n);
                if (!equal(other, n)) {
                    add(n, other, null);
                }
                return;
            }
            slot = (slot + 1) & (congruent.length - 1);
        }
        if (isThere) {
            return;
        }
        congruent[slot] = n;
        congruentEntries++;
        if (2 * congruentEntries > congruent.length) {
            growCongruent();
        }
    }

    private void growCongruent() {
        congruent = new int[2 * congruent.length];
        Arrays.fill(congruent, NONE);
        congruentEntries = 0;
        for (int n = 0; n < count; n++) {
            enter(n);
        }
    }

    // Equality

    /** Makes two nodes equal, and all that follows from that. */
    public final void merge(int left, int right, R reason) {
        infer(left, right, reason);
        close();
    }

    /** Two nodes are to be equal after the next {@link #close}. */
    protected final void infer(int left, int right, R reason) {
        add(left, right, reason);
    }

    private void add(int left, int right, @Nullable R reason) {
        if (pendings == pendingReasons.length) {
            pending = Arrays.copyOf(pending, 4 * pendings);
            pendingReasons = Arrays.copyOf(pendingReasons, 2 * pendings);
        }
        pending[2 * pendings] = left;
        pending[2 * pendings + 1] = right;
        pendingReasons[pendings++] = reason;
    }

    /** Does all that follows from what was added. */
    public final void close() {
        while (pendings > 0) {
            pendings--;
            int left = pending[2 * pendings];
            int right = pending[2 * pendings + 1];
            @Nullable Object reason = pendingReasons[pendings];
            pendingReasons[pendings] = null;
            int a = find(left);
            int b = find(right);
            if (a != b) {
                boolean isSmaller = classSize[a] <= classSize[b];
                connect(isSmaller ? left : right, isSmaller ? right : left, reason);
                union(isSmaller ? a : b, isSmaller ? b : a);
            }
        }
    }

    /** Adds an edge to the forest of reasons, turning the tree that it begins in so that its root is there. */
    private void connect(int from, int to, @Nullable Object reason) {
        int at = from;
        int before = to;
        @Nullable Object why = reason;
        while (at >= 0) {
            int up = towards[at];
            @Nullable Object old = reasons[at];
            towards[at] = before;
            reasons[at] = why;
            before = at;
            at = up;
            why = old;
        }
    }

    private void union(int small, int large) {
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
        merged(large, small);
    }

    // Reasons

    /** The links from one node of a class to another. What a link by congruence rests on are the paths between its arguments. */
    public final List<Link<R>> path(int a, int b) {
        var above = new BitSet();
        for (int at = a; at >= 0; at = towards[at]) {
            above.set(at);
        }
        int meeting = b;
        while (!above.get(meeting)) {
            meeting = towards[meeting];
            if (meeting < 0) {
                throw new IllegalArgumentException("nodes of different classes: " + a + " and " + b);
            }
        }
        var links = new ArrayList<Link<R>>();
        for (int at = a; at != meeting; at = towards[at]) {
            links.add(link(at, at, towards[at]));
        }
        var back = new ArrayList<Link<R>>();
        for (int at = b; at != meeting; at = towards[at]) {
            back.add(link(at, towards[at], at));
        }
        links.addAll(back.reversed());
        return links;
    }

    @SuppressWarnings("unchecked") // only reasons are stored
    private Link<R> link(int node, int from, int to) {
        @Nullable Object reason = reasons[node];
        return reason == null ? new Link.Congruence<>(from, to) : new Link.Given<>(from, to, (R) reason);
    }
}
