package dev.assay.prove.closure;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Rules;
import dev.assay.logic.theory.Theory;
import dev.assay.logic.theory.TypeSpecification;
import dev.assay.rewrite.egraph.Link;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Theorems for the equalities of a graph. */
public final class Explanation {
    /** Instead of the name of a fact: one of the assumptions. */
    public static final String ASSUMED = "assms";

    /** Instead of the name of a fact: linear arithmetic. */
    public static final String ARITHMETIC = NumberReasoning.NAME;

    private final Graph graph;
    private final Theory theory;
    private final Set<String> used;
    private final Map<Long, Thm> known = new HashMap<>();

    /** @param used gets the names of the clauses that the theorems rest on */
    public Explanation(Graph graph, Theory theory, Set<String> used) {
        this.graph = graph;
        this.theory = theory;
        this.used = used;
    }

    /** ⊢ a = b, for terms of one class. */
    public Thm equation(Term a, Term b) {
        return equation(graph.add(a), graph.add(b));
    }

    /** ⊢ True = False, under assumptions that contradict each other. */
    public Thm contradiction() {
        return equation(Graph.TRUE, Graph.FALSE);
    }

    /** One step of a calculation: what is reached, and the names of the facts by which. */
    public record Step(Term reached, Set<String> facts) {}

    /** The steps from one term to another of its class. */
    public static List<Step> calculation(Graph graph, Theory theory, Term a, Term b) {
        var result = new ArrayList<Step>();
        for (Link<Reason> link : graph.path(graph.add(a), graph.add(b))) {
            var facts = new TreeSet<String>();
            Thm step = new Explanation(graph, theory, facts).step(link);
            result.add(new Step(Rules.right(step), facts));
        }
        return result;
    }

    private Thm equation(int a, int b) {
        long key = (long) a << 32 | b;
        Thm result = known.get(key);
        if (result == null) {
            result = Thm.refl(theory.signature(), graph.term(a));
            boolean isFirst = true;
            for (Link<Reason> link : graph.path(a, b)) {
                result = isFirst ? step(link) : Thm.trans(result, step(link));
                isFirst = false;
            }
            known.put(key, result);
        }
        return result;
    }

    /** ⊢ from = to. */
    private Thm step(Link<Reason> link) {
        return switch (link) {
            case Link.Congruence(int from, int to) -> congruence(from, to);
            case Link.Given(int from, int _, Reason reason) -> {
                Thm equation = of(reason);
                yield reason.left() == from ? equation : Rules.sym(equation);
            }
        };
    }

    private Thm of(Reason reason) {
        return switch (reason) {
            case Reason.Given given -> {
                used.add(ASSUMED);
                yield given.equation();
            }
            case Reason.Instance instance -> instance(instance);
            case Reason.Injective(var _, var _, var first, var second, var argument) -> {
                Thm same = constructed(first, second, "inject");
                List<Thm> parts = Rules.conjuncts(same);
                yield parts.get(argument);
            }
            case Reason.Distinct(var _, var _, var first, var second) -> {
                Thm absurd = constructed(first, second, "distinct");
                yield Thm.deductAntisym(Rules.TRUE.transfer(theory.signature()), absurd);
            }
        };
    }

    private Thm congruence(int left, int right) {
        Thm result = Thm.refl(theory.signature(), graph.symbols.term(graph.symbol(left)));
        int[] l = graph.arguments(left);
        int[] r = graph.arguments(right);
        for (int i = 0; i < l.length; i++) {
            result = Thm.combination(result, equation(l[i], r[i]));
        }
        return result;
    }

    /**
     * <pre>
     *   C xs = C ys            C xs = D ys
     *  ─────────────  inject  ─────────────  distinct
     *  x₁ = y₁ ∧ …               False
     * </pre>
     */
    private Thm constructed(int first, int second, String which) {
        Thm same = equation(first, second);
        Type.Con type = (Type.Con) graph.type(first);
        if (type.equals(Type.bool())) {
            // Only True and False themselves are constructed truth values.
            Thm direct = graph.term(first).equals(Hol.TRUE) ? same : Rules.sym(same);
            return Thm.eqMp(direct, Rules.TRUE);
        }
        var facts =
                ((TypeSpecification.Free) theory.typeSpecification(type.name()).orElseThrow()).facts();
        Term l = graph.term(first);
        Term r = graph.term(second);
        for (Thm fact : which.equals("inject") ? facts.inject() : facts.distinct()) {
            Term about = which.equals("inject")
                    ? Rules.left(fact)
                    : fact.conclusion().arguments().getFirst();
            Term[] sides = Rules.sides(about);
            if (sides[0].isApplied(((Term.Const) l.head()).name())
                    && sides[1].isApplied(((Term.Const) r.head()).name())) {
                used.add(type.name() + "." + which);
                Thm instance = at(fact, sides, type, l, r);
                return which.equals("inject") ? Thm.eqMp(instance, same) : Rules.notElim(instance, same);
            }
        }
        throw new IllegalStateException("no fact about " + l + " = " + r);
    }

    private Thm at(Thm fact, Term[] sides, Type.Con type, Term l, Term r) {
        var types = new HashMap<Type.Var, Type>();
        List<Type> parameters = ((Type.Con) sides[0].type()).arguments();
        for (int i = 0; i < parameters.size(); i++) {
            types.put((Type.Var) parameters.get(i), type.arguments().get(i));
        }
        var terms = new HashMap<String, Term>();
        bind(sides[0], l, terms);
        bind(sides[1], r, terms);
        return Rules.instance(fact.transfer(theory.signature()), types, terms);
    }

    private static void bind(Term pattern, Term value, Map<String, Term> terms) {
        List<Term> variables = pattern.arguments();
        for (int i = 0; i < variables.size(); i++) {
            terms.put(((Free) variables.get(i)).name(), value.arguments().get(i));
        }
    }

    private Thm instance(Reason.Instance instance) {
        Clause clause = instance.clause();
        used.add(clause.name());
        var substitution = new HashMap<Free, Term>();
        for (int i = 0; i < clause.variables().size(); i++) {
            if (instance.binding()[i] >= 0) {
                substitution.put(Pattern.variable(i, clause.variables().get(i)), graph.term(instance.binding()[i]));
            }
        }
        Thm result = Thm.instantiate(substitution, clause.theorem());
        int[] conditions = instance.conditions();
        for (int i = 0; i < conditions.length; i += 2) {
            Term premise = result.conclusion().arguments().getFirst();
            result = Thm.mp(result, Rules.convert(equation(conditions[i], conditions[i + 1]), premise));
        }
        return Rules.convert(result, Hol.mkEq(graph.term(instance.left()), graph.term(instance.right())));
    }
}
