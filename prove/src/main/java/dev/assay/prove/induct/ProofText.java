package dev.assay.prove.induct;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Theory;
import dev.assay.logic.kernel.Hol;
import dev.assay.prove.closure.Derivation;
import dev.assay.prove.closure.Explanation;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;

/** A proof as structured text in the manner of Isar, its lemmas first. */
final class ProofText {
    private static final int LONGEST_CALCULATION = 10;

    private final Theory theory;
    private final Function<Term, String> printer;
    private final StringBuilder text = new StringBuilder();
    private int indent;

    private ProofText(Theory theory, Function<Term, String> printer) {
        this.theory = theory;
        this.printer = printer;
    }

    /** The lemmas, in the order in which they were proved, and the theorem last. */
    static String of(Theory theory, List<Lemma> lemmas, Lemma theorem, Function<Term, String> printer) {
        var writer = new ProofText(theory, printer);
        for (Lemma lemma : lemmas) {
            writer.lemma("lemma", lemma);
            writer.text.append('\n');
        }
        writer.lemma("theorem", theorem);
        return writer.text.toString();
    }

    private String print(Term t) {
        return printer.apply(t);
    }

    private String quoted(Term t) {
        return '"' + print(t) + '"';
    }

    private void line(String content) {
        text.append("  ".repeat(indent)).append(content).append('\n');
    }

    private void lemma(String keyword, Lemma lemma) {
        line(keyword + " " + lemma.name() + ": " + quoted(lemma.statement()));
        argue(lemma.argument());
    }

    /** The proof of a statement that was just made. */
    private void argue(Argument argument) {
        switch (argument) {
            case Argument.Direct(var introduction, var derivations) -> {
                if (introduction instanceof Introduction.Atom && derivations.size() == 1) {
                    derive(derivations.getFirst());
                } else {
                    line("proof -");
                    indent++;
                    introduced(introduction, derivations);
                    indent--;
                    line("qed");
                }
            }
            case Argument.Inductive(var instance, var cases) -> {
                Scheme scheme = instance.scheme();
                String arbitrary = instance.others().isEmpty() ? "" : " arbitrary: " + names(instance.others());
                line("proof (induct " + names(scheme.variables()) + arbitrary + " rule: " + local(scheme.name()) + ")");
                indent++;
                for (int i = 0; i < cases.size(); i++) {
                    if (i > 0) {
                        indent--;
                        line("next");
                        indent++;
                    }
                    inCase(cases.get(i));
                }
                indent--;
                line("qed");
            }
        }
    }

    private void inCase(Argument.Case c) {
        fix(c.variables());
        c.hypotheses().forEach(h -> line("assume IH: " + quoted(h)));
        switch (c.rest()) {
            case Argument.Direct(var introduction, var derivations) -> introduced(introduction, derivations);
            case Argument.Inductive inductive -> {
                line("show ?case");
                argue(inductive);
            }
        }
    }

    private void introduced(Introduction introduction, List<Derivation> derivations) {
        var rest = new ArrayList<>(derivations);
        introduced(introduction, (Collection<Derivation>) rest);
    }

    private void introduced(Introduction introduction, Collection<Derivation> rest) {
        switch (introduction) {
            case Introduction.ForAll(var variable, var body) -> {
                fix(List.of(variable));
                introduced(body, rest);
            }
            case Introduction.Implies(var premise, var conclusion) -> {
                line("assume " + quoted(premise));
                introduced(conclusion, rest);
            }
            case Introduction.And(var left, var right) -> {
                introduced(left, rest);
                introduced(right, rest);
            }
            case Introduction.Not(var denied, var falsity) -> {
                line("assume " + quoted(denied));
                introduced(falsity, rest);
            }
            case Introduction.Atom(var goal) -> {
                Derivation next = rest.iterator().next();
                rest.remove(next);
                line("show " + quoted(goal.conclusion()));
                derive(next);
            }
        }
    }

    private void fix(List<Free> variables) {
        if (!variables.isEmpty()) {
            line("fix " + names(variables));
        }
    }

    private static String names(List<Free> variables) {
        return variables.stream().map(Free::name).collect(Collectors.joining(" "));
    }

    // Derivations

    private void derive(Derivation derivation) {
        switch (derivation) {
            case Derivation.Closed closed -> {
                List<Explanation.Step> steps = closed.calculation(theory);
                if (steps.size() < 2 || steps.size() > LONGEST_CALCULATION) {
                    var used = new TreeSet<String>();
                    closed.theorem(theory, used);
                    line("  by " + method(used));
                } else {
                    calculate(((Term.App) ((Term.App) closed.conclusion()).function()).argument(), steps);
                }
            }
            case Derivation.Cases(var subject, var _, var cases, var conclusion) -> {
                line("proof (cases " + quoted(subject) + ")");
                indent++;
                for (int i = 0; i < cases.size(); i++) {
                    if (i > 0) {
                        indent--;
                        line("next");
                        indent++;
                    }
                    fix(cases.get(i).fields());
                    line("assume " + quoted(readable(cases.get(i).equation())));
                    line("then show " + quoted(conclusion));
                    derive(cases.get(i).rest());
                }
                indent--;
                line("qed");
            }
        }
    }

    /** p instead of p = True, and ¬ p instead of p = False. */
    private static Term readable(Term equation) {
        Term left = equation.arguments().get(0);
        Term right = equation.arguments().get(1);
        return right.equals(Hol.TRUE) ? left : right.equals(Hol.FALSE) ? Hol.mkNot(left) : equation;
    }

    private void calculate(Term from, List<Explanation.Step> steps) {
        line("proof -");
        indent++;
        for (int i = 0; i < steps.size(); i++) {
            Explanation.Step step = steps.get(i);
            String left = i == 0 ? print(from) : "…";
            line((i == 0 ? "have" : "also have") + " \"" + left + " = " + print(step.reached()) + "\" by "
                    + method(step.facts()));
        }
        line("finally show ?thesis .");
        indent--;
        line("qed");
    }

    private static String method(Set<String> facts) {
        return facts.isEmpty()
                ? "simp"
                : "(simp add: " + facts.stream().map(ProofText::local).collect(Collectors.joining(" ")) + ")";
    }

    /** Without the name of the theory. */
    private static String local(String name) {
        return name.startsWith("TIP.") ? name.substring("TIP.".length()) : name;
    }
}
