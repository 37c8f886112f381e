package dev.assay.prove.induct;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Fresh;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.proof.Writing;
import dev.assay.logic.theory.Theory;
import dev.assay.prove.closure.Derivation;
import dev.assay.prove.closure.Explanation;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A proof as a structured text in Isar, its lemmas first. */
final class ProofText {
    private static final int LONGEST_CALCULATION = 30;

    private final Theory theory;
    private final Set<String> lemmas;
    private final Writing writing;
    private final StringBuilder text = new StringBuilder();
    private final Deque<String> assumed = new ArrayDeque<>();
    /** Variables that were fixed, here or elsewhere in the proof; no bound one shall be called like them. */
    private final Set<Free> known = new LinkedHashSet<>();

    private int indent;
    private int labels;

    /** @param lemmas names of facts that are no definitions */
    private ProofText(Theory theory, Set<String> lemmas, Writing writing) {
        this.theory = theory;
        this.lemmas = lemmas;
        this.writing = writing;
    }

    /** The lemmas, in the order in which they were proved, and the theorem last. */
    static String of(Theory theory, List<Lemma> lemmas, Lemma theorem, Writing writing) {
        return of(theory, lemmas, writing)
                + (lemmas.isEmpty() ? "" : "\n")
                + of(theory, names(lemmas), "theorem", theorem, writing);
    }

    /** Lemmas with their proofs, an empty line between them. */
    static String of(Theory theory, List<Lemma> lemmas, Writing writing) {
        return lemmas.stream()
                .map(lemma -> of(theory, names(lemmas), "lemma", lemma, writing))
                .collect(Collectors.joining("\n"));
    }

    private static Set<String> names(Collection<Lemma> lemmas) {
        return lemmas.stream().map(Lemma::name).collect(Collectors.toSet());
    }

    private static String of(Theory theory, Set<String> lemmas, String keyword, Lemma lemma, Writing writing) {
        var writer = new ProofText(theory, lemmas, writing);
        writer.known.addAll(lemma.statement().frees());
        writer.line(keyword + " " + writing.fact(lemma.name()) + ": " + writer.rule(lemma.statement()));
        writer.argue(lemma.argument());
        return writer.text.toString();
    }

    private void line(String content) {
        text.append("  ".repeat(indent)).append(content).append('\n');
    }

    private String quoted(Term t) {
        return '"' + writing.term(t) + '"';
    }

    /** ⋀xs. As ⟹ B instead of ∀xs. As ⟶ B. */
    private String rule(Term proposition) {
        var variables = new ArrayList<String>();
        Term rest = proposition;
        while (rest instanceof Term.App(Term.Const(var all, var _), Term.Abs(var hint, var type, var body))
                && all.equals(Hol.ALL)) {
            var fresh = new Fresh(known);
            fresh.avoid(body);
            Free x = fresh.variable(hint, type);
            variables.add(x.name());
            rest = body.instantiate(x);
        }
        String bound = variables.isEmpty() ? "" : "⋀" + String.join(" ", variables) + ". ";
        // Written as a whole, so that types are where they are needed.
        String written = writing.term(rest);
        int premises = 0;
        for (Term p = rest; isImplication(p); p = p.arguments().get(1)) {
            premises++;
        }
        if (premises > 0 && isImplication(rest)) {
            var parts = new ArrayList<String>();
            Term p = rest;
            for (; isImplication(p); p = p.arguments().get(1)) {
                parts.add(writing.term(p.arguments().get(0)));
            }
            parts.add(writing.term(p));
            String plain = String.join(" ⟶ ", parts);
            written = plain.equals(written) ? String.join(" ⟹ ", parts) : written;
        }
        return '"' + bound + written + '"';
    }

    private static boolean isImplication(Term t) {
        return t.isApplied(Hol.IMPLIES.name()) && t.arguments().size() == 2;
    }

    // Inductions

    /** The proof of a statement that was just made. */
    private void argue(Argument argument) {
        switch (argument) {
            case Argument.Direct(var introduction, var derivations) -> {
                var rest = new ArrayDeque<>(derivations);
                if (introduction instanceof Introduction.Atom) {
                    derive(rest.remove());
                } else {
                    line("proof -");
                    inside(() -> introduced(introduction, rest));
                    line("qed");
                }
            }
            case Argument.Inductive(var instance, var cases) -> {
                Scheme scheme = instance.scheme();
                String arbitrary = instance.others().isEmpty() ? "" : " arbitrary: " + names(instance.others());
                line("proof (induct " + names(scheme.variables()) + arbitrary + " rule: " + writing.fact(scheme.name())
                        + ")");
                for (int i = 0; i < cases.size(); i++) {
                    if (i > 0) {
                        line("next");
                    }
                    Argument.Case c = cases.get(i);
                    inside(() -> inCase(c));
                }
                line("qed");
            }
        }
    }

    /** What is assumed inside is known there only. */
    private void inside(Runnable writer) {
        int before = assumed.size();
        indent++;
        writer.run();
        indent--;
        while (assumed.size() > before) {
            assumed.removeLast();
        }
    }

    private void inCase(Argument.Case c) {
        fix(c.variables());
        if (!c.hypotheses().isEmpty()) {
            line("assume " + label("IH") + ": "
                    + c.hypotheses().stream().map(this::rule).collect(Collectors.joining(" ")));
        }
        switch (c.rest()) {
            case Argument.Direct(var introduction, var derivations) ->
                introduced(introduction, new ArrayDeque<>(derivations));
            case Argument.Inductive inductive -> {
                line("show " + quoted(inductive.instance().proposition()));
                argue(inductive);
            }
        }
    }

    private void introduced(Introduction introduction, Deque<Derivation> rest) {
        switch (introduction) {
            case Introduction.ForAll(var variable, var body) -> {
                fix(List.of(variable));
                introduced(body, rest);
            }
            case Introduction.Implies(var premise, var conclusion) -> {
                line("assume " + label("asm") + ": " + quoted(premise));
                introduced(conclusion, rest);
            }
            case Introduction.And(var left, var right) -> {
                line("show " + quoted(introduction.proposition()));
                line("proof (rule conjI)");
                inside(() -> introduced(left, rest));
                line("next");
                inside(() -> introduced(right, rest));
                line("qed");
            }
            case Introduction.Not(var denied, var falsity) -> {
                line("show " + quoted(introduction.proposition()));
                line("proof (rule notI)");
                inside(() -> {
                    line("assume " + label("asm") + ": " + quoted(denied));
                    introduced(falsity, rest);
                });
                line("qed");
            }
            case Introduction.Atom(var goal) -> {
                line("show " + quoted(goal.conclusion()));
                derive(rest.remove());
            }
        }
    }

    private void fix(List<Free> variables) {
        known.addAll(variables);
        if (!variables.isEmpty()) {
            boolean isTyped =
                    variables.stream().anyMatch(v -> !writing.variable(v).equals(v.name()));
            line("fix "
                    + variables.stream().map(writing::variable).collect(Collectors.joining(isTyped ? " and " : " ")));
        }
    }

    private static String names(List<Free> variables) {
        return variables.stream().map(Free::name).collect(Collectors.joining(" "));
    }

    /** A name for an assumption that no other in this proof has. */
    private String label(String kind) {
        String label = kind + (++labels == 1 ? "" : labels);
        assumed.addLast(label);
        return label;
    }

    // Derivations

    private void derive(Derivation derivation) {
        switch (derivation) {
            case Derivation.Closed closed -> {
                List<Explanation.Step> steps = closed.calculation(theory);
                if (steps.size() < 2 || steps.size() > LONGEST_CALCULATION || !isTyped(closed.conclusion())) {
                    var used = new TreeSet<String>();
                    closed.theorem(theory, used);
                    line("  " + closing(used));
                } else {
                    calculate(((Term.App) ((Term.App) closed.conclusion()).function()).argument(), steps);
                }
            }
            case Derivation.Cases(var subject, var _, var cases, var conclusion) -> {
                line("proof (cases " + quoted(subject) + ")");
                for (int i = 0; i < cases.size(); i++) {
                    if (i > 0) {
                        line("next");
                    }
                    Derivation.Case c = cases.get(i);
                    inside(() -> {
                        fix(c.fields());
                        line("assume " + label("eq") + ": " + quoted(readable(c.equation())));
                        line("show " + quoted(conclusion));
                        derive(c.rest());
                    });
                }
                line("qed");
            }
        }
    }

    /** Whether its variables say which types it is about: otherwise each step could be about others. */
    private static boolean isTyped(Term t) {
        var known = new HashSet<Type.Var>();
        t.frees().forEach(v -> known.addAll(v.typeVariables()));
        return known.containsAll(t.typeVariables());
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
            String left = i == 0 ? writing.term(from) : "…";
            String sign = from.type().equals(Type.bool()) ? " ⟷ " : " = ";
            line((i == 0 ? "have" : "also have") + " \"" + left + sign + writing.term(step.reached()) + "\" by "
                    + method(step.facts()));
        }
        line("finally show ?thesis .");
        indent--;
        line("qed");
    }

    /** The facts by which something was found, in three kinds. */
    private final class Cited {
        private final Set<String> definitions = new LinkedHashSet<>();
        private final Set<String> others = new LinkedHashSet<>();
        private final boolean isAssuming;
        private final boolean isArithmetic;

        Cited(Set<String> facts) {
            isAssuming = facts.contains(Explanation.ASSUMED);
            isArithmetic = facts.contains(Explanation.ARITHMETIC);
            for (String fact : facts) {
                if (lemmas.contains(fact)) {
                    others.add(writing.fact(fact));
                } else if (!fact.equals(Explanation.ASSUMED) && !fact.equals(Explanation.ARITHMETIC)) {
                    List.of(fact.split(" ")).forEach(name -> definitions.add(writing.fact(name)));
                }
            }
        }

        String all() {
            return Stream.of(definitions, others, isAssuming ? assumed : Set.<String>of())
                    .flatMap(Collection::stream)
                    .collect(Collectors.joining(" "));
        }

        String simplified(String simp) {
            return definitions.isEmpty() ? "" : simp + String.join(" ", definitions);
        }
    }

    /** The method for one step: what definitions alone can do is left to the simplifier. */
    private String method(Set<String> facts) {
        var cited = new Cited(facts);
        if (cited.isArithmetic) {
            return cited.all().isEmpty() ? "arith" : "(insert " + cited.all() + ", arith)";
        }
        if (cited.isAssuming || !cited.others.isEmpty()) {
            return "(metis " + cited.all() + ")";
        }
        return cited.definitions.isEmpty() ? "simp" : "(simp" + cited.simplified(" add: ") + ")";
    }

    /** The proof of what is more than one step. */
    private String closing(Set<String> facts) {
        var cited = new Cited(facts);
        if (!cited.isAssuming || cited.isArithmetic || !cited.others.isEmpty()) {
            return "by " + method(facts);
        }
        String all = String.join(" ", assumed);
        return "using " + all + " by (metis " + cited.all() + " | auto" + cited.simplified(" simp: ") + ")";
    }
}
