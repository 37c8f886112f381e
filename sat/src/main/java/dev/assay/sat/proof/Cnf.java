package dev.assay.sat.proof;

import dev.assay.sat.Clauses;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.StringTokenizer;

/** Clauses, numbered from 1 as proofs count them. */
public record Cnf(List<int[]> clauses) {
    public Cnf {
        clauses = List.copyOf(clauses);
    }

    /** Reads DIMACS; the counts in its header are not needed. */
    public static Cnf read(String text) throws BadProof {
        var clauses = new ArrayList<int[]>();
        var literals = new ArrayList<Integer>();
        int line = 0;
        for (String row : text.split("\n", -1)) {
            line++;
            if (row.startsWith("c") || row.startsWith("p")) {
                continue;
            }
            var words = new StringTokenizer(row);
            while (words.hasMoreTokens()) {
                int literal = Words.number(words.nextToken(), line);
                if (literal == 0) {
                    clauses.add(literals.stream().mapToInt(Integer::intValue).toArray());
                    literals.clear();
                } else {
                    literals.add(literal);
                }
            }
        }
        if (!literals.isEmpty()) {
            throw new BadProof("line " + line + ": the last clause does not end in 0");
        }
        return new Cnf(clauses);
    }

    public static Cnf read(Path file) throws IOException, BadProof {
        return read(Files.readString(file, StandardCharsets.US_ASCII));
    }

    /** As DIMACS. */
    public String text() {
        int variables = 0;
        var rows = new StringBuilder();
        for (int[] clause : clauses) {
            for (int literal : clause) {
                variables = Math.max(variables, Math.abs(literal));
                rows.append(literal).append(' ');
            }
            rows.append("0\n");
        }
        return "p cnf " + variables + " " + clauses.size() + "\n" + rows;
    }

    /** Clauses as they come to be. */
    public static final class Builder implements Clauses {
        private final List<int[]> clauses = new ArrayList<>();
        private int variables;

        @Override
        public int newVariable() {
            variables++;
            return variables;
        }

        @Override
        public void addClause(int... literals) {
            clauses.add(literals.clone());
        }

        public Cnf cnf() {
            return new Cnf(clauses);
        }
    }
}
