package dev.assay.syntax.isabelle;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.infer.PreTerm;
import dev.assay.logic.infer.TypeException;
import dev.assay.logic.kernel.KernelException;
import dev.assay.logic.kernel.Signature;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.proof.Attribute;
import dev.assay.logic.proof.Quoted;
import dev.assay.logic.rules.Conv;
import dev.assay.logic.rules.Matching;
import dev.assay.logic.rules.Resolution;
import dev.assay.logic.rules.Rules;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;

/** The attributes that make another theorem of a theorem, each by inference. */
final class FactAttributes {
    /** Takes the terms for variables while their types are inferred; no text can name it. */
    private static final String TUPLE = "\u0001variables";

    /** A rewrite system may have no end. */
    private static final int MOST_REWRITES = 2000;

    private final Context context;
    private final Signature signature;

    FactAttributes(Context context) {
        this.context = context;
        this.signature = context.theory().signature();
    }

    private static final Set<String> CHANGES = Set.of(
            "symmetric",
            "rule_format",
            "abs_def",
            "rotated",
            "of",
            "where",
            "split_format",
            "OF",
            "THEN",
            "unfolded",
            "folded",
            "simplified");

    /** Whether the attributes do more than to tag a theorem. */
    static boolean change(List<Attribute> attributes) {
        return attributes.stream().anyMatch(a -> CHANGES.contains(a.name().text()));
    }

    /** The theorem as the attributes want it; those that only tag leave it as it is. */
    Thm apply(Thm theorem, List<Attribute> attributes) {
        Thm result = theorem.transfer(signature);
        for (Attribute attribute : attributes) {
            try {
                result = apply(result, attribute);
            } catch (IllegalArgumentException | TypeException | KernelException problem) {
                throw Refusal.of(attribute.name().position(), "[" + attribute.name() + "]: " + problem.getMessage());
            }
        }
        return result;
    }

    private Thm apply(Thm theorem, Attribute attribute) {
        return switch (attribute.name().text()) {
            case "symmetric" -> Resolution.symmetric(theorem);
            case "rule_format" -> Resolution.ruleFormat(theorem);
            case "abs_def" -> Resolution.absDef(theorem);
            case "rotated" -> Resolution.rotated(theorem, number(attribute));
            case "of" -> of(theorem, attribute);
            case "where" -> where(theorem, attribute);
            case "split_format" -> new SplitFormat(context.theory()).complete(theorem);
            case "OF" -> resolved(theorem, attribute);
            case "THEN" -> then(theorem, attribute);
            case "unfolded" -> rewritten(theorem, equations(attribute));
            case "folded" ->
                rewritten(theorem, equations(attribute).stream().map(Rules::sym).toList());
            case "simplified" -> attribute.needsSimplifier() ? theorem : rewritten(theorem, equations(attribute));
            default -> {
                if (CHANGES.contains(attribute.name().text())) {
                    throw new IllegalStateException(attribute.name() + " changes a theorem, but not here");
                }
                yield theorem;
            }
        };
    }

    private static int number(Attribute attribute) {
        return attribute.words().isEmpty()
                ? 1
                : Integer.parseInt(attribute.words().getFirst());
    }

    private static Attribute.Facts facts(Attribute attribute) {
        if (attribute.arguments() instanceof Attribute.Facts facts) {
            return facts;
        }
        throw unreadable();
    }

    private static IllegalArgumentException unreadable() {
        return new IllegalArgumentException("its arguments cannot be read");
    }

    // Instances

    private Thm of(Thm theorem, Attribute attribute) {
        if (!(attribute.arguments() instanceof Attribute.Terms terms)) {
            throw unreadable();
        }
        var assignments = new LinkedHashMap<Free, Quoted>();
        assign(variables(theorem, theorem.conclusion()), terms.all(), assignments);
        Term conclusion = Propositions.of(theorem.conclusion()).conclusion();
        assign(variables(theorem, conclusion), terms.conclusion(), assignments);
        return instance(theorem, assignments);
    }

    /** The variables that stand for anything, in order of their occurrence in the term. */
    private static List<Free> variables(Thm theorem, Term term) {
        var fixed = new HashSet<Free>();
        theorem.hypotheses().forEach(h -> fixed.addAll(h.frees()));
        return term.frees().stream().filter(v -> !fixed.contains(v)).toList();
    }

    private static void assign(List<Free> variables, List<Optional<Quoted>> terms, Map<Free, Quoted> result) {
        if (terms.size() > variables.size()) {
            throw new IllegalArgumentException(
                    terms.size() + " terms are more than the theorem has variables: " + variables.size());
        }
        for (int i = 0; i < terms.size(); i++) {
            Free v = variables.get(i);
            terms.get(i).ifPresent(t -> result.put(v, t));
        }
    }

    private Thm where(Thm theorem, Attribute attribute) {
        var types = new HashMap<Type.Var, Type>();
        var terms = new LinkedHashMap<String, Quoted>();
        if (!(attribute.arguments() instanceof Attribute.Assignments(var written))) {
            throw unreadable();
        }
        for (var assignment : written) {
            String name = assignment.variable().text();
            String plain = name.startsWith("?") ? name.substring(1) : name;
            if (plain.startsWith("'")) {
                Type type = new TermReader(context).type(assignment.value());
                theorem.conclusion().typeVariables().stream()
                        .filter(v -> v.name().equals(plain))
                        .forEach(v -> types.put(v, type));
            } else {
                terms.put(plain.endsWith(".0") ? plain.substring(0, plain.length() - 2) : plain, assignment.value());
            }
        }
        Thm typed = Thm.instantiateTypes(types, theorem);
        var assignments = new LinkedHashMap<Free, Quoted>();
        List<Free> variables = variables(typed, typed.conclusion());
        for (var entry : terms.entrySet()) {
            Free variable = variables.stream()
                    .filter(v -> v.name().equals(entry.getKey()) || v.name().equals("?" + entry.getKey()))
                    .findFirst()
                    .orElseThrow(() -> new IllegalArgumentException("the theorem has no variable " + entry.getKey()));
            assignments.put(variable, entry.getValue());
        }
        return instance(typed, assignments);
    }

    /** The terms are typed together, as the arguments of a function over the variables' types. */
    private Thm instance(Thm theorem, Map<Free, Quoted> assignments) {
        if (assignments.isEmpty()) {
            return theorem;
        }
        List<Free> variables = List.copyOf(assignments.keySet());
        Type general = Type.fun(variables.stream().map(Free::type).toList(), Type.bool());
        Context reading = context.withScheme(TUPLE, general);
        var reader = new TermReader(reading);
        var position = assignments.values().iterator().next().position();
        PreTerm application = new PreTerm.Const(TUPLE, List.of(), position);
        var fixed = new HashSet<Type.Var>();
        theorem.hypotheses().forEach(h -> fixed.addAll(h.typeVariables()));
        var unnamed = new AtomicInteger();
        for (var assignment : assignments.entrySet()) {
            Free v = assignment.getKey();
            PreTerm term = reader.withoutWildcards(
                    assignment.getValue(), () -> dev.assay.logic.proof.TermReader.UNNAMED + unnamed.incrementAndGet());
            // The types of a locale are as they are.
            boolean isFixed = !v.type().variables().isEmpty()
                    && fixed.containsAll(v.type().variables());
            application = new PreTerm.App(
                    application, isFixed ? new PreTerm.Constraint(term, v.type(), position) : term, position);
        }
        Term typed = reader.infer(List.of(application)).getFirst();
        Map<Type.Var, Type> types =
                new HashMap<>(Matching.types(general, typed.head().type()).orElseThrow());
        types.keySet().removeAll(fixed);
        Thm instance = Thm.instantiateTypes(types, theorem);
        var substitution = new HashMap<Free, Term>();
        for (int i = 0; i < variables.size(); i++) {
            Free v = variables.get(i);
            substitution.put(
                    new Free(v.name(), v.type().substitute(types)),
                    typed.arguments().get(i));
        }
        return Rules.beta(Thm.instantiate(substitution, instance));
    }

    // Resolution

    private Thm resolved(Thm rule, Attribute attribute) {
        Thm result = rule;
        int premise = 0;
        for (var reference : facts(attribute).facts()) {
            if (reference.isEmpty()) {
                premise++;
                continue;
            }
            for (Thm fact : LocalFacts.theorems(context, reference.get())) {
                int before = Resolution.premises(result.conclusion()).size();
                Thm rest = result;
                int at = premise;
                result = Resolution.resolve(result, at, fact)
                        .orElseThrow(() -> new IllegalArgumentException(
                                fact.conclusion() + " does not fit premise " + (at + 1) + " of " + rest.conclusion()));
                // The premises of the fact that are now those of the rule are not meant by what follows.
                premise += Resolution.premises(result.conclusion()).size() - before + 1;
            }
        }
        return result;
    }

    private Thm then(Thm fact, Attribute attribute) {
        Attribute.Facts arguments = facts(attribute);
        Thm result = fact;
        for (var reference : arguments.facts()) {
            for (Thm rule : LocalFacts.theorems(context, reference.orElseThrow())) {
                Thm before = result;
                result = Resolution.resolve(rule, arguments.number() - 1, result)
                        .or(() -> ofEquivalence(rule, arguments.number() - 1, before))
                        .orElseThrow(() -> new IllegalArgumentException(
                                before.conclusion() + " does not fit the rule " + rule.conclusion()));
            }
        }
        return result;
    }

    /** An equivalence serves as the rule from left to right. */
    private static Optional<Thm> ofEquivalence(Thm rule, int premise, Thm fact) {
        boolean isEquivalence = rule.conclusion().isApplied(dev.assay.logic.kernel.Hol.EQ)
                && Rules.left(rule).type().equals(Type.bool());
        return isEquivalence
                ? Resolution.resolve(
                        Thm.disch(Rules.left(rule), Thm.eqMp(rule, Thm.assume(rule.signature(), Rules.left(rule)))),
                        premise,
                        fact)
                : Optional.empty();
    }

    // Rewriting

    private List<Thm> equations(Attribute attribute) {
        var result = new ArrayList<Thm>();
        for (var reference : facts(attribute).facts()) {
            for (Thm theorem : LocalFacts.theorems(context, reference.orElseThrow())) {
                if (!Resolution.premises(theorem.conclusion()).isEmpty()) {
                    throw new IllegalArgumentException("the equation has a condition: " + theorem.conclusion());
                }
                result.add(theorem.transfer(signature));
            }
        }
        return result;
    }

    private Thm rewritten(Thm theorem, List<Thm> equations) {
        var count = new AtomicInteger();
        Conv once = Conv.rewrite(signature, equations);
        Conv bounded = t -> {
            Optional<Thm> step = once.at(t);
            if (step.isPresent() && count.incrementAndGet() > MOST_REWRITES) {
                throw new IllegalArgumentException("rewriting does not end");
            }
            return step;
        };
        return bounded.or(Conv.beta(signature)).everywhere(signature).on(theorem);
    }
}
