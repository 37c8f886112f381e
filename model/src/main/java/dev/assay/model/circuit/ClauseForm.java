package dev.assay.model.circuit;

import dev.assay.sat.Clauses;
import dev.assay.sat.Solver;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

/** Adds the clauses that say what literals of a circuit mean; only those parts that are asked for. */
public final class ClauseForm {
    private final Circuit circuit;
    private final Clauses clauses;
    private int[] variables;

    public ClauseForm(Circuit circuit, Clauses clauses) {
        this.circuit = circuit;
        this.clauses = clauses;
        this.variables = new int[circuit.size()];
    }

    /** Requires one of the literals. */
    public void require(int... literals) {
        if (Arrays.stream(literals).anyMatch(l -> l == Circuit.TRUE)) {
            return;
        }
        if (literals.length == 1 && isConjunction(literals[0])) {
            require(circuit.left(literals[0]));
            require(circuit.right(literals[0]));
            return;
        }
        clauses.addClause(flattened(literals).stream().mapToInt(this::literal).toArray());
    }

    private boolean isConjunction(int literal) {
        return literal > Circuit.TRUE && !circuit.isVariable(literal);
    }

    /** A disjunction of disjunctions as one. */
    private List<Integer> flattened(int[] literals) {
        var result = new ArrayList<Integer>();
        Deque<Integer> open = new ArrayDeque<>();
        for (int literal : literals) {
            open.add(literal);
        }
        while (!open.isEmpty()) {
            int literal = open.pop();
            if (literal < 0 && isConjunction(-literal) && (variables.length <= -literal || variables[-literal] == 0)) {
                open.push(-circuit.right(-literal));
                open.push(-circuit.left(-literal));
            } else if (literal != Circuit.FALSE) {
                result.add(literal);
            }
        }
        return result;
    }

    /** The solver's literal for a literal of the circuit. */
    public int literal(int literal) {
        int node = Math.abs(literal);
        if (node >= variables.length) {
            variables = Arrays.copyOf(variables, Math.max(circuit.size(), node + 1));
        }
        if (variables[node] == 0) {
            define(node);
        }
        return literal > 0 ? variables[node] : -variables[node];
    }

    private void define(int root) {
        Deque<Integer> open = new ArrayDeque<>();
        open.push(root);
        while (!open.isEmpty()) {
            int node = open.peek();
            if (variables[node] != 0) {
                open.pop();
            } else if (node == Circuit.TRUE) {
                variables[node] = clauses.newVariable();
                clauses.addClause(variables[node]);
                open.pop();
            } else if (circuit.isVariable(node)) {
                variables[node] = clauses.newVariable();
                open.pop();
            } else {
                int l = Math.abs(circuit.left(node));
                int r = Math.abs(circuit.right(node));
                if (variables[l] == 0) {
                    open.push(l);
                } else if (variables[r] == 0) {
                    open.push(r);
                } else {
                    gate(node);
                    open.pop();
                }
            }
        }
    }

    private void gate(int node) {
        int v = clauses.newVariable();
        variables[node] = v;
        int a = literal(circuit.left(node));
        int b = literal(circuit.right(node));
        clauses.addClause(-v, a);
        clauses.addClause(-v, b);
        clauses.addClause(v, -a, -b);
    }

    /** The value of a literal in the solver's model; parts that the solver never saw count as false. */
    public boolean value(int literal, Solver solver) {
        return evaluate(Math.abs(literal), solver) == literal > 0;
    }

    private boolean evaluate(int node, Solver solver) {
        if (node == Circuit.TRUE) {
            return true;
        }
        if (node < variables.length && variables[node] != 0) {
            return solver.value(variables[node]);
        }
        return !circuit.isVariable(node) && value(circuit.left(node), solver) && value(circuit.right(node), solver);
    }
}
