package dev.assay.atp.tstp;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Proofs as TSTP has them: {@code cnf(name, role, formula, source)}, where sources may be nested inferences. */
public final class TstpProof {
    private static final Pattern START = Pattern.compile("^(?:cnf|fof|tff|thf)\\(", Pattern.MULTILINE);

    private TstpProof() {}

    /** The steps of a proof, in their order; what is no annotated formula is passed over. */
    public static List<ProofStep> read(String text) {
        var result = new ArrayList<ProofStep>();
        Matcher start = START.matcher(text);
        int from = 0;
        while (start.find(from)) {
            List<String> parts = new ArrayList<>();
            from = Math.max(start.end(), split(text, start.end(), parts));
            if (parts.size() >= 3 && !parts.get(1).equals("type")) {
                result.add(step(parts));
            }
        }
        return result;
    }

    private static ProofStep step(List<String> parts) {
        var rules = new ArrayList<String>();
        var parents = new LinkedHashSet<String>();
        String source = parts.size() > 3 ? source(parts.get(3), rules, parents) : parts.getFirst();
        return new ProofStep(
                parts.get(0), parts.get(1), unbracketed(parts.get(2)), rules, List.copyOf(parents), source);
    }

    /** Reads a source; the result is the name in the problem if it is one of the input. */
    private static String source(String text, List<String> rules, Set<String> parents) {
        if (text.startsWith("file(")) {
            List<String> arguments = arguments(text);
            return arguments.size() > 1 ? unquoted(arguments.get(1)) : "";
        }
        if (text.startsWith("inference(")) {
            List<String> arguments = arguments(text);
            rules.add(unquoted(arguments.getFirst()));
            for (String parent : arguments(arguments.getLast())) {
                // A parent may carry details of its own after a colon.
                source(parent.replaceAll(":\\[.*\\]$", ""), rules, parents);
            }
        } else if (!text.contains("(") && !text.startsWith("[") && !text.isEmpty()) {
            parents.add(text);
        }
        return "";
    }

    /** A quoted word without its quotes. */
    private static String unquoted(String word) {
        boolean isQuoted = word.length() > 1 && word.startsWith("'") && word.endsWith("'");
        return isQuoted ? word.substring(1, word.length() - 1) : word;
    }

    private static List<String> arguments(String term) {
        var result = new ArrayList<String>();
        int open = term.startsWith("[") ? 0 : term.indexOf('(');
        split(term, open + 1, result);
        return result;
    }

    private static String unbracketed(String formula) {
        boolean isWhole = formula.startsWith("(") && end(formula, 1) == formula.length() - 1;
        return isWhole ? unbracketed(formula.substring(1, formula.length() - 1).strip()) : formula;
    }

    /** Where the bracket that is open before {@code from} is closed. */
    private static int end(String text, int from) {
        return split(text, from, new ArrayList<>());
    }

    /** Collects what stands between commas up to the bracket that closes, and says where that is. */
    private static int split(String text, int from, List<String> parts) {
        int depth = 0;
        int start = from;
        boolean isQuoted = false;
        for (int i = from; i < text.length(); i++) {
            char c = text.charAt(i);
            isQuoted ^= c == '\'' || c == '"';
            if (!isQuoted && (c == '(' || c == '[' || c == '{')) {
                depth++;
            } else if (!isQuoted && (c == ')' || c == ']' || c == '}')) {
                if (depth-- == 0) {
                    add(text.substring(start, i), parts);
                    return i;
                }
            } else if (!isQuoted && c == ',' && depth == 0) {
                add(text.substring(start, i), parts);
                start = i + 1;
            }
        }
        return text.length();
    }

    private static void add(String part, List<String> parts) {
        if (!part.isBlank()) {
            parts.add(part.strip());
        }
    }
}
