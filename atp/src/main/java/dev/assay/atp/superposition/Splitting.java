package dev.assay.atp.superposition;

import dev.assay.rewrite.TermBank;
import dev.assay.sat.Solver;
import dev.assay.sat.Solvers;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Takes clauses apart whose literals share no variables. Components have names, which are variables of a SAT solver; a
 * clause becomes the disjunction of the names of its components, and the search goes on with the components whose names
 * are assumed: enough of them to make all split clauses true. A component derived to be impossible under assumptions
 * makes the solver think again.
 *
 * <p>A ground literal is its own name, and that of its complement with the sign turned round.
 */
final class Splitting implements AutoCloseable {
    /**
     * A component of a split clause.
     *
     * @param name positive, or negative for the complement of what has that name
     * @param variables for each variable of the component the one of the split clause
     */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    record Part(int name, Clause component, int[] variables) {}

    /**
     * What the solver knows: that the clause, under its assertions, is one of its parts. Without parts, that the assertions
     * contradict one another.
     */
    record Constraint(Clause clause, List<Part> parts) {
        int[] literals() {
            return IntStream.concat(
                            parts.stream().mapToInt(Part::name),
                            Arrays.stream(clause.assertions).map(a -> -a))
                    .toArray();
        }

        private boolean isRelevant(BitSet assumed) {
            for (int assertion : clause.assertions) {
                if (!assumed.get(bit(assertion))) {
                    return false;
                }
            }
            return true;
        }

        private boolean hasPartIn(BitSet assumed) {
            for (int i = 0; i < parts.size(); i++) {
                if (assumed.get(bit(parts.get(i).name))) {
                    return true;
                }
            }
            return false;
        }
    }

    /** Where a name, or its negation, is in a set of them. */
    private static int bit(int name) {
        return name > 0 ? 2 * name : 1 - 2 * name;
    }

    private final TermBank bank;
    private final ClauseBuilder builder;
    private final Solver solver = Solvers.embedded();
    private final List<Constraint> constraints = new ArrayList<>();
    private final Map<List<Integer>, Clause> components = new HashMap<>();
    private final Map<Clause, Integer> names = new HashMap<>();
    private final Map<List<Integer>, Integer> atoms = new HashMap<>();
    private BitSet assumed = new BitSet();
    private boolean isChanged;

    Splitting(Logic logic, ClauseBuilder builder) {
        this.bank = logic.bank;
        this.builder = builder;
    }

    /** The clause as a constraint on components, if it has several. */
    boolean split(Clause clause) {
        if (clause.length() < 2) {
            return false;
        }
        int[] group = groups(clause);
        if (Arrays.stream(group).distinct().count() < 2) {
            return false;
        }
        var parts = new ArrayList<Part>();
        for (int first = 0; first < group.length; first++) {
            if (group[first] == first) {
                parts.add(part(clause, group, first));
            }
        }
        add(new Constraint(clause, parts));
        return true;
    }

    /** Takes to heart that the assertions of an empty clause contradict one another. */
    void conflict(Clause empty) {
        add(new Constraint(empty, List.of()));
    }

    private void add(Constraint constraint) {
        constraints.add(constraint);
        solver.addClause(constraint.literals());
        isChanged = true;
    }

    /** For each literal the first one that is connected to it by variables. */
    private int[] groups(Clause clause) {
        int n = clause.length();
        int[] group = new int[n];
        int[] owner = new int[clause.variables.length];
        Arrays.fill(owner, -1);
        for (int i = 0; i < n; i++) {
            group[i] = i;
            connect(clause.left[i], i, group, owner);
            connect(clause.right[i], i, group, owner);
        }
        for (int i = 0; i < n; i++) {
            group[i] = root(group, i);
        }
        return group;
    }

    private static int root(int[] group, int i) {
        int at = i;
        while (group[at] != at) {
            at = group[at];
        }
        return at;
    }

    private void connect(int term, int literal, int[] group, int[] owner) {
        if (bank.isGround(term)) {
            return;
        }
        if (bank.isVariable(term)) {
            int number = bank.number(term);
            if (owner[number] < 0) {
                owner[number] = literal;
            } else {
                int a = root(group, owner[number]);
                int b = root(group, literal);
                group[Math.max(a, b)] = Math.min(a, b);
            }
            return;
        }
        for (int i = 0, n = bank.arity(term); i < n; i++) {
            connect(bank.argument(term, i), literal, group, owner);
        }
    }

    private Part part(Clause clause, int[] group, int first) {
        List<Integer> literals = IntStream.range(0, group.length)
                .filter(i -> group[i] == first)
                .boxed()
                .sorted(Comparator.<Integer, Boolean>comparing(i -> clause.positive[i])
                        .thenComparingInt(i -> bank.head(clause.left[i]))
                        .thenComparingInt(i -> bank.size(clause.left[i]))
                        .thenComparingInt(i -> bank.size(clause.right[i])))
                .toList();
        int only = literals.getFirst();
        boolean isGround = bank.isGround(clause.left[only]) && bank.isGround(clause.right[only]);
        builder.start();
        literals.forEach(i -> builder.add(clause.positive[i], clause.left[i], clause.right[i]));
        builder.normalise();
        int[] variables = builder.originalVariables(clause.variables);
        var key = builder.key();
        Clause known = components.get(key);
        if (known != null) {
            return new Part(name(known), known, variables);
        }
        int name = isGround ? groundName(clause, only) : solver.newVariable();
        Clause component = builder.finish(new Derivation.Component(name, clause.isGoal), new int[] {name});
        components.put(key, component);
        names.put(component, name);
        return new Part(name, component, variables);
    }

    private int name(Clause component) {
        Integer name = names.get(component);
        if (name == null) {
            throw new IllegalArgumentException("no component");
        }
        return name;
    }

    /** The name of the atom, or its negation. */
    private int groundName(Clause clause, int literal) {
        var key = List.of(clause.left[literal], clause.right[literal]);
        int name = atoms.computeIfAbsent(key, _ -> solver.newVariable());
        return clause.positive[literal] ? name : -name;
    }

    // Assumptions

    /** Whether something was learnt since the assumptions were last chosen. */
    boolean isChanged() {
        return isChanged;
    }

    /** Chooses assumptions that make all constraints true, if there are any. */
    Solver.Answer choose() {
        Solver.Answer answer = solver.solve();
        if (answer != Solver.Answer.SATISFIABLE) {
            return answer;
        }
        isChanged = false;
        var chosen = new BitSet();
        boolean isGrowing = true;
        while (isGrowing) {
            isGrowing = false;
            for (Constraint constraint : constraints) {
                if (!constraint.parts.isEmpty() && !constraint.hasPartIn(chosen) && constraint.isRelevant(chosen)) {
                    chosen.set(bit(best(constraint)));
                    isGrowing = true;
                }
            }
        }
        assumed = chosen;
        return answer;
    }

    /** A name that is true for the solver, rather one that was assumed before, then one of a small component. */
    private int best(Constraint constraint) {
        return constraint.parts.stream()
                .filter(p -> solver.value(Math.abs(p.name)) == p.name > 0)
                .min(Comparator.<Part>comparingInt(p -> assumed.get(bit(p.name)) ? 0 : 1)
                        .thenComparingInt(p -> p.component.size))
                .orElseThrow(() -> new IllegalStateException("the solver's model is none"))
                .name;
    }

    /** Whether all assertions of the clause are assumed. */
    boolean holds(Clause clause) {
        for (int assertion : clause.assertions) {
            if (!assumed.get(bit(assertion))) {
                return false;
            }
        }
        return true;
    }

    /** The components whose names are assumed. */
    List<Clause> assumedComponents() {
        return components.values().stream()
                .filter(c -> assumed.get(bit(name(c))))
                .sorted(Comparator.comparingInt(this::name))
                .toList();
    }

    Collection<Clause> allComponents() {
        return components.values();
    }

    List<Constraint> constraints() {
        return constraints;
    }

    /** Makes the solver give up, now and from then on; for other threads. */
    void interrupt() {
        solver.interrupt();
    }

    @Override
    public void close() {
        solver.close();
    }
}
