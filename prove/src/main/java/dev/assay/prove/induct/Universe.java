package dev.assay.prove.induct;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Terms over given functions and variables, size by size, and the equations between them that tests do not refute. Terms
 * are built only of those that no smaller term equals.
 */
final class Universe {
    private static final int TESTS = 80;
    private static final int MOST_UNKNOWN = TESTS / 4;
    private static final int LARGEST_VALUE = 6;
    private static final int MOST_TERMS = 20_000;
    private static final int VARIABLES = 3;
    private static final int MOST_IMPLICATIONS = 100;
    private static final int ENOUGH_CASES = 10;

    /** A term with its value in each test. */
    private static final class Member {
        private final Term term;
        private final int size;
        private final int[] values;

        Member(Term term, int size, int[] values) {
            this.term = term;
            this.size = size;
            this.values = values;
        }

        Term term() {
            return term;
        }

        int size() {
            return size;
        }

        int[] values() {
            return values;
        }
    }

    private final Evaluation evaluation;
    private final Knowledge knowledge;
    private final List<Const> functions;
    private final BooleanSupplier isStopped;
    private final Map<Type, List<List<Member>>> members = new LinkedHashMap<>();
    private final Map<Type, Map<Integer, Member>> classes = new HashMap<>();
    private final Map<Free, int[]> drawn = new HashMap<>();
    private final Interned signatures = new Interned();
    private int terms;
    private int size;

    /** @param functions at the types at which they are to be used */
    Universe(Evaluation evaluation, Knowledge knowledge, List<Const> functions, BooleanSupplier isStopped) {
        this.evaluation = evaluation;
        this.knowledge = knowledge;
        this.functions = functions;
        this.isStopped = isStopped;
        for (Const f : functions) {
            Type type = f.type();
            while (type.isFun()) {
                members(type.domain());
                type = type.range();
            }
            members(type);
        }
    }

    private List<List<Member>> members(Type type) {
        return members.computeIfAbsent(type, _ -> new ArrayList<>());
    }

    /** The members of a type of one size. */
    private List<Member> members(Type type, int ofSize) {
        List<List<Member>> bySize = members(type);
        while (bySize.size() <= ofSize) {
            bySize.add(new ArrayList<>());
        }
        return bySize.get(ofSize);
    }

    /** All members of a type up to a size. */
    private List<Member> upTo(Type type, int largest) {
        var result = new ArrayList<Member>();
        for (int s = 1; s <= Math.min(largest, size); s++) {
            result.addAll(members(type, s));
        }
        return result;
    }

    /** The size of the largest terms so far. */
    int size() {
        return size;
    }

    /** How many terms were looked at. */
    int terms() {
        return terms;
    }

    boolean isFull() {
        return terms > MOST_TERMS || isStopped.getAsBoolean();
    }

    /** Equations whose larger side has the next size. */
    List<Term> next() {
        size++;
        var equations = new ArrayList<Term>();
        if (size == 1) {
            variables(equations);
        }
        for (Const f : functions) {
            List<Type> arguments = f.type().argumentTypes();
            if (arguments.isEmpty() ? size == 1 : size > arguments.size()) {
                build(f, arguments, new Member[arguments.size()], 0, size - 1, equations);
            }
        }
        return equations;
    }

    /** Implications between truth values, one of which has the size that came last, the small ones first. */
    List<Term> implications() {
        var truths = upTo(Type.bool(), size);
        truths.removeIf(m -> !(m.term() instanceof Term.App));
        var result = new ArrayList<Term>();
        for (Member p : truths) {
            if (p.size() == size) {
                identities(p, result);
            }
            for (Member q : truths) {
                if (p != q
                        && Math.max(p.size(), q.size()) == size
                        && p.term().frees().containsAll(q.term().frees())) {
                    implications(p, q, result);
                }
            }
        }
        return result.subList(0, Math.min(MOST_IMPLICATIONS, result.size()));
    }

    /** Whenever p is true, two of its variables are the same. */
    private void identities(Member p, List<Term> result) {
        List<Free> variables = List.copyOf(p.term().frees());
        for (int i = 0; i < variables.size(); i++) {
            for (int j = 0; j < i; j++) {
                Free x = variables.get(j);
                Free y = variables.get(i);
                if (x.type().equals(y.type())) {
                    int[] left = Objects.requireNonNull(drawn.get(x));
                    int[] right = Objects.requireNonNull(drawn.get(y));
                    int[] cases = IntStream.range(0, TESTS)
                            .filter(t -> p.values()[t] == evaluation.truth)
                            .toArray();
                    if (cases.length >= ENOUGH_CASES && Arrays.stream(cases).allMatch(t -> left[t] == right[t])) {
                        result.add(Hol.mkImplies(p.term(), Hol.mkEq(x, y)));
                    }
                }
            }
        }
    }

    /** Whenever p has one value, q has one, too. */
    private void implications(Member p, Member q, List<Term> result) {
        for (int premise : new int[] {evaluation.truth, evaluation.falsity}) {
            int cases = 0;
            int value = Evaluation.UNKNOWN;
            boolean isOne = true;
            for (int t = 0; t < TESTS && isOne; t++) {
                if (p.values()[t] == premise) {
                    isOne = cases == 0 || q.values()[t] == value;
                    value = q.values()[t];
                    cases++;
                }
            }
            if (isOne && cases >= ENOUGH_CASES && value != Evaluation.UNKNOWN) {
                Term condition = premise == evaluation.truth ? p.term() : Hol.mkNot(p.term());
                Term conclusion = value == evaluation.truth ? q.term() : Hol.mkEq(q.term(), Hol.FALSE);
                result.add(Hol.mkImplies(condition, conclusion));
            }
        }
    }

    private void variables(List<Term> equations) {
        int number = 0;
        for (Type type : List.copyOf(members.keySet())) {
            int count = type.equals(Type.bool()) ? 1 : type.isFun() ? 2 : VARIABLES;
            for (int i = 0; i < count; i++) {
                var values = new int[TESTS];
                for (int t = 0; t < TESTS; t++) {
                    values[t] = evaluation.sample(type, evaluation.size(type, t, LARGEST_VALUE));
                }
                if (Arrays.stream(values).noneMatch(v -> v == Evaluation.UNKNOWN)) {
                    Free variable = new Free("x" + number++, type);
                    drawn.put(variable, values);
                    add(new Member(variable, 1, values), equations);
                }
            }
            if (type.equals(Type.bool())) {
                for (Term truth : List.of(Hol.TRUE, Hol.FALSE)) {
                    var values = new int[TESTS];
                    Arrays.fill(values, truth.equals(Hol.TRUE) ? evaluation.truth : evaluation.falsity);
                    add(new Member(truth, 1, values), equations);
                }
            }
        }
    }

    private void build(Const f, List<Type> arguments, Member[] chosen, int index, int left, List<Term> equations) {
        if (index == arguments.size()) {
            if (left == 0 && !isFull()) {
                add(f, chosen, equations);
            }
            return;
        }
        int others = arguments.size() - index - 1;
        int from = others == 0 ? left : 1;
        for (int s = Math.max(1, from); s <= left - others; s++) {
            for (Member member : List.copyOf(members(arguments.get(index), s))) {
                chosen[index] = member;
                build(f, arguments, chosen, index + 1, left - s, equations);
            }
        }
    }

    private void add(Const f, Member[] chosen, List<Term> equations) {
        Term term = f;
        for (Member argument : chosen) {
            term = new Term.App(term, argument.term());
        }
        // Its arguments are as simple as can be.
        if (knowledge.reduction.isReducibleAtTop(term)) {
            return;
        }
        int symbol = knowledge.symbols.number(f);
        var values = new int[TESTS];
        int unknown = 0;
        // Where many tests have no end, one does not wait for all of them.
        for (int t = 0; t < TESTS && unknown <= MOST_UNKNOWN; t++) {
            var arguments = new int[chosen.length];
            boolean isKnown = true;
            for (int i = 0; i < arguments.length; i++) {
                arguments[i] = chosen[i].values()[t];
                isKnown &= arguments[i] != Evaluation.UNKNOWN;
            }
            values[t] = isKnown ? evaluation.evaluate(symbol, arguments) : Evaluation.UNKNOWN;
            unknown += values[t] == Evaluation.UNKNOWN ? 1 : 0;
        }
        if (unknown > MOST_UNKNOWN) {
            return;
        }
        add(new Member(term, size, values), equations);
    }

    private void add(Member member, List<Term> equations) {
        Type type = member.term().type();
        terms++;
        @Nullable
        Member same = classes.computeIfAbsent(type, _ -> new HashMap<>())
                .putIfAbsent(signatures.number(member.values()), member);
        if (same == null) {
            members(type, member.size()).add(member);
        } else {
            equations.add(Hol.mkEq(member.term(), same.term()));
        }
    }
}
