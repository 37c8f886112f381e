package dev.assay.logic.define;

import static dev.assay.logic.Term.app;
import static dev.assay.logic.kernel.Thm.assume;
import static dev.assay.logic.kernel.Thm.disch;
import static dev.assay.logic.kernel.Thm.mp;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Datatype;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Iterated;
import dev.assay.logic.rules.Rules;
import dev.assay.logic.theory.Fact;
import dev.assay.logic.theory.Theory;
import dev.assay.logic.theory.TypeSpecification;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;

/**
 * The laws of the functions {@code map}, {@code pred} and {@code rel} that come with datatypes, proved by
 * induction. For a type T with live parameters:
 *
 * <ul>
 *   <li>{@code T.pred_True}: pred (λx. True) t;
 *   <li>{@code T.pred_mp}: pred (λx. A x ⟶ B x) t ⟶ pred A t ⟶ pred B t;
 *   <li>{@code T.pred_mono}: (∀x. A x ⟶ B x) ⟶ pred A t ⟶ pred B t;
 *   <li>{@code T.map_cong_pred}: pred (λx. f x = g x) t ⟶ map f t = map g t;
 *   <li>{@code T.map_ident}: map (λx. x) t = t;
 *   <li>{@code T.map_comp}: map g (map f t) = map (λx. g (f x)) t;
 *   <li>{@code T.rel_mono}: (∀x y. R x y ⟶ S x y) ⟶ rel R t u ⟶ rel S t u;
 *   <li>{@code T.rel_refl}: (∀x. R x x) ⟶ rel R t t;
 *   <li>{@code T.rel_eq}: rel (=) = (=);
 * </ul>
 *
 * and for the last five {@code T.…_pred}, where the premise is asked only at the places inside t. A type
 * nested in T must have its own laws in the theory under these names; a law for which one is missing is
 * left out.
 */
public final class FunctorFacts {
    private final FunctorContext context;
    private final Induction induction;
    private final List<Fact> facts = new ArrayList<>();
    private Theory theory;

    private FunctorFacts(Theory theory, List<TypeSpecification.Free> group) {
        this.theory = theory;
        this.context = new FunctorContext(theory.signature(), List.copyOf(group));
        this.induction = new Induction(
                theory.signature(),
                group.stream().map(TypeSpecification.Free::datatype).toList(),
                group.getFirst().facts().induct());
    }

    /** The laws of datatypes that recur through each other: none if no parameter is live, none of codatatypes. */
    public static List<Fact> prove(Theory theory, List<TypeSpecification.Free> group) {
        Datatype first = group.getFirst().datatype();
        return first.isCo() || first.live().isEmpty() ? List.of() : new FunctorFacts(theory, group).prove();
    }

    private List<Fact> prove() {
        var functors = new Functors(theory.signature());
        attempt(this::provePredTrue);
        attempt(() -> proveLaw(new PredLaw(context, functors)));
        attempt(() -> corollaries("pred_mono", "pred_mp", Map.of(), this::assumed, "mono"));
        attempt(() -> proveLaw(MapLaw.congruence(context, functors)));
        attempt(() -> proveLaw(MapLaw.identity(context, functors)));
        attempt(() -> corollaries("map_ident", "map_ident_pred", identities(), this::reflexive, "simp"));
        attempt(() -> proveLaw(MapLaw.composition(context, functors)));
        attempt(() -> corollaries("map_comp", "map_comp_pred", compositions(), this::reflexive));
        attempt(() -> proveLaw(RelLaw.monotone(context, functors)));
        attempt(() -> corollaries("rel_mono", "rel_mono_pred", Map.of(), this::assumed, "mono"));
        attempt(() -> proveLaw(new ReflLaw(context, functors)));
        attempt(() -> corollaries("rel_refl", "rel_refl_pred", Map.of(), this::assumed));
        attempt(() -> proveLaw(RelLaw.equality(context, functors)));
        attempt(this::proveRelEq);
        return List.copyOf(facts);
    }

    /** A law that needs one of a nested type that has none is left out. */
    private void attempt(Runnable proof) {
        try {
            proof.run();
        } catch (Placewise.Missing _) {
            return;
        }
    }

    private void store(int type, String name, Thm theorem, String... attributes) {
        String full = typeName(type) + "." + name;
        facts.add(new Fact(full, List.of(theorem), Set.of(attributes)));
        theory = theory.withFact(full, theorem, attributes);
    }

    private String typeName(int type) {
        return context.group().get(type).datatype().name();
    }

    private List<Type> types() {
        return context.group().stream().<Type>map(TypeSpecification.Free::type).toList();
    }

    // By induction

    private void provePredTrue() {
        var placewise = new Placewise(theory);
        var target = new LinkedHashMap<Type, Term>();
        context.live().forEach(v -> target.put(v, truth(v)));
        var hypothesis = new LinkedHashMap<Type, Term>();
        for (Type type : types()) {
            hypothesis.put(type, placewise.functors.pred(type, target));
        }
        var everywhere = new LinkedHashMap<>(target);
        everywhere.putAll(hypothesis);
        List<Thm> proved = induction.prove(List.copyOf(hypothesis.values()), (c, hypotheses) -> {
            var parts = new ArrayList<Thm>();
            for (Free x : c.variables()) {
                if (Functors.reaches(x.type(), target)) {
                    Thm inside = placewise.everywhere(x, List.of(hypothesis), everywhere, y -> {
                        Term premise = Placewise.apply(hypothesis.getOrDefault(y.type(), truth(y.type())), y);
                        return disch(premise, assume(theory.signature(), premise));
                    });
                    parts.add(mp(inside, hypotheses.getOrDefault(x, Rules.TRUE)));
                }
            }
            Term goal = app(hypothesis.get(c.value().type()), c.value());
            return Thm.eqMp(Rules.sym(context.rewrite(context.pred(), goal)), Rules.conj(parts));
        });
        for (int i = 0; i < proved.size(); i++) {
            store(i, "pred_True", Thm.spec(new Free("t", types().get(i)), proved.get(i)), "simp");
        }
    }

    private static Term truth(Type type) {
        return Term.lambda(new Free("x", type), Hol.TRUE);
    }

    /** pred (law at the parameters) t ⟶ law t. */
    private void proveLaw(FunctorLaw law) {
        var placewise = new Placewise(theory);
        Functors functors = placewise.functors;
        var leaves = new LinkedHashMap<Type, Term>();
        context.live().forEach(v -> leaves.put(v, law.at(v)));
        var holds = new LinkedHashMap<>(leaves);
        var target = new LinkedHashMap<>(leaves);
        var hypothesis = new LinkedHashMap<Type, Term>();
        for (Type type : types()) {
            Free t = new Free("t", type);
            Term inside = functors.pred(type, leaves);
            holds.put(type, inside);
            target.put(type, law.at(type));
            hypothesis.put(type, Term.lambda(t, Hol.mkImplies(app(inside, t), Placewise.apply(law.at(type), t))));
        }
        List<Thm> proved = induction.prove(List.copyOf(hypothesis.values()), (c, hypotheses) -> {
            Term premise = app(holds.get(c.value().type()), c.value());
            Thm unfolded = context.rewrite(context.pred(), premise);
            var reaching = c.variables().stream()
                    .filter(x -> Functors.reaches(x.type(), leaves))
                    .toList();
            List<Thm> parts =
                    Iterated.conjuncts(Thm.eqMp(unfolded, assume(theory.signature(), premise)), reaching.size());
            var arguments = new ArrayList<Thm>();
            for (Free x : c.variables()) {
                if (reaching.contains(x)) {
                    Thm combined = placewise.everywhere(
                            x, List.of(hypothesis, holds), target, y -> detach(hypothesis, holds, y));
                    Thm inside =
                            mp(mp(combined, hypotheses.getOrDefault(x, Rules.TRUE)), parts.get(reaching.indexOf(x)));
                    arguments.add(mp(placewise.lift(law, x, target), inside));
                } else {
                    arguments.add(law.trivial(x));
                }
            }
            return disch(premise, law.constructor(c, arguments));
        });
        for (int i = 0; i < proved.size(); i++) {
            store(i, law.name(), Rules.beta(Thm.spec(new Free("t", types().get(i)), proved.get(i))));
        }
    }

    /** ⊢ (A y ⟶ C y) ⟶ A y ⟶ C y for one of the types, ⊢ True ⟶ A y ⟶ A y for a parameter. */
    private Thm detach(Map<Type, Term> hypothesis, Map<Type, Term> holds, Free y) {
        Term inside = Placewise.apply(holds.get(y.type()), y);
        Thm known = assume(theory.signature(), inside);
        if (!hypothesis.containsKey(y.type())) {
            return disch(Hol.TRUE, disch(inside, known));
        }
        Term implication = Placewise.apply(hypothesis.get(y.type()), y);
        return disch(implication, disch(inside, mp(assume(theory.signature(), implication), known)));
    }

    // From the laws, where they hold everywhere

    /** From pred E t ⟶ law t and a proof of each E x follows law t. */
    private void corollaries(
            String name,
            String law,
            Map<Free, Term> instance,
            BiFunction<Free, Term, Thm> truth,
            String... attributes) {
        for (int i = 0; i < types().size(); i++) {
            store(i, name, corollary(i, law, instance, truth), attributes);
        }
    }

    private Thm corollary(int type, String law, Map<Free, Term> instance, BiFunction<Free, Term, Thm> truth) {
        var placewise = new Placewise(theory);
        Thm lemma = placewise.lemma(types().get(type), law);
        Thm rule = Rules.beta(Thm.instantiate(instance, lemma));
        List<Term> inside = rule.conclusion().arguments().get(0).arguments();
        var truths = new LinkedHashMap<Free, Thm>();
        var hypotheses = new ArrayList<Term>();
        for (Term predicate : inside.subList(0, inside.size() - 1)) {
            Free x = new Free("x", predicate.type().domain());
            truths.put(x, truth.apply(x, Placewise.apply(predicate, x)));
            hypotheses.addAll(truths.get(x).hypotheses());
        }
        Thm everywhere = placewise.necessary(inside.getLast(), List.copyOf(truths.keySet()), truths::get);
        Thm result =
                mp(rule, Rules.convert(everywhere, rule.conclusion().arguments().get(0)));
        return Iterated.dischs(hypotheses, strip(result));
    }

    /** ∀y. p as p. */
    private static Thm strip(Thm fact) {
        return fact.conclusion() instanceof Term.App(Term.Const(var all, var _), Term.Abs(var _, var type, var _))
                        && all.equals(Hol.ALL)
                ? Thm.spec(new Free("u", type), fact)
                : fact;
    }

    private Thm assumed(Free x, Term formula) {
        return Thm.spec(x, assume(theory.signature(), Hol.mkAll(x, formula)));
    }

    private Thm reflexive(Free x, Term equation) {
        return Thm.refl(theory.signature(), Rules.sides(equation)[0]);
    }

    private Map<Free, Term> identities() {
        var result = new HashMap<Free, Term>();
        context.functions("f", 0, 0).forEach((type, f) -> {
            Free x = new Free("x", type);
            result.put((Free) f, Term.lambda(x, x));
        });
        return result;
    }

    private Map<Free, Term> compositions() {
        var result = new HashMap<Free, Term>();
        List<Term> fs = List.copyOf(context.functions("f", 0, 1).values());
        List<Term> gs = List.copyOf(context.functions("g", 1, 2).values());
        List<Term> hs = List.copyOf(context.functions("h", 0, 2).values());
        for (int i = 0; i < hs.size(); i++) {
            Free x = new Free("x", context.live().get(i));
            result.put((Free) hs.get(i), Term.lambda(x, app(gs.get(i), app(fs.get(i), x))));
        }
        return result;
    }

    private void proveRelEq() {
        var equality = new HashMap<Free, Term>();
        context.relations("R", 0).forEach((type, r) -> equality.put((Free) r, Hol.eq(type)));
        for (int i = 0; i < types().size(); i++) {
            Free t = new Free("t", types().get(i));
            Free u = new Free("u", types().get(i));
            Thm forth = corollary(i, "rel_eq_pred", equality, (x, formula) -> {
                Free y = new Free("y", x.type());
                Term same = Hol.mkEq(x, y);
                return Rules.convert(Thm.gen(y, disch(same, assume(theory.signature(), same))), formula);
            });
            Thm refl = corollary(i, "rel_refl_pred", equality, this::reflexive);
            // rel (=) t t, hence rel (=) t u where t = u.
            Term related = ((Term.App) refl.conclusion()).function();
            Thm back = disch(
                    Hol.mkEq(t, u), Thm.eqMp(Rules.apTerm(related, assume(theory.signature(), Hol.mkEq(t, u))), refl));
            Thm pointwise = Rules.iff(forth, back);
            Thm same = Thm.abstraction(t, Thm.abstraction(u, pointwise));
            Term rel = new Functors(theory.signature()).rel(types().get(i), leaves(equality));
            store(i, "rel_eq", Rules.convert(same, Hol.mkEq(rel, Hol.eq(types().get(i)))), "simp");
        }
    }

    private static Map<Type, Term> leaves(Map<Free, Term> relations) {
        var result = new LinkedHashMap<Type, Term>();
        relations.forEach((r, equality) -> result.put(r.type().domain(), equality));
        return result;
    }
}
