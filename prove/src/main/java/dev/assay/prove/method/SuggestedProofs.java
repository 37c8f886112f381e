package dev.assay.prove.method;

import dev.assay.logic.Conjecture;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.proof.FactReference;
import dev.assay.logic.proof.Method;
import dev.assay.logic.proof.Name;
import dev.assay.logic.proof.ProofStep.By;
import dev.assay.logic.proof.TermArgument;
import dev.assay.logic.rules.Resolution;
import dev.assay.logic.theory.Theory;
import dev.assay.logic.theory.TypeSpecification;
import dev.assay.prove.cases.Induction;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;

/** One-line proofs that the form of a goal suggests. */
final class SuggestedProofs {
    private static final String FINITE = "Finite_Set.finite";
    private static final String FINITE_INDUCT = "Finite_Set.finite_induct";
    private static final String CASE = ".case_";
    private static final Method AUTO = Method.named("auto");

    private final Theory theory;
    private final Conjecture goal;
    private final Set<By> result = new LinkedHashSet<>();

    private SuggestedProofs(Theory theory, Conjecture goal) {
        this.theory = theory;
        this.goal = goal;
    }

    /** What needs the least to be said comes first. */
    static List<By> of(Theory theory, Conjecture goal) {
        var proofs = new SuggestedProofs(theory, goal);
        proofs.alone("simp", "auto");
        proofs.distinguish();
        proofs.alone("blast", "arith");
        proofs.unfold();
        proofs.distinguishAndUnfold();
        proofs.induct();
        return List.copyOf(proofs.result);
    }

    // Data

    /** {@code method keyword: facts}; the method alone if there are none. */
    static Method with(String method, Section... sections) {
        var all = new ArrayList<Method.Section>();
        all.add(new Method.Section("", List.of()));
        for (Section section : sections) {
            if (!section.facts.isEmpty()) {
                all.add(new Method.Section(
                        section.keyword,
                        section.facts.stream().map(FactReference::named).toList()));
            }
        }
        return new Method.Named(Name.of(method), all);
    }

    /** Facts by their names. */
    record Section(String keyword, List<String> facts) {}

    private void alone(String... methods) {
        for (String method : methods) {
            result.add(By.of(Method.named(method)));
        }
    }

    private static Method induct(List<Free> on, Method.Section... sections) {
        return start("induct", on, sections);
    }

    private static Method start(String method, List<Free> on, Method.Section... sections) {
        var all = new ArrayList<Method.Section>();
        all.add(terms("", on));
        all.addAll(List.of(sections));
        return new Method.Named(Name.of(method), all);
    }

    private static Method.Section terms(String keyword, List<Free> variables) {
        return new Method.Section(
                keyword, variables.stream().map(TermArgument.Given::new).toList());
    }

    private static Method.Section rule(String name) {
        return new Method.Section("rule", List.of(FactReference.named(name)));
    }

    private List<String> known(Stream<String> names) {
        return names.distinct().filter(name -> theory.fact(name).isPresent()).toList();
    }

    private static List<String> joined(List<String> first, List<String> second) {
        return Stream.concat(first.stream(), second.stream()).toList();
    }

    // Unfolding

    private void unfold() {
        List<String> shallow = UnfoldedConstants.of(theory, goal, 1);
        for (List<String> definitions : List.of(shallow, UnfoldedConstants.of(theory, goal, 2))) {
            if (!definitions.isEmpty()) {
                result.add(By.of(with("simp", new Section("add", definitions))));
                result.add(By.of(with("auto", new Section("simp", definitions))));
            }
            List<String> splits = caseSplits(definitions);
            if (!splits.isEmpty()) {
                result.add(By.of(with("auto", new Section("simp", definitions), new Section("split", splits))));
            }
        }
        List<String> extensionality = known(Stream.of("HOL.fun_eq_iff"));
        // Functions are the same if their values are.
        if (goal.conclusion().isApplied(Hol.EQ)
                && goal.conclusion().arguments().getFirst().type().isFun()
                && !extensionality.isEmpty()) {
            var both = new Section("simp", joined(extensionality, shallow));
            result.add(By.of(with("auto", new Section("simp", extensionality))));
            result.add(By.of(with("auto", both)));
            result.add(By.of(with("auto", both, new Section("split", splits(goal.propositions())))));
        }
        List<String> cases = known(goal.propositions().stream()
                .flatMap(p -> p.constants().stream())
                .map(Term.Const::name)
                .filter(name -> theory.fact(name + ".intros").isPresent())
                .map(name -> name + ".cases"));
        if (!cases.isEmpty()) {
            result.add(By.of(with("auto", new Section("elim", cases))));
        }
        if (!shallow.isEmpty()) {
            result.add(By.of(with("fastforce", new Section("simp", shallow))));
        }
    }

    /** The case distinctions for the datatypes that the terms have, or that functions among them yield. */
    private List<String> splits(List<? extends Term> terms) {
        return known(terms.stream()
                .flatMap(t -> t instanceof Free v ? Stream.of(v) : t.frees().stream())
                .map(v -> v.type().resultType() instanceof Type.Con(var name, var _) ? name + ".split" : ""));
    }

    // Cases and induction

    /** The variables whose values have one of several forms. */
    private List<Free> formed() {
        return goal.variables().stream()
                .filter(v -> isRecord(v.type())
                        || Induction.structural(theory, v.type()).isPresent())
                .toList();
    }

    private boolean isRecord(Type type) {
        return type instanceof Type.Con(var name, var _)
                && theory.typeSpecification(name)
                        .filter(TypeSpecification.Record.class::isInstance)
                        .isPresent();
    }

    private boolean isRecursive(Free v) {
        return Induction.structural(theory, v.type())
                .filter(SuggestedProofs::hasHypotheses)
                .isPresent();
    }

    private static Method cases(Free v) {
        return start("cases", List.of(v));
    }

    /** By the form of one variable, or along one function, with nothing more to be said. */
    private void distinguish() {
        for (Free v : formed()) {
            result.add(By.of(isRecursive(v) ? induct(List.of(v)) : cases(v), AUTO));
        }
        goal.propositions().forEach(this::calls);
    }

    /** By the form of one variable or of all that are not recursive, and by definitions. */
    private void distinguishAndUnfold() {
        List<String> definitions = UnfoldedConstants.of(theory, goal, 2);
        Method unfolding =
                with("auto", new Section("simp", definitions), new Section("split", caseSplits(definitions)));
        for (Free v : definitions.isEmpty() ? List.<Free>of() : formed()) {
            result.add(By.of(cases(v), unfolding));
            result.add(By.of(isRecursive(v) ? induct(List.of(v)) : cases(v), unfolding));
        }
        List<Method> all = formed().stream()
                .filter(v -> !isRecursive(v))
                .map(SuggestedProofs::cases)
                .toList();
        if (all.size() > 1) {
            result.add(By.of(new Method.Structured(
                    all.stream().reduce(Method.Structured::new).orElseThrow(), unfolding)));
        }
    }

    /** Whether a case of the rule may assume something; if none may, the rule but distinguishes cases. */
    private static boolean hasHypotheses(Thm rule) {
        Term statement = Resolution.ruleFormat(rule).conclusion();
        var mentioned = new AtomicInteger();
        statement.forEachSubterm(t -> {
            if (t instanceof Free property && property.type().resultType().equals(Type.bool())) {
                mentioned.incrementAndGet();
            }
        });
        return mentioned.get() > Resolution.premises(statement).size() + 1;
    }

    private void induct() {
        List<Free> variables = List.copyOf(goal.variables());
        List<Free> recursive = formed().stream().filter(this::isRecursive).toList();
        goal.assumptions().forEach(this::predicates);
        goal.assumptions().forEach(this::equalLengths);
        List<String> all = joined(caseSplits(List.of()), known(Stream.of("HOL.if_splits")));
        for (Free v : recursive) {
            result.add(By.of(induct(List.of(v)), with("auto", new Section("split", all))));
        }
        if (variables.size() > 1) {
            for (Free v : recursive) {
                List<Free> others = variables.stream().filter(o -> !o.equals(v)).toList();
                Method start = induct(List.of(v), terms("arbitrary", others));
                result.add(By.of(start, AUTO));
                result.add(By.of(start, with("auto", new Section("split", splits(variables)))));
            }
        }
    }

    /** The case distinctions that the goal makes, or the functions in it, or these definitions. */
    private List<String> caseSplits(List<String> definitions) {
        List<Term.Const> constants = goal.propositions().stream()
                .flatMap(p -> p.constants().stream())
                .toList();
        Stream<Term.Const> inside = Stream.concat(
                        constants.stream().map(c -> c.name() + ".simps"), definitions.stream())
                .flatMap(name -> theory.fact(name).stream())
                .flatMap(f -> f.theorems().stream())
                .flatMap(t -> t.conclusion().constants().stream());
        return known(Stream.concat(constants.stream(), inside)
                .map(Term.Const::name)
                .filter(name -> name.contains(CASE))
                .map(name -> name.substring(0, name.lastIndexOf(CASE)) + ".split"));
    }

    /** Induction by how an assumption about an inductive predicate or set came to hold. */
    private void predicates(Term assumption) {
        Term about = assumption.isApplied("Set.member") ? assumption.arguments().getLast() : assumption;
        if (about.head() instanceof Term.Const(var name, var _)
                && theory.fact(name + ".induct").isPresent()
                && theory.fact(name + ".intros").isPresent()) {
            // Elements may be taken to be new.
            String better =
                    name.equals(FINITE) && theory.fact(FINITE_INDUCT).isPresent() ? FINITE_INDUCT : name + ".induct";
            Method start = induct(List.of(), rule(better));
            result.add(By.of(start, AUTO));
            result.add(By.of(start, with("auto", new Section("intro", List.of(name + ".intros")))));
        }
    }

    /** Induction on two lists at once. */
    private void equalLengths(Term assumption) {
        if (assumption.isApplied(Hol.EQ)
                && assumption.arguments().get(0) instanceof Term.App(Term.Const(var name, var _), Free xs)
                && assumption.arguments().get(1) instanceof Term.App(Term.Const(var again, var _), Free ys)
                && name.equals(again)
                && xs.type() instanceof Type.Con(var list, var _)
                && list.equals("List.list")
                && theory.fact("List.list_induct2").isPresent()) {
            result.add(By.of(induct(List.of(xs, ys), rule("List.list_induct2")), AUTO));
        }
    }

    /** Induction by the recursion of each function that is applied to different variables. */
    private void calls(Term term) {
        if (term.head() instanceof Term.Const function
                && theory.signature().constructed(function).isEmpty()) {
            String name = function.name();
            var variables = new ArrayList<Free>();
            for (Term argument : term.arguments()) {
                if (argument instanceof Free v) {
                    variables.add(v);
                }
            }
            String rule = name + ".induct";
            if (!variables.isEmpty()
                    && variables.size() == term.arguments().size()
                    && new HashSet<>(variables).size() == variables.size()
                    && theory.fact(rule).isPresent()) {
                String cases = name + ".cases";
                boolean isDistinction = variables.size() == 1
                        && theory.fact(cases).isPresent()
                        && !hasHypotheses(
                                theory.fact(rule).orElseThrow().theorems().getFirst());
                Method start = isDistinction ? start("cases", variables, rule(cases)) : induct(variables, rule(rule));
                result.add(By.of(start, AUTO));
            }
        }
        switch (term) {
            case Term.App(var applied, var argument) -> {
                calls(applied);
                calls(argument);
            }
            case Term.Abs(var _, var _, var body) -> calls(body);
            case Term.Const _, Term.Free _, Term.Bound _ -> {}
        }
    }
}
