package dev.assay.prove.induct;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Fresh;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.proof.FactReference;
import dev.assay.logic.proof.FoundLemma;
import dev.assay.logic.proof.FoundProof;
import dev.assay.logic.proof.FoundProof.Statement;
import dev.assay.logic.proof.FoundProof.Step;
import dev.assay.logic.proof.Method;
import dev.assay.logic.proof.Method.Section;
import dev.assay.logic.proof.ProofStep;
import dev.assay.logic.proof.ProofStep.Kind;
import dev.assay.logic.proof.ProofStep.Link;
import dev.assay.logic.proof.TermArgument;
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
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** The proof of a lemma in steps. */
final class LemmaProof {
    private static final int LONGEST_CALCULATION = 30;

    private final Theory theory;
    private final Map<String, String> names;
    private final Deque<String> assumed = new ArrayDeque<>();
    /** Variables that were fixed, here or elsewhere in the proof; no bound one shall be called like them. */
    private final Set<Free> known = new LinkedHashSet<>();

    private int labels;

    private LemmaProof(Theory theory, Map<String, String> names) {
        this.theory = theory;
        this.names = names;
    }

    /** @param names what facts that are no definitions are called, the lemma among them */
    static FoundLemma of(Theory theory, Map<String, String> names, Lemma lemma, boolean isGoal) {
        var proof = new LemmaProof(theory, names);
        proof.known.addAll(lemma.statement().frees());
        return new FoundLemma(
                names.getOrDefault(lemma.name(), lemma.name()),
                isGoal,
                proof.rule(lemma.statement()),
                proof.argued(lemma.argument()));
    }

    /** ⋀xs. As ⟹ B instead of ∀xs. As ⟶ B. */
    private Statement rule(Term proposition) {
        var variables = new ArrayList<Free>();
        Term rest = proposition;
        while (rest instanceof Term.App(Term.Const(var all, var _), Term.Abs(var hint, var type, var body))
                && all.equals(Hol.ALL)) {
            var fresh = new Fresh(known);
            fresh.avoid(body);
            Free x = fresh.variable(hint, type);
            variables.add(x);
            rest = body.instantiate(x);
        }
        var premises = new ArrayList<Term>();
        while (rest.isApplied(Hol.IMPLIES.name()) && rest.arguments().size() == 2) {
            premises.add(rest.arguments().get(0));
            rest = rest.arguments().get(1);
        }
        return new Statement.Rule(variables, premises, rest);
    }

    // Inductions

    private FoundProof argued(Argument argument) {
        return switch (argument) {
            case Argument.Direct(Introduction.Atom _, var derivations) -> derived(derivations.getFirst());
            case Argument.Direct(var introduction, var derivations) ->
                FoundProof.inSteps(inside(() -> introduced(introduction, new ArrayDeque<>(derivations))));
            case Argument.Inductive(var instance, var cases) ->
                new FoundProof.InSteps(
                        induct(instance),
                        cases.stream().map(c -> inside(() -> inCase(c))).toList());
        };
    }

    private static Method induct(Scheme.Instance instance) {
        List<TermArgument> variables = given(instance.scheme().variables());
        var rule = new Section(
                "rule", List.of(FactReference.named(instance.scheme().name())));
        return instance.others().isEmpty()
                ? Method.named("induct", variables, rule)
                : Method.named("induct", variables, new Section("arbitrary", given(instance.others())), rule);
    }

    private static List<TermArgument> given(List<Free> variables) {
        return variables.stream().<TermArgument>map(TermArgument.Given::new).toList();
    }

    /** What is assumed inside is known there only. */
    private List<Step> inside(Supplier<List<Step>> steps) {
        int before = assumed.size();
        List<Step> result = steps.get();
        while (assumed.size() > before) {
            assumed.removeLast();
        }
        return result;
    }

    private List<Step> inCase(Argument.Case c) {
        var steps = new ArrayList<>(fix(c.variables()));
        if (!c.hypotheses().isEmpty()) {
            steps.add(new Step.Assume(
                    label("IH"), c.hypotheses().stream().map(this::rule).toList()));
        }
        switch (c.rest()) {
            case Argument.Direct(var introduction, var derivations) ->
                steps.addAll(introduced(introduction, new ArrayDeque<>(derivations)));
            case Argument.Inductive inductive ->
                steps.add(shown(inductive.instance().proposition(), argued(inductive)));
        }
        return steps;
    }

    private List<Step> introduced(Introduction introduction, Deque<Derivation> rest) {
        var steps = new ArrayList<Step>();
        switch (introduction) {
            case Introduction.ForAll(var variable, var body) -> {
                steps.addAll(fix(List.of(variable)));
                steps.addAll(introduced(body, rest));
            }
            case Introduction.Implies(var premise, var conclusion) -> {
                steps.add(assume("asm", premise));
                steps.addAll(introduced(conclusion, rest));
            }
            case Introduction.And(var left, var right) -> {
                List<Step> first = inside(() -> introduced(left, rest));
                List<Step> second = inside(() -> introduced(right, rest));
                steps.add(shown(introduction.proposition(), byRule("conjI", List.of(first, second))));
            }
            case Introduction.Not(var denied, var falsity) -> {
                List<Step> refuted = inside(() -> {
                    var inner = new ArrayList<>(List.of(assume("asm", denied)));
                    inner.addAll(introduced(falsity, rest));
                    return inner;
                });
                steps.add(shown(introduction.proposition(), byRule("notI", List.of(refuted))));
            }
            case Introduction.Atom(var goal) -> steps.add(shown(goal.conclusion(), derived(rest.remove())));
        }
        return steps;
    }

    private static FoundProof byRule(String rule, List<List<Step>> goals) {
        return new FoundProof.InSteps(Method.named("rule", FactReference.named(rule)), goals);
    }

    private static Step shown(Term proposition, FoundProof proof) {
        return new Step.State(Optional.empty(), Kind.SHOW, "", new Statement.Says(proposition), proof);
    }

    private Step assume(String kind, Term proposition) {
        return new Step.Assume(label(kind), List.of(new Statement.Says(proposition)));
    }

    private List<Step> fix(List<Free> variables) {
        known.addAll(variables);
        return variables.isEmpty() ? List.of() : List.of(new Step.Fix(variables));
    }

    /** A name for an assumption that no other in this proof has. */
    private String label(String kind) {
        String label = kind + (++labels == 1 ? "" : labels);
        assumed.addLast(label);
        return label;
    }

    // Derivations

    private FoundProof derived(Derivation derivation) {
        return switch (derivation) {
            case Derivation.Closed closed -> {
                List<Explanation.Step> steps = closed.calculation(theory);
                if (steps.size() < 2 || steps.size() > LONGEST_CALCULATION || !isTyped(closed.conclusion())) {
                    var used = new TreeSet<String>();
                    closed.theorem(theory, used);
                    yield closing(used);
                }
                yield calculation(closed.conclusion().arguments().getFirst(), steps);
            }
            case Derivation.Cases(var subject, var _, var cases, var conclusion) ->
                new FoundProof.InSteps(
                        Method.named("cases", new TermArgument.Given(subject)),
                        cases.stream()
                                .map(c -> inside(() -> {
                                    var steps = new ArrayList<>(fix(c.fields()));
                                    steps.add(assume("eq", readable(c.equation())));
                                    steps.add(shown(conclusion, derived(c.rest())));
                                    return steps;
                                }))
                                .toList());
        };
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

    private FoundProof calculation(Term from, List<Explanation.Step> steps) {
        var result = new ArrayList<Step>();
        Term left = from;
        for (Explanation.Step step : steps) {
            FoundProof proof = FoundProof.by(method(step.facts()));
            result.add(
                    result.isEmpty()
                            ? new Step.State(
                                    Optional.empty(),
                                    Kind.HAVE,
                                    "",
                                    new Statement.Says(Hol.mkEq(left, step.reached())),
                                    proof)
                            : new Step.State(
                                    Optional.of(Link.ALSO),
                                    Kind.HAVE,
                                    "",
                                    new Statement.NextEquation(left, step.reached()),
                                    proof));
            left = step.reached();
        }
        result.add(new Step.State(
                Optional.of(Link.FINALLY), Kind.SHOW, "", new Statement.Thesis(), FoundProof.by(Method.named("this"))));
        return FoundProof.inSteps(result);
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
                if (names.containsKey(fact)) {
                    others.add(names.get(fact));
                } else if (!fact.equals(Explanation.ASSUMED) && !fact.equals(Explanation.ARITHMETIC)) {
                    definitions.addAll(List.of(fact.split(" ")));
                }
            }
        }

        List<FactReference> all() {
            return Stream.of(definitions, others, isAssuming ? assumed : Set.<String>of())
                    .flatMap(Collection::stream)
                    .<FactReference>map(FactReference::named)
                    .toList();
        }

        /** A method with the definitions in the section that it has for them. */
        Method simplifying(String method, String section) {
            return definitions.isEmpty()
                    ? Method.named(method)
                    : Method.named(
                            method,
                            List.of(),
                            new Section(
                                    section,
                                    definitions.stream()
                                            .map(FactReference::named)
                                            .toList()));
        }
    }

    /** The method for one step: what definitions alone can do is left to the simplifier. */
    private Method method(Set<String> facts) {
        var cited = new Cited(facts);
        if (cited.isArithmetic) {
            Method arith = Method.named("arith");
            return cited.all().isEmpty()
                    ? arith
                    : new Method.Sequence(List.of(Method.named("insert", cited.all()), arith));
        }
        return cited.isAssuming || !cited.others.isEmpty()
                ? Method.named("metis", cited.all())
                : cited.simplifying("simp", "add");
    }

    /** The proof of what is more than one step. */
    private FoundProof closing(Set<String> facts) {
        var cited = new Cited(facts);
        if (!cited.isAssuming || cited.isArithmetic || !cited.others.isEmpty()) {
            return FoundProof.by(method(facts));
        }
        var either = new Method.Choice(List.of(Method.named("metis", cited.all()), cited.simplifying("auto", "simp")));
        return new FoundProof.InOneStep(
                assumed.stream().<FactReference>map(FactReference::named).toList(), ProofStep.By.of(either));
    }
}
