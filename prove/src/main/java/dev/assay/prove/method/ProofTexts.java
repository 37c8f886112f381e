package dev.assay.prove.method;

import dev.assay.logic.Conjecture;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.theory.Theory;
import dev.assay.logic.theory.TypeSpecification;
import dev.assay.prove.cases.Induction;
import dev.assay.syntax.isabelle.Context;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** One-line proofs that the form of a goal suggests. */
final class ProofTexts {
    private static final String FINITE = "Finite_Set.finite";
    private static final String CASE = ".case_";

    private ProofTexts() {}

    /** By definitions, and by how inductive predicates can hold. */
    static List<String> unfoldings(Context context, Conjecture goal) {
        var result = new LinkedHashSet<String>();
        List<String> shallow = UnfoldedConstants.of(context.theory(), goal, 1);
        for (List<String> definitions : List.of(shallow, UnfoldedConstants.of(context.theory(), goal, 2))) {
            if (!definitions.isEmpty()) {
                String names = definitions.stream().map(context::factText).collect(Collectors.joining(" "));
                result.add("by (simp add: " + names + ")");
                result.add("by (auto simp: " + names + ")");
            }
        }
        // Functions are the same if their values are.
        if (goal.conclusion().isApplied(Hol.EQ)
                && goal.conclusion().arguments().getFirst().type().isFun()) {
            String names =
                    shallow.stream().map(name -> " " + context.factText(name)).collect(Collectors.joining());
            result.add("by (auto simp: fun_eq_iff)");
            result.add("by (auto simp: fun_eq_iff" + names + ")");
            String splits = splits(context, goal.propositions());
            if (!splits.isEmpty()) {
                result.add("by (auto simp: fun_eq_iff" + names + " split: " + splits + ")");
            }
        }
        String cases = goal.propositions().stream()
                .flatMap(p -> p.constants().stream())
                .map(c -> c.name() + ".cases")
                .distinct()
                .filter(name -> context.theory().fact(name).isPresent())
                .map(context::factText)
                .collect(Collectors.joining(" "));
        if (!cases.isEmpty()) {
            result.add("by (auto elim: " + cases + ")");
        }
        if (!shallow.isEmpty()) {
            String names = shallow.stream().map(context::factText).collect(Collectors.joining(" "));
            result.add("by (fastforce simp: " + names + ")");
        }
        for (Free v : goal.variables()) {
            if (isRecord(context.theory(), v.type())) {
                String names = shallow.stream().map(context::factText).collect(Collectors.joining(" "));
                result.add("by (cases " + v.name() + ") " + (names.isEmpty() ? "auto" : "(auto simp: " + names + ")"));
            }
        }
        return List.copyOf(result);
    }

    /** By induction on variables, along functions, and along inductive predicates. */
    static List<String> inductions(Context context, Conjecture goal) {
        Theory theory = context.theory();
        var result = new LinkedHashSet<String>();
        List<Free> variables = List.copyOf(goal.variables());
        String splits = splits(context, variables);
        String all = (caseSplits(context, goal) + " if_splits").strip();
        for (Free v : variables) {
            if (Induction.structural(theory, v.type()).isPresent()) {
                result.add("by (induct " + v.name() + ") auto");
            }
        }
        goal.propositions().forEach(p -> calls(context, p, result));
        goal.assumptions().forEach(a -> predicates(context, a, result));
        goal.assumptions().forEach(a -> equalLengths(context, a, result));
        for (Free v : variables) {
            if (Induction.structural(theory, v.type()).isPresent()) {
                result.add("by (induct " + v.name() + ") (auto split: " + all + ")");
            }
        }
        for (Free v : variables) {
            if (Induction.structural(theory, v.type()).isPresent() && variables.size() > 1) {
                String others = variables.stream()
                        .filter(o -> !o.equals(v))
                        .map(Free::name)
                        .collect(Collectors.joining(" "));
                String start = "by (induct " + v.name() + " arbitrary: " + others + ") ";
                result.add(start + "auto");
                if (!splits.isEmpty()) {
                    result.add(start + "(auto split: " + splits + ")");
                }
            }
        }
        return List.copyOf(result);
    }

    private static boolean isRecord(Theory theory, Type type) {
        return type instanceof Type.Con(var name, var _)
                && theory.typeSpecification(name)
                        .filter(TypeSpecification.Record.class::isInstance)
                        .isPresent();
    }

    /** The names of the case distinctions that the goal makes, or the functions in it. */
    private static String caseSplits(Context context, Conjecture goal) {
        Theory theory = context.theory();
        List<Term.Const> constants = goal.propositions().stream()
                .flatMap(p -> p.constants().stream())
                .toList();
        Stream<Term.Const> inside = constants.stream()
                .flatMap(c -> theory.fact(c.name() + ".simps").stream())
                .flatMap(f -> f.theorems().stream())
                .flatMap(t -> t.conclusion().constants().stream());
        return Stream.concat(constants.stream(), inside)
                .map(Term.Const::name)
                .filter(name -> name.contains(CASE))
                .map(name -> name.substring(0, name.lastIndexOf(CASE)) + ".split")
                .distinct()
                .filter(name -> theory.fact(name).isPresent())
                .map(context::factText)
                .collect(Collectors.joining(" "));
    }

    /** The names of the case distinctions for the datatypes that the terms have, or that functions among them yield. */
    private static String splits(Context context, List<? extends Term> terms) {
        return terms.stream()
                .flatMap(t -> t instanceof Free v ? Stream.of(v) : t.frees().stream())
                .map(v -> v.type().resultType() instanceof Type.Con(var name, var _) ? name + ".split" : "")
                .distinct()
                .filter(name -> context.theory().fact(name).isPresent())
                .map(context::factText)
                .collect(Collectors.joining(" "));
    }

    /** Induction by how an assumption about an inductive predicate or set came to hold. */
    private static void predicates(Context context, Term assumption, Set<String> result) {
        Term about = assumption.isApplied("Set.member") ? assumption.arguments().getLast() : assumption;
        if (about.head() instanceof Term.Const(var name, var _)
                && context.theory().fact(name + ".induct").isPresent()
                && context.theory().fact(name + ".intros").isPresent()) {
            // Elements may be taken to be new.
            String better = name.equals(FINITE) ? "Finite_Set.finite_induct" : name + ".induct";
            String rule = "by (induct rule: " + context.factText(better) + ") ";
            result.add(rule + "auto");
            result.add(rule + "(auto intro: " + context.factText(name + ".intros") + ")");
        }
    }

    /** Induction on two lists at once. */
    private static void equalLengths(Context context, Term assumption, Set<String> result) {
        if (assumption.isApplied(Hol.EQ)
                && assumption.arguments().get(0)
                        instanceof Term.App(Term.Const(var name, var _), Free(var xs, var type))
                && assumption.arguments().get(1) instanceof Term.App(Term.Const(var again, var _), Free(var ys, var _))
                && name.equals(again)
                && type instanceof Type.Con(var list, var _)
                && list.equals("List.list")
                && context.theory().fact("List.list_induct2").isPresent()) {
            result.add("by (induct " + xs + " " + ys + " rule: " + context.factText("List.list_induct2") + ") auto");
        }
    }

    /** Induction by the recursion of each function that is applied to different variables. */
    private static void calls(Context context, Term term, Set<String> result) {
        if (term.head() instanceof Term.Const(var name, var _)) {
            var variables = new ArrayList<String>();
            for (Term argument : term.arguments()) {
                if (argument instanceof Free(var variable, var _)) {
                    variables.add(variable);
                }
            }
            String rule = name + ".induct";
            if (!variables.isEmpty()
                    && variables.size() == term.arguments().size()
                    && new HashSet<>(variables).size() == variables.size()
                    && context.theory().fact(rule).isPresent()) {
                result.add("by (induct " + String.join(" ", variables) + " rule: " + context.factText(rule) + ") auto");
            }
        }
        switch (term) {
            case Term.App(var function, var argument) -> {
                calls(context, function, result);
                calls(context, argument, result);
            }
            case Term.Abs(var _, var _, var body) -> calls(context, body, result);
            case Term.Const _, Term.Free _, Term.Bound _ -> {}
        }
    }
}
