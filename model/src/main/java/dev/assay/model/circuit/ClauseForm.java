package dev.assay.model.circuit;

import dev.assay.sat.Clauses;
import dev.assay.sat.Solver;
import java.util.Arrays;
import java.util.BitSet;
import java.util.function.IntPredicate;

/**
 * Adds the clauses that say what literals of a circuit mean, as Plaisted and Greenbaum do: of a gate only those parts that are
 * asked for, in the direction in which they are. A gate that one other gate uses has no variable of its own:
 *
 * <pre>
 *   v = x₁ ∧ … ∧ xₙ  where it is to hold        v = x₁ ∧ … ∧ xₙ  where it is to fail
 *  ─────────────────────────────────────       ─────────────────────────────────────
 *      ¬v ∨ x₁    …    ¬v ∨ xₙ                        v ∨ ¬x₁ ∨ … ∨ ¬xₙ
 * </pre>
 */
public final class ClauseForm {
    private static final int HOLDS = 1;
    private static final int FAILS = 2;

    private final Circuit circuit;
    private final Clauses clauses;

    /** How many gates use a node; more than one counts as two. */
    private final byte[] uses;

    private int[] variables;
    private byte[] said;
    private final BitSet required = new BitSet();
    private final Literals open = new Literals();

    public ClauseForm(Circuit circuit, Clauses clauses) {
        this.circuit = circuit;
        this.clauses = clauses;
        this.variables = new int[circuit.size()];
        this.said = new byte[circuit.size()];
        this.uses = new byte[circuit.size()];
        for (int node = 2; node < uses.length; node++) {
            if (!circuit.isVariable(node)) {
                use(circuit.left(node));
                use(circuit.right(node));
            }
        }
    }

    private void use(int literal) {
        int node = Math.abs(literal);
        uses[node] = (byte) Math.min(2, uses[node] + 1);
    }

    /** Requires one of the literals. */
    public void require(int... literals) {
        var roots = new Literals();
        if (literals.length == 1) {
            roots.add(literals[0]);
            while (!roots.isEmpty()) {
                int literal = roots.removeLast();
                if (!isGate(literal)) {
                    clause(0, literal);
                } else if (!required.get(literal)) {
                    required.set(literal);
                    roots.add(circuit.right(literal));
                    roots.add(circuit.left(literal));
                }
            }
        } else {
            clause(0, literals);
        }
        sayAll();
    }

    /** The solver's literal for a literal of the circuit, which holds if that of the solver does. */
    public int literal(int literal) {
        int result = solverLiteral(literal);
        sayAll();
        return result;
    }

    /** Whether it is a conjunction. */
    private boolean isGate(int literal) {
        return literal > Circuit.TRUE && !circuit.isVariable(literal);
    }

    /** Whether it is a conjunction that need not have a name. */
    private boolean isInner(int literal) {
        return isGate(literal) && literal < uses.length && uses[literal] == 1 && variables[literal] == 0;
    }

    /** Adds the clause, with the first literal if that is not 0; a disjunction of disjunctions is one. */
    private void clause(int first, int... literals) {
        var result = new Literals();
        if (first != 0) {
            result.add(first);
        }
        var rest = new Literals();
        for (int i = literals.length - 1; i >= 0; i--) {
            rest.add(literals[i]);
        }
        while (!rest.isEmpty()) {
            int literal = rest.removeLast();
            if (literal == Circuit.TRUE) {
                return;
            }
            if (isInner(-literal)) {
                rest.add(-circuit.right(-literal));
                rest.add(-circuit.left(-literal));
            } else if (literal != Circuit.FALSE) {
                result.add(solverLiteral(literal));
            }
        }
        clauses.addClause(result.toArray());
    }

    private int solverLiteral(int literal) {
        int node = Math.abs(literal);
        if (node >= variables.length) {
            variables = Arrays.copyOf(variables, Math.max(circuit.size(), node + 1));
            said = Arrays.copyOf(said, variables.length);
        }
        if (variables[node] == 0) {
            variables[node] = clauses.newVariable();
            if (node == Circuit.TRUE) {
                clauses.addClause(variables[node]);
            }
        }
        int direction = literal > 0 ? HOLDS : FAILS;
        if (isGate(node) && (said[node] & direction) == 0) {
            said[node] |= (byte) direction;
            open.add(literal);
        }
        return literal > 0 ? variables[node] : -variables[node];
    }

    private void sayAll() {
        while (!open.isEmpty()) {
            int literal = open.removeLast();
            int[] conjuncts = conjuncts(Math.abs(literal));
            if (literal > 0) {
                for (int conjunct : conjuncts) {
                    clause(-variables[literal], conjunct);
                }
            } else {
                clause(
                        variables[-literal],
                        Arrays.stream(conjuncts).map(l -> -l).toArray());
            }
        }
    }

    /** A conjunction of conjunctions as one. */
    private int[] conjuncts(int gate) {
        var result = new Literals();
        var rest = new Literals();
        rest.add(circuit.right(gate));
        rest.add(circuit.left(gate));
        while (!rest.isEmpty()) {
            int literal = rest.removeLast();
            if (isInner(literal)) {
                rest.add(circuit.right(literal));
                rest.add(circuit.left(literal));
            } else {
                result.add(literal);
            }
        }
        return result.toArray();
    }

    /** The values of literals in the model that the solver has now; variables that it never saw count as false. */
    public IntPredicate assignment(Solver solver) {
        var holds = new BitSet(circuit.size());
        holds.set(Circuit.TRUE);
        for (int node = 2; node < variables.length; node++) {
            if (circuit.isVariable(node) && variables[node] != 0 && solver.value(variables[node])) {
                holds.set(node);
            }
        }
        // A node has a greater number than those that it is made of; there may be more of them later.
        int[] known = {2};
        return literal -> {
            for (; known[0] <= Math.abs(literal); known[0]++) {
                int node = known[0];
                if (isGate(node) && holds(holds, circuit.left(node)) && holds(holds, circuit.right(node))) {
                    holds.set(node);
                }
            }
            return holds(holds, literal);
        };
    }

    private static boolean holds(BitSet holds, int literal) {
        return holds.get(Math.abs(literal)) == literal > 0;
    }

    /** Literals that become more and fewer. */
    private static final class Literals {
        private int[] items = new int[8];
        private int size;

        void add(int literal) {
            if (size == items.length) {
                items = Arrays.copyOf(items, 2 * size);
            }
            items[size++] = literal;
        }

        int removeLast() {
            return items[--size];
        }

        boolean isEmpty() {
            return size == 0;
        }

        int[] toArray() {
            return Arrays.copyOf(items, size);
        }
    }
}
