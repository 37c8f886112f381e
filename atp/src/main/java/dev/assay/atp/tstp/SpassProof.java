package dev.assay.atp.tstp;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Proofs as SPASS writes them: {@code 12[0:Res:4.0,7.1] || p(a)* -> q(a).} */
public final class SpassProof {
    private static final Pattern LINE =
            Pattern.compile("^\\s*(\\d+)\\[\\d+:(\\w+)(?::([^\\]]*))?\\]\\s*(.*?)\\.?\\s*$", Pattern.MULTILINE);
    private static final Pattern PARENT = Pattern.compile("(\\d+)\\.\\d+");

    private SpassProof() {}

    /** The steps of a proof, in their order. The empty clause is {@code $false}. */
    public static List<ProofStep> read(String text) {
        var result = new ArrayList<ProofStep>();
        Matcher line = LINE.matcher(text);
        while (line.find()) {
            String rule = line.group(2);
            boolean isInput = rule.equals("Inp");
            var parents = new LinkedHashSet<String>();
            Matcher parent = PARENT.matcher(line.group(3) == null ? "" : line.group(3));
            while (parent.find()) {
                parents.add(parent.group(1));
            }
            String clause = line.group(4).strip();
            boolean isEmpty = clause.replaceAll("\\s", "").equals("||->");
            result.add(new ProofStep(
                    line.group(1),
                    isInput ? "axiom" : "plain",
                    isEmpty ? "$false" : clause,
                    isInput ? List.of() : List.of(rule),
                    List.copyOf(parents),
                    ""));
        }
        return result;
    }
}
