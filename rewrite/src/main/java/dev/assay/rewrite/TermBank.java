package dev.assay.rewrite;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Set;
import java.util.function.IntUnaryOperator;

/**
 * All terms over a signature, each once: a term is a number, and equal terms are the same number. What is often asked
 * of a term is stored with it. A bank belongs to one thread.
 *
 * <p>Variables are x₀, x₁, …, each of some sort. Within one clause or rule a number stands for one variable; between
 * them numbers are shared, so that two clauses must be renamed apart before they are unified.
 */
public final class TermBank {
    private static final int FREE = Integer.MIN_VALUE;

    private final Signature signature;

    // By term: its symbol (or ~n for xₙ), where its arguments begin, and what is known of it.
    private int[] head = new int[1024];
    private int[] first = new int[1024];
    private int[] size = new int[1024];
    private int[] sort = new int[1024];
    private int[] bound = new int[1024];
    private int count;

    /** The arguments of all terms, one term after the other. */
    private int[] pool = new int[2048];

    private int poolEnd;

    /** Open addressing: terms by the hash of head and arguments, plus one. */
    private int[] table = new int[4096];

    private int live;
    private int free = -1;
    private int epoch;

    // Where terms under construction keep their arguments.
    private int[] stack = new int[64];
    private int top;

    public TermBank(Signature signature) {
        this.signature = signature;
    }

    public Signature signature() {
        return signature;
    }

    // Making terms

    /** xₙ : σ. */
    public int variable(int number, int variableSort) {
        int hash = mix(~number, variableSort);
        int slot = hash & (table.length - 1);
        for (int entry = table[slot]; entry != 0; entry = table[slot]) {
            int term = entry - 1;
            if (head[term] == ~number && sort[term] == variableSort) {
                return term;
            }
            slot = (slot + 1) & (table.length - 1);
        }
        int term = fresh(~number, variableSort);
        size[term] = 1;
        bound[term] = number + 1;
        enter(slot, term);
        return term;
    }

    /** f(t₁, …, tₙ). */
    public int apply(int symbol, int... arguments) {
        if (arguments.length != signature.arity(symbol)) {
            throw new IllegalArgumentException(signature.name(symbol) + " takes " + signature.arity(symbol)
                    + " arguments, not " + arguments.length);
        }
        return apply(symbol, arguments, 0);
    }

    private int apply(int symbol, int[] arguments, int from) {
        int arity = signature.arity(symbol);
        int hash = hash(symbol, arguments, from, arity);
        int slot = hash & (table.length - 1);
        for (int entry = table[slot]; entry != 0; entry = table[slot]) {
            int term = entry - 1;
            if (head[term] == symbol && same(first[term], arguments, from, arity)) {
                return term;
            }
            slot = (slot + 1) & (table.length - 1);
        }
        int term = fresh(symbol, signature.resultSort(symbol));
        if (poolEnd + arity > pool.length) {
            pool = Arrays.copyOf(pool, 2 * pool.length + arity);
        }
        System.arraycopy(arguments, from, pool, poolEnd, arity);
        first[term] = poolEnd;
        poolEnd += arity;
        long symbols = 1;
        int variables = 0;
        for (int i = 0; i < arity; i++) {
            int argument = arguments[from + i];
            symbols += size[argument];
            variables = Math.max(variables, bound[argument]);
        }
        size[term] = (int) Math.min(symbols, Integer.MAX_VALUE);
        bound[term] = variables;
        enter(slot, term);
        return term;
    }

    private boolean same(int start, int[] arguments, int from, int arity) {
        for (int i = 0; i < arity; i++) {
            if (pool[start + i] != arguments[from + i]) {
                return false;
            }
        }
        return true;
    }

    private int fresh(int newHead, int newSort) {
        int term;
        if (free >= 0) {
            term = free;
            free = first[term];
        } else {
            if (count == head.length) {
                grow();
            }
            term = count++;
        }
        head[term] = newHead;
        sort[term] = newSort;
        first[term] = 0;
        return term;
    }

    private void grow() {
        int length = 2 * count;
        head = Arrays.copyOf(head, length);
        first = Arrays.copyOf(first, length);
        size = Arrays.copyOf(size, length);
        sort = Arrays.copyOf(sort, length);
        bound = Arrays.copyOf(bound, length);
    }

    private void enter(int slot, int term) {
        table[slot] = term + 1;
        if (++live > table.length / 2) {
            rehash(2 * table.length);
        }
    }

    private void rehash(int length) {
        table = new int[length];
        for (int term = 0; term < count; term++) {
            if (head[term] != FREE) {
                int hash = head[term] < 0
                        ? mix(head[term], sort[term])
                        : hash(head[term], pool, first[term], signature.arity(head[term]));
                int slot = hash & (length - 1);
                while (table[slot] != 0) {
                    slot = (slot + 1) & (length - 1);
                }
                table[slot] = term + 1;
            }
        }
    }

    private static int hash(int symbol, int[] arguments, int from, int arity) {
        int hash = symbol;
        for (int i = 0; i < arity; i++) {
            hash = mix(hash, arguments[from + i]);
        }
        return mix(hash, 0x5bd1e995);
    }

    private static int mix(int hash, int value) {
        int mixed = (hash ^ value) * 0x9E3779B1;
        return mixed ^ (mixed >>> 15);
    }

    // Building without garbage: arguments are pushed, then made into a term

    /** Puts an argument of a term to be made on the bank's stack. */
    void push(int argument) {
        if (top == stack.length) {
            stack = Arrays.copyOf(stack, 2 * top);
        }
        stack[top++] = argument;
    }

    /** The term of this symbol whose arguments are the topmost on the stack; they are taken off. */
    int applyToPushed(int symbol) {
        top -= signature.arity(symbol);
        return apply(symbol, stack, top);
    }

    // Asking about terms

    public boolean isVariable(int term) {
        return head[term] < 0;
    }

    /** The n of xₙ. */
    public int number(int variable) {
        return ~head[variable];
    }

    /** The symbol of a term that is no variable. */
    public int symbol(int term) {
        return head[term];
    }

    /** The symbol, or ~n for xₙ. */
    public int head(int term) {
        return head[term];
    }

    public int arity(int term) {
        int h = head[term];
        return h < 0 ? 0 : signature.arity(h);
    }

    public int argument(int term, int i) {
        return pool[first[term] + i];
    }

    public int sort(int term) {
        return sort[term];
    }

    /** How many symbols and variables it has. */
    public int size(int term) {
        return size[term];
    }

    public boolean isGround(int term) {
        return bound[term] == 0;
    }

    /** One more than the largest number of a variable in it; 0 for a ground term. */
    public int variableBound(int term) {
        return bound[term];
    }

    /** Adds the variables of a term, from left to right. */
    public void collectVariables(int term, Set<Integer> variables) {
        if (isGround(term)) {
            return;
        }
        if (isVariable(term)) {
            variables.add(term);
        }
        for (int i = 0, n = arity(term); i < n; i++) {
            collectVariables(argument(term, i), variables);
        }
    }

    /** Whether {@code part} is the term or a proper subterm. */
    public boolean contains(int term, int part) {
        if (term == part) {
            return true;
        }
        if (size[part] >= size[term] || bound[part] > bound[term]) {
            return false;
        }
        for (int i = 0, n = arity(term); i < n; i++) {
            if (contains(pool[first[term] + i], part)) {
                return true;
            }
        }
        return false;
    }

    /** The term with every occurrence of {@code part} replaced. */
    public int replace(int term, int part, int replacement) {
        if (term == part) {
            return replacement;
        }
        if (size[part] >= size[term] || bound[part] > bound[term]) {
            return term;
        }
        int symbol = head[term];
        for (int i = 0, n = signature.arity(symbol); i < n; i++) {
            push(replace(pool[first[term] + i], part, replacement));
        }
        return applyToPushed(symbol);
    }

    /** The term with its i-th argument exchanged. */
    public int withArgument(int term, int i, int argument) {
        for (int j = 0, n = arity(term); j < n; j++) {
            push(j == i ? argument : pool[first[term] + j]);
        }
        return applyToPushed(head[term]);
    }

    /** f(g(t₁), …, g(tₙ)) for f(t₁, …, tₙ). */
    public int mapArguments(int term, IntUnaryOperator function) {
        int arity = arity(term);
        boolean changed = false;
        for (int i = 0; i < arity; i++) {
            int argument = pool[first[term] + i];
            int mapped = function.applyAsInt(argument);
            changed |= mapped != argument;
            push(mapped);
        }
        if (changed) {
            return applyToPushed(head[term]);
        }
        top -= arity;
        return term;
    }

    /** How many terms there are. */
    public int liveTerms() {
        return live;
    }

    /** All terms are smaller than this. */
    public int termBound() {
        return count;
    }

    // Forgetting terms

    /** Adds the term and all its subterms. */
    public void mark(int term, BitSet marked) {
        if (marked.get(term)) {
            return;
        }
        marked.set(term);
        for (int i = 0, n = arity(term); i < n; i++) {
            mark(pool[first[term] + i], marked);
        }
    }

    /** Forgets all terms but these, which keep their numbers; those of the others will be used again. */
    public void keepOnly(BitSet marked) {
        var compact = new int[pool.length];
        int end = 0;
        free = -1;
        live = 0;
        for (int term = count - 1; term >= 0; term--) {
            if (marked.get(term)) {
                int arity = arity(term);
                System.arraycopy(pool, first[term], compact, end, arity);
                first[term] = end;
                end += arity;
                live++;
            } else {
                head[term] = FREE;
                first[term] = free;
                free = term;
            }
        }
        pool = compact;
        poolEnd = end;
        rehash(table.length);
        epoch++;
    }

    /** Changes whenever numbers of terms have got new meanings, so that what was noted under them is void. */
    public int epoch() {
        return epoch;
    }

    // Printing

    public String toString(int term) {
        var text = new StringBuilder();
        print(term, text);
        return text.toString();
    }

    private void print(int term, StringBuilder text) {
        if (isVariable(term)) {
            text.append('X').append(number(term));
            return;
        }
        text.append(signature.name(head[term]));
        for (int i = 0, n = arity(term); i < n; i++) {
            text.append(i == 0 ? "(" : ",");
            print(argument(term, i), text);
        }
        if (arity(term) > 0) {
            text.append(')');
        }
    }
}
