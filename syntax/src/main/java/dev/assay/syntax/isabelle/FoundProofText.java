package dev.assay.syntax.isabelle;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.proof.FoundLemma;
import dev.assay.logic.proof.FoundProof;
import dev.assay.logic.proof.FoundProof.InOneStep;
import dev.assay.logic.proof.FoundProof.InSteps;
import dev.assay.logic.proof.FoundProof.Statement;
import dev.assay.logic.proof.FoundProof.Step;
import dev.assay.logic.proof.ProofStep;
import dev.assay.logic.proof.Writing;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Writes proofs that were found. */
final class FoundProofText {
    /** A step that is longer has its proof on a line of its own. */
    private static final int WIDTH = 100;

    private final Writing writing;
    private final MethodText methods;
    private final List<String> lines = new ArrayList<>();

    private FoundProofText(Writing writing) {
        this.writing = writing;
        this.methods = new MethodText(writing);
    }

    static String of(FoundProof proof, Writing writing) {
        var text = new FoundProofText(writing);
        text.prove("", proof);
        return String.join("\n", text.lines);
    }

    static String of(FoundLemma lemma, Writing writing) {
        var text = new FoundProofText(writing);
        text.lines.add((lemma.isGoal() ? "theorem " : "lemma ") + writing.fact(lemma.name()) + ": "
                + text.stated(lemma.statement()));
        text.prove(lemma.proof() instanceof InOneStep ? "  " : "", lemma.proof());
        return String.join("\n", text.lines) + "\n";
    }

    private void prove(String indent, FoundProof proof) {
        switch (proof) {
            case InOneStep step -> lines.add(indent + inOneStep(step));
            case InSteps(var method, var goals) -> {
                lines.add(indent + "proof " + methods.outer(method));
                for (int i = 0; i < goals.size(); i++) {
                    if (i > 0) {
                        lines.add(indent + "next");
                    }
                    goals.get(i).forEach(step -> write(indent + "  ", step));
                }
                lines.add(indent + "qed");
            }
        }
    }

    private String inOneStep(InOneStep step) {
        String using = step.facts().isEmpty() ? "" : "using " + methods.facts(step.facts()) + " ";
        return using + methods.proof(step.end());
    }

    private void write(String indent, Step step) {
        switch (step) {
            case Step.Fix(var variables) -> lines.add(indent + "fix " + fixed(variables));
            case Step.Assume(var label, var statements) ->
                lines.add(indent + "assume " + labelled(label)
                        + statements.stream().map(this::stated).collect(Collectors.joining(" ")));
            case Step.State(var link, var kind, var label, var statement, var proof) -> {
                String claim = indent + link.map(l -> word(l) + " ").orElse("") + word(kind) + " " + labelled(label)
                        + stated(statement);
                lines.add(claim);
                if (proof instanceof InOneStep one && (claim + inOneStep(one)).length() < WIDTH) {
                    lines.set(lines.size() - 1, claim + " " + inOneStep(one));
                } else {
                    prove(proof instanceof InOneStep ? indent + "  " : indent, proof);
                }
            }
            case Step.Block(var link, var steps) -> {
                link.ifPresent(l -> lines.add(indent + word(l)));
                int first = lines.size();
                steps.forEach(inner -> write(indent + "  ", inner));
                lines.set(first, indent + "{ " + lines.get(first).stripLeading());
                lines.set(lines.size() - 1, lines.getLast() + " }");
            }
        }
    }

    private static String word(ProofStep.Link link) {
        return switch (link) {
            case ALSO -> "also";
            case FINALLY -> "finally";
            case MOREOVER -> "moreover";
            case ULTIMATELY -> "ultimately";
        };
    }

    private static String word(ProofStep.Kind kind) {
        return switch (kind) {
            case HAVE -> "have";
            case SHOW -> "show";
        };
    }

    private static String labelled(String label) {
        return label.isEmpty() ? "" : label + ": ";
    }

    private String fixed(List<Free> variables) {
        boolean isTyped = variables.stream().anyMatch(v -> !writing.variable(v).equals(v.name()));
        return variables.stream().map(writing::variable).collect(Collectors.joining(isTyped ? " and " : " "));
    }

    // Statements

    private String stated(Statement statement) {
        return switch (statement) {
            case Statement.Thesis() -> "?thesis";
            case Statement.Says(var proposition) -> quoted(writing.term(proposition));
            case Statement.Rule rule -> quoted(rule(rule));
            case Statement.NextEquation(var left, var right) -> quoted(nextEquation(left, right));
        };
    }

    private static String quoted(String text) {
        return '"' + text + '"';
    }

    /** ⋀xs. As ⟹ B. */
    private String rule(Statement.Rule rule) {
        String bound = rule.variables().stream().map(Free::name).collect(Collectors.joining(" "));
        // Written as a whole, so that types are where they are needed.
        String whole = writing.term(Hol.mkImplies(rule.premises(), rule.conclusion()));
        List<String> parts = Stream.concat(rule.premises().stream(), Stream.of(rule.conclusion()))
                .map(writing::term)
                .toList();
        String body = whole.equals(String.join(" ⟶ ", parts)) ? String.join(" ⟹ ", parts) : whole;
        return bound.isEmpty() ? body : "⋀" + bound + ". " + body;
    }

    /** The left side is written as dots, unless the equation does not begin with it. */
    private String nextEquation(Term left, Term right) {
        String whole = writing.term(Hol.mkEq(left, right));
        String side = writing.term(left);
        Optional<String> start = Stream.of(side, "(" + side + ")")
                .filter(text -> whole.startsWith(text + " "))
                .findFirst();
        return start.map(text -> "…" + whole.substring(text.length())).orElse(whole);
    }
}
