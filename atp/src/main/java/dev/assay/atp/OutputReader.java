package dev.assay.atp;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** How a prover's output is understood. */
public enum OutputReader {
    /** SZS status lines, and proofs whose leaves say {@code file('…', name)}. */
    TSTP {
        @Override
        Reading read(String output) {
            Optional<Status> status = first(SZS, output).flatMap(Status::of);
            Set<String> used = all(LEAF, output);
            Matcher proof = PROOF.matcher(output);
            return new Reading(
                    status, List.copyOf(used), proof.find() ? proof.group(1).strip() : "");
        }
    },
    /** The words of SPASS, with a line that lists what a proof used. */
    SPASS {
        @Override
        Reading read(String output) {
            Optional<Status> status = first(BESIDES, output).map(words -> switch (words) {
                case "Proof found." -> Status.UNSATISFIABLE;
                case "Completion found." -> Status.SATISFIABLE;
                case "Ran out of time.", "Maximal number of loops exceeded." -> Status.TIMEOUT;
                default -> Status.GAVE_UP;
            });
            List<String> used = first(FORMULAE, output)
                    .map(names -> List.of(names.strip().split("\\s+")))
                    .orElse(List.of());
            Matcher proof = SPASS_PROOF.matcher(output);
            return new Reading(status, used, proof.find() ? proof.group(1).strip() : "");
        }
    },
    /** The answer to {@code (check-sat)}, and after it an unsatisfiable core. */
    SMTLIB {
        @Override
        Reading read(String output) {
            Optional<Status> status = first(ANSWER, output).map(word -> switch (word) {
                case "unsat" -> Status.UNSATISFIABLE;
                case "sat" -> Status.SATISFIABLE;
                case "timeout" -> Status.TIMEOUT;
                default -> Status.GAVE_UP;
            });
            return new Reading(status, List.copyOf(all(ASSERTION, output)), "");
        }
    };

    /**
     * What was understood.
     *
     * @param used the names of the statements that a proof used, as the prover knows them
     */
    record Reading(Optional<Status> status, List<String> used, String proof) {
        Reading {
            used = List.copyOf(used);
        }
    }

    private static final Pattern SZS = Pattern.compile("SZS status:? (\\w+)");
    private static final Pattern LEAF = Pattern.compile("file\\((?:'[^']*'|[^,()]*),\\s*'?([A-Za-z0-9_]+)'?\\)");
    private static final Pattern PROOF =
            Pattern.compile("SZS output start[^\\n]*\\n(.*?)\\n[^\\n]*SZS output end", Pattern.DOTALL);
    private static final Pattern BESIDES = Pattern.compile("SPASS beiseite: ([^\\n]*)");
    private static final Pattern FORMULAE = Pattern.compile("Formulae used in the proof :([^\\n]*)");
    private static final Pattern SPASS_PROOF =
            Pattern.compile("Here is a proof[^\\n]*\\n(.*?)\\nFormulae used", Pattern.DOTALL);
    private static final Pattern ANSWER =
            Pattern.compile("^(?:\\S*: )?(sat|unsat|unknown|timeout)\\s*$", Pattern.MULTILINE);
    private static final Pattern ASSERTION = Pattern.compile("statement!([0-9]+)");

    abstract Reading read(String output);

    private static Optional<String> first(Pattern pattern, String text) {
        Matcher matcher = pattern.matcher(text);
        return matcher.find() ? Optional.of(matcher.group(1).strip()) : Optional.empty();
    }

    private static Set<String> all(Pattern pattern, String text) {
        var result = new LinkedHashSet<String>();
        Matcher matcher = pattern.matcher(text);
        while (matcher.find()) {
            result.add(matcher.group(1));
        }
        return result;
    }
}
