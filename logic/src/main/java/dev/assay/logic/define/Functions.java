package dev.assay.logic.define;

import static dev.assay.logic.Term.app;
import static dev.assay.logic.Term.lambda;

import dev.assay.logic.DefinitionException;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Corecursion;
import dev.assay.logic.kernel.Extension;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.KernelException;
import dev.assay.logic.kernel.Recursion;
import dev.assay.logic.kernel.Signature;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Congruences;
import dev.assay.logic.rules.Iterated;
import dev.assay.logic.rules.Rules;
import dev.assay.logic.theory.Specification;
import dev.assay.logic.theory.Theory;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Recursive functions as users write them ({@code primrec}, {@code fun}, {@code function}): overlapping equations are made
 * sequential, missing cases become {@code undefined}, and termination is proved.
 */
public final class Functions {
    /** What to do where the kernel's own termination check is not enough. */
    public sealed interface Termination {
        /** Refuse the definition. */
        record Required() implements Termination {}

        /** Use these well-founded relations and measures besides. */
        record By(List<Recursion.Descent> descents) implements Termination {}

        /** Find relations and measures for the calls that are left. */
        record Searched(Search search) implements Termination {}

        /** Take it for granted; every theorem about the functions says so. */
        record Claimed(Proofs.Admission admission) implements Termination {}
    }

    /** A way to look for well-founded relations along which calls descend. */
    @FunctionalInterface
    public interface Search {
        /**
         * @param functions the functions by name, with the types of their arguments
         * @param calls what they call
         */
        List<Recursion.Descent> descents(
                Theory theory, Map<String, List<Type>> functions, List<Recursion.Obligation> calls);
    }

    private final Theory theory;
    private final Signature signature;
    private final List<Free> functions;
    private final String name;
    private final List<Term> equations;
    private final PatternSplit split;

    private Functions(Theory theory, List<Free> functions, List<Term> equations) {
        this.theory = theory;
        this.signature = theory.signature();
        this.functions = functions;
        this.name = functions.getFirst().name();
        this.equations = equations;
        this.split = new PatternSplit(signature, equations);
    }

    /**
     * Functions by equations {@code f p₁ … pₙ = t}, tried from top to bottom. The functions are free variables
     * in the equations, named as the constants are to be.
     */
    public static Theory define(Theory theory, List<Free> functions, List<Term> equations, Termination termination) {
        return new Functions(theory, functions, equations).define(termination);
    }

    /** Functions into codatatypes by guarded equations {@code f x₁ … xₙ = t}. */
    public static Theory codefine(Theory theory, List<Free> functions, List<Term> equations) {
        Extension<List<Thm>> extension = Corecursion.define(theory.signature(), functions, equations);
        var constants =
                functions.stream().map(f -> new Const(f.name(), f.type())).toList();
        return theory.withSignature(extension.signature())
                .withFact(functions.getFirst().name() + ".code", extension.facts())
                .with(new Specification.Corecursive(constants, extension.facts()));
    }

    private Theory define(Termination termination) {
        var disjoint = new ArrayList<Term>();
        int given = 0;
        for (Map.Entry<Free, List<Term>> own : byFunction().entrySet()) {
            List<Term> sequential = sequential(own.getKey(), own.getValue());
            disjoint.addAll(sequential);
            given += sequential.size();
        }
        List<Term> missing = missing();
        var all = new ArrayList<>(disjoint);
        all.addAll(missing);
        Extension<Recursion.Facts> extension = extend(all, termination);
        List<Thm> stated = extension.facts().equations().subList(0, given);
        var constants =
                functions.stream().map(f -> new Const(f.name(), f.type())).toList();
        Theory result = theory.withSignature(extension.signature())
                .with(new Specification.Recursive(
                        constants,
                        extension.facts().equations(),
                        extension.facts().induct(),
                        missing.isEmpty()))
                .withFact(joined() + ".induct", extension.facts().induct(), "induct");
        for (Free f : functions) {
            var own = stated.stream()
                    .filter(e -> Rules.left(e).isApplied(f.name()))
                    .toList();
            result = result.withFact(f.name() + ".simps", own, "simp");
        }
        List<Thm> cases = cases(extension, all);
        for (int i = 0; i < functions.size(); i++) {
            result = result.withFact(functions.get(i).name() + ".cases", cases.get(i), "cases");
        }
        return result;
    }

    /** f, or f_g_h for functions that call one another, as Isabelle names their common facts. */
    private String joined() {
        var result = new StringBuilder(name);
        functions
                .subList(1, functions.size())
                .forEach(f ->
                        result.append('_').append(f.name().substring(f.name().lastIndexOf('.') + 1)));
        return result.toString();
    }

    /** The kernel wants every call with all its arguments, and what is said of λz. f s z is said of f s. */
    private Extension<Recursion.Facts> extend(List<Term> all, Termination termination) {
        List<Term> expanded = all.stream().map(this::expanded).toList();
        Extension<Recursion.Facts> extension = extendExpanded(expanded, termination);
        var constants = new HashMap<Free, Term>();
        functions.forEach(f -> constants.put(f, new Const(f.name(), f.type())));
        var written = new ArrayList<Thm>();
        for (int i = 0; i < all.size(); i++) {
            Thm fact = extension.facts().equations().get(i);
            boolean isWritten = expanded.get(i).equals(all.get(i));
            written.add(isWritten ? fact : Rules.convert(fact, all.get(i).substitute(constants)));
        }
        return new Extension<>(
                extension.signature(),
                new Recursion.Facts(written, extension.facts().induct()));
    }

    /** With λzs. f s zs for a function under definition that is applied to some arguments only. */
    private Term expanded(Term term) {
        List<Term> arguments = term.arguments().stream().map(this::expanded).toList();
        Term head = term.head() instanceof Term.Abs abs ? expandedBelow(abs) : term.head();
        Term result = head.equals(term.head()) && arguments.equals(term.arguments()) ? term : app(head, arguments);
        int arity = head instanceof Free f && functions.contains(f) ? arity(f) : 0;
        if (arity <= arguments.size()) {
            return result;
        }
        var missing = new ArrayList<Free>();
        for (Type type : head.type().argumentTypes().subList(arguments.size(), arity)) {
            missing.add(split.fresh("z", type));
        }
        Term call = app(result, missing);
        for (Free z : missing.reversed()) {
            call = abstracted("z", z, call);
        }
        return call;
    }

    private Term expandedBelow(Term.Abs abs) {
        Free x = split.fresh(abs.hint(), abs.argument());
        Term body = abs.body().instantiate(x);
        Term below = expanded(body);
        return below.equals(body) ? abs : abstracted(abs.hint(), x, below);
    }

    private static Term abstracted(String hint, Free x, Term body) {
        return new Term.Abs(hint, x.type(), body.abstractOver(x));
    }

    private int arity(Free f) {
        return equations.stream()
                .map(e -> Rules.sides(e)[0])
                .filter(left -> left.head().equals(f))
                .findFirst()
                .orElseThrow()
                .arguments()
                .size();
    }

    private Extension<Recursion.Facts> extendExpanded(List<Term> all, Termination termination) {
        var congruences = new ArrayList<>(Congruences.all());
        // A rule of another form explains no call; it is no reason to refuse all functions after it.
        theory.theorems("fundef_cong").stream().filter(Congruences::isUsable).forEach(congruences::add);
        return switch (termination) {
            case Termination.Required() -> Recursion.define(signature, functions, all, congruences, List.of());
            case Termination.By(var descents) -> Recursion.define(signature, functions, all, congruences, descents);
            case Termination.Claimed(var admission) -> {
                requireNoLoop(Recursion.obligations(signature, functions, all, congruences));
                yield Recursion.claim(signature, functions, all, congruences, admission.of("termination of " + name));
            }
            case Termination.Searched(var search) -> searched(all, congruences, search);
        };
    }

    /** What certainly does not terminate cannot be claimed to. */
    private void requireNoLoop(List<Recursion.Obligation> calls) {
        for (Recursion.Obligation call : calls) {
            if (call.caller().equals(call.callee())
                    && call.guards().isEmpty()
                    && call.arguments().equals(call.parameters())) {
                throw new DefinitionException(
                        call.caller() + ": does not terminate: it calls itself with the same " + call.arguments());
            }
        }
    }

    private Extension<Recursion.Facts> searched(List<Term> all, List<Thm> congruences, Search search) {
        try {
            return Recursion.define(signature, functions, all, congruences, List.of());
        } catch (KernelException first) {
            var arguments = new LinkedHashMap<String, List<Type>>();
            byFunction()
                    .forEach((f, own) -> arguments.put(
                            f.name(),
                            patterns(own.getFirst()).stream().map(Term::type).toList()));
            List<Recursion.Descent> descents =
                    search.descents(theory, arguments, Recursion.obligations(signature, functions, all, congruences));
            if (descents.isEmpty()) {
                throw first;
            }
            return Recursion.define(signature, functions, all, congruences, descents);
        }
    }

    // Patterns

    private Map<Free, List<Term>> byFunction() {
        var result = new LinkedHashMap<Free, List<Term>>();
        functions.forEach(f -> result.put(f, new ArrayList<>()));
        for (Term e : equations) {
            if (!e.isApplied(Hol.EQ)
                    || e.arguments().size() != 2
                    || !(Rules.sides(e)[0].head() instanceof Free f)
                    || !result.containsKey(f)) {
                throw new DefinitionException(name + ": not an equation for a function being defined: " + e);
            }
            Rules.sides(e)[0].arguments().forEach(this::requirePattern);
            result.get(f).add(e);
        }
        result.forEach((f, own) -> {
            if (own.isEmpty()) {
                throw new DefinitionException(name + ": no equation for " + f.name());
            }
            if (own.stream().mapToInt(e -> patterns(e).size()).distinct().count() > 1) {
                throw new DefinitionException(f.name() + ": equations have different numbers of arguments");
            }
        });
        return result;
    }

    private void requirePattern(Term pattern) {
        if (pattern instanceof Free) {
            return;
        }
        if (!(pattern.head() instanceof Const c) || signature.constructed(c).isEmpty()) {
            throw new DefinitionException(name + ": not a constructor pattern: " + pattern);
        }
        int arity = signature
                .constructed(c)
                .orElseThrow()
                .constructor(c.name())
                .orElseThrow()
                .arguments()
                .size();
        if (arity != pattern.arguments().size()) {
            throw new DefinitionException(
                    name + ": constructor " + c.name() + " takes " + arity + " arguments in " + pattern);
        }
        pattern.arguments().forEach(this::requirePattern);
    }

    private static List<Term> patterns(Term equation) {
        return Rules.sides(equation)[0].arguments();
    }

    /** Each equation, specialised to the arguments that no earlier equation fits. */
    private List<Term> sequential(Free f, List<Term> own) {
        var result = new ArrayList<Term>();
        var earlier = new ArrayList<List<Term>>();
        for (Term e : own) {
            List<List<Term>> left = split.minus(patterns(e), earlier);
            if (left.isEmpty()) {
                throw new DefinitionException(
                        f.name() + ": equation " + (earlier.size() + 1) + " is redundant, earlier ones cover it: " + e);
            }
            for (List<Term> instance : left) {
                var binding = new HashMap<Free, Term>();
                for (int i = 0; i < instance.size(); i++) {
                    match(patterns(e).get(i), instance.get(i), binding);
                }
                result.add(e.substitute(binding));
            }
            earlier.add(patterns(e));
        }
        return result;
    }

    private static void match(Term pattern, Term instance, Map<Free, Term> binding) {
        if (pattern instanceof Free v) {
            binding.put(v, instance);
        } else {
            for (int i = 0; i < pattern.arguments().size(); i++) {
                match(pattern.arguments().get(i), instance.arguments().get(i), binding);
            }
        }
    }

    /** f ps = undefined for the arguments that no equation fits. */
    private List<Term> missing() {
        var result = new ArrayList<Term>();
        byFunction().forEach((f, own) -> {
            List<Term> variables = new ArrayList<>();
            int arity = patterns(own.getFirst()).size();
            for (Type type : f.type().argumentTypes().subList(0, arity)) {
                variables.add(split.fresh("a", type));
            }
            for (List<Term> instance :
                    split.minus(variables, own.stream().map(Functions::patterns).toList())) {
                Term left = app(f, instance);
                result.add(Hol.mkEq(left, Hol.undefined(left.type())));
            }
        });
        return result;
    }

    // Case analysis

    /** For each function: (∃vars. a₁ = p₁ ∧ … ∧ aₙ = pₙ) ∨ …, from induction whose hypotheses are not needed. */
    private List<Thm> cases(Extension<Recursion.Facts> extension, List<Term> all) {
        Thm induct = extension.facts().induct();
        List<Free> predicates = predicates(induct.conclusion(), all.size());
        var bodies = new HashMap<Free, Term>();
        var parameters = new ArrayList<List<Free>>();
        var proofs = new HashMap<Free, Exhaustion>();
        for (int i = 0; i < functions.size(); i++) {
            Free f = functions.get(i);
            List<Term> own =
                    all.stream().filter(e -> Rules.sides(e)[0].head().equals(f)).toList();
            var xs = new ArrayList<Free>();
            for (Term p : patterns(own.getFirst())) {
                xs.add(new Free("a" + xs.size() + "'", p.type()));
            }
            parameters.add(xs);
            Term body = Hol.disjunction(own.stream().map(e -> fits(e, xs)).toList());
            bodies.put(predicates.get(i), lambda(xs, body));
            proofs.put(f, new Exhaustion(extension.signature(), own.size()));
        }
        Thm rule = Rules.beta(Thm.instantiate(bodies, induct));
        for (Term equation : all) {
            Exhaustion proof = proofs.get((Free) Rules.sides(equation)[0].head());
            rule = Thm.mp(rule, proof.premise(rule.conclusion().arguments().getFirst()));
        }
        var result = new ArrayList<Thm>();
        List<Thm> conclusions = Iterated.conjuncts(rule, functions.size());
        for (int i = 0; i < functions.size(); i++) {
            result.add(Rules.specs(parameters.get(i), conclusions.get(i)));
        }
        return result;
    }

    /** P₁, …, Pₖ of an induction rule with {@code premises} premises and the conclusion (∀xs. P₁ xs) ∧ … ∧ (∀xs. Pₖ xs). */
    private List<Free> predicates(Term induct, int premises) {
        Term rest = induct;
        for (int i = 0; i < premises; i++) {
            rest = rest.arguments().get(1);
        }
        var result = new ArrayList<Free>();
        for (int i = 0; i < functions.size(); i++) {
            boolean isLast = i == functions.size() - 1;
            result.add(
                    (isLast ? rest : rest.arguments().get(0)).frees().iterator().next());
            rest = isLast ? rest : rest.arguments().get(1);
        }
        return result;
    }

    /** ∃vars. x₁ = p₁ ∧ … ∧ xₙ = pₙ. */
    private static Term fits(Term equation, List<Free> xs) {
        var parts = new ArrayList<Term>();
        var variables = new ArrayList<Free>();
        List<Term> patterns = patterns(equation);
        for (int i = 0; i < patterns.size(); i++) {
            parts.add(Hol.mkEq(xs.get(i), patterns.get(i)));
            variables.addAll(patterns.get(i).frees());
        }
        return Hol.mkEx(variables, Hol.conjunction(parts));
    }
}
