package dev.assay.logic.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.rules.Rules;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Rules applied at random, rightly and wrongly: what comes out is a well-typed proposition that holds in finite
 * standard models, and what does not is refused as the kernel refuses.
 */
class SoundnessTest {
    private static final int STEPS = 3_000;
    private static final int MAX_TERM = 60;

    /** Derives from a pool of theorems that grows. */
    private static final class Prover {
        final Random random;
        final RandomTerms terms;
        final Signature signature;
        final List<Thm> pool = new ArrayList<>();
        int refused;

        Prover(long seed, Signature signature, List<Type> types, List<Const> constants) {
            random = new Random(seed);
            terms = new RandomTerms(random, types, constants);
            this.signature = signature;
        }

        private Thm any() {
            return pool.isEmpty() || terms.chance(10) ? Thm.assume(signature, terms.proposition(3)) : terms.oneOf(pool);
        }

        private Thm anyLike(String connective) {
            var fitting = pool.stream()
                    .filter(t -> t.conclusion().isApplied(connective))
                    .toList();
            return fitting.isEmpty() || terms.chance(10) ? any() : terms.oneOf(fitting);
        }

        private Term argument(Type type) {
            Term term = terms.term(terms.chance(90) ? type : terms.type(), 2);
            return terms.chance(90) ? term : terms.spoilt(term);
        }

        private Free variableOf(Thm fact) {
            var variables = new ArrayList<>(fact.conclusion().frees());
            fact.hypotheses().forEach(h -> variables.addAll(h.frees()));
            return variables.isEmpty() || terms.chance(15) ? terms.variable(terms.type()) : terms.oneOf(variables);
        }

        private static Term part(Thm fact, int index, Term otherwise) {
            List<Term> arguments = fact.conclusion().arguments();
            return index < arguments.size() ? arguments.get(index) : otherwise;
        }

        /** What a rule makes of premises that often fit; may throw what the rule throws. */
        Thm step() {
            return switch (random.nextInt(19)) {
                case 0 -> Thm.refl(signature, argument(terms.type()));
                case 1 -> Thm.assume(signature, argument(Type.bool()));
                case 2 -> {
                    Thm left = anyLike(Hol.EQ);
                    Term middle = part(left, 1, Hol.TRUE);
                    yield Thm.trans(
                            left, terms.chance(50) ? Thm.betaEta(signature, middle, middle.normal()) : anyLike(Hol.EQ));
                }
                case 3 -> {
                    Thm functions = anyLike(Hol.EQ);
                    Term left = part(functions, 0, Hol.NOT);
                    yield left.type().isFun() && terms.chance(80)
                            ? Thm.combination(
                                    functions,
                                    Thm.refl(signature, argument(left.type().domain())))
                            : Thm.combination(
                                    Thm.refl(signature, terms.term(Type.fun(left.type(), terms.type()), 2)), functions);
                }
                case 4 -> {
                    Thm body = anyLike(Hol.EQ);
                    yield Thm.abstraction(variableOf(body), body);
                }
                case 5 -> {
                    Term term = argument(terms.type());
                    yield Thm.betaEta(signature, term, terms.chance(80) ? term.normal() : argument(terms.type()));
                }
                case 6 -> {
                    Thm equation = anyLike(Hol.EQ);
                    yield Thm.eqMp(
                            equation, terms.chance(70) ? Thm.assume(signature, part(equation, 0, Hol.TRUE)) : any());
                }
                case 7 -> Thm.deductAntisym(any(), any());
                case 8 -> {
                    Thm fact = any();
                    yield Thm.disch(
                            fact.hypotheses().isEmpty() || terms.chance(20)
                                    ? argument(Type.bool())
                                    : terms.oneOf(List.copyOf(fact.hypotheses())),
                            fact);
                }
                case 9 -> {
                    Thm implication = anyLike(Hol.IMPLIES.name());
                    yield Thm.mp(
                            implication,
                            terms.chance(70) ? Thm.assume(signature, part(implication, 0, Hol.TRUE)) : any());
                }
                case 10 -> {
                    Thm fact = any();
                    yield Thm.gen(variableOf(fact), fact);
                }
                case 11 -> {
                    Thm fact = anyLike(Hol.ALL);
                    Term predicate = part(fact, 0, Hol.NOT);
                    yield Thm.spec(
                            argument(predicate.type().isFun() ? predicate.type().domain() : Type.bool()), fact);
                }
                case 12 -> {
                    Thm fact = any();
                    var theta = new HashMap<Free, Term>();
                    for (int i = random.nextInt(3); i >= 0; i--) {
                        Free v = variableOf(fact);
                        theta.put(v, argument(v.type()));
                    }
                    yield Thm.instantiate(theta, fact);
                }
                case 13 -> {
                    Type type = terms.chance(90) ? terms.type() : Type.con("nowhere");
                    yield Thm.instantiateTypes(
                            terms.chance(50) ? Map.of(RandomTerms.A, type) : Map.of(RandomTerms.B, type), any());
                }
                case 14 -> Rules.conj(any(), any());
                case 15 -> {
                    Thm fact = anyLike(Hol.AND.name());
                    yield fact.conclusion().isApplied(Hol.AND.name())
                                    && fact.conclusion().arguments().size() == 2
                            ? Rules.conjunct2(fact)
                            : Rules.disj1(fact, terms.proposition(2));
                }
                case 16 -> Rules.excludedMiddle(signature, terms.proposition(2));
                case 17 -> {
                    Thm fact = terms.oneOf(List.copyOf(Hol.facts().values()));
                    yield Thm.instantiateTypes(Map.of(RandomTerms.A, terms.type()), fact)
                            .transfer(signature);
                }
                default -> Rules.beta(any());
            };
        }

        void run(java.util.function.Consumer<Thm> check) {
            for (int i = 0; i < STEPS; i++) {
                Thm fact = attempt(this::step);
                if (fact != null) {
                    check.accept(fact);
                    if (size(fact) <= MAX_TERM) {
                        pool.add(fact);
                        if (pool.size() > 300) {
                            pool.remove(random.nextInt(pool.size()));
                        }
                    }
                }
            }
        }

        private Thm attempt(Supplier<Thm> step) {
            try {
                return step.get();
            } catch (KernelException e) {
                refused++;
                return null;
            }
        }

        private static int size(Thm fact) {
            int[] count = {0};
            fact.conclusion().forEachSubterm(_ -> count[0]++);
            fact.hypotheses().forEach(h -> h.forEachSubterm(_ -> count[0]++));
            return count[0];
        }
    }

    private static void checkWellFormed(Thm fact) {
        var parts = new ArrayList<>(fact.hypotheses());
        parts.add(fact.conclusion());
        for (Term part : parts) {
            assertTrue(part.isClosed(), () -> "loose bound variable in " + fact);
            assertEquals(Type.bool(), fact.signature().check(part, "test"), fact::toString);
        }
        assertTrue(fact.trust().isEmpty());
        assertTrue(fact.emptySorts().isEmpty());
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void whatIsDerivedHoldsInFiniteModels(long seed) {
        var prover = new Prover(seed, Hol.SIGNATURE, List.of(Type.bool(), RandomTerms.A, RandomTerms.B), List.of());
        int[] evaluated = {0};
        prover.run(fact -> {
            checkWellFormed(fact);
            evaluated[0] += checkTruth(fact, prover.random);
        });
        assertTrue(evaluated[0] > STEPS, "evaluations: " + evaluated[0]);
        assertTrue(prover.refused > STEPS / 20, "refused: " + prover.refused);
        assertTrue(prover.refused < STEPS / 2, "refused: " + prover.refused);
    }

    /** How many times the theorem could be evaluated. */
    private static int checkTruth(Thm fact, Random random) {
        var variables = new LinkedHashSet<>(fact.conclusion().frees());
        fact.hypotheses().forEach(h -> variables.addAll(h.frees()));
        int evaluated = 0;
        for (int[] sizes : new int[][] {{1, 1}, {2, 1}, {1, 3}, {2, 2}, {3, 2}}) {
            var model = new FiniteModel(Map.of("'a", sizes[0], "'b", sizes[1]));
            for (int i = 0; i < 4; i++) {
                try {
                    var assignment = model.assignment(variables, random::nextInt);
                    if (!model.satisfies(fact, assignment)) {
                        fail("false for |'a| = " + sizes[0] + ", |'b| = " + sizes[1] + ": " + fact);
                    }
                    evaluated++;
                } catch (FiniteModel.TooLarge e) {
                    // Another assignment may take fewer steps.
                }
            }
        }
        return evaluated;
    }

    @ParameterizedTest
    @ValueSource(longs = {11, 12, 13, 14})
    void whatIsDerivedOverDatatypesIsWellTyped(long seed) {
        Type nats = Examples.list(Examples.NAT);
        var constants = List.of(
                Examples.ZERO,
                Examples.SUC,
                Examples.nil(Examples.NAT),
                new Const("Cons", Type.fun(List.of(Examples.NAT, nats), nats)),
                new Const("map_list", Type.fun(List.of(Type.fun(Examples.NAT, Examples.NAT), nats), nats)));
        var prover = new Prover(
                seed, Examples.SIGNATURE, List.of(Type.bool(), RandomTerms.A, Examples.NAT, nats), constants);
        for (var extension : List.of(Examples.NATS, Examples.LISTS)) {
            Datatype.Facts facts = extension.facts().getFirst();
            List.of(facts.inject(), facts.distinct(), facts.cases(), facts.map())
                    .forEach(list -> list.forEach(f -> prover.pool.add(f.transfer(Examples.SIGNATURE))));
            prover.pool.add(facts.induct().transfer(Examples.SIGNATURE));
        }
        prover.run(SoundnessTest::checkWellFormed);
        assertTrue(prover.refused > 0);
    }

    @Test
    void theModelTellsTruthFromFalsehood() {
        // The examiner is examined: statements that must fail do.
        Free x = new Free("x", RandomTerms.A);
        Free y = new Free("y", RandomTerms.A);
        var two = new FiniteModel(Map.of("'a", 2));
        assertEquals(false, two.value(Hol.mkAll(List.of(x, y), Hol.mkEq(x, y)), Map.of()));
        var one = new FiniteModel(Map.of("'a", 1));
        assertEquals(true, one.value(Hol.mkAll(List.of(x, y), Hol.mkEq(x, y)), Map.of()));
        Free p = new Free("p", Type.fun(RandomTerms.A, Type.bool()));
        Term choice = Hol.mkImplies(Term.app(p, x), Term.app(p, Term.app(Hol.some(RandomTerms.A), p)));
        assertEquals(true, two.value(Hol.mkAll(List.of(p, x), choice), Map.of()));
        Term description = Hol.mkImplies(Term.app(p, x), Term.app(p, Term.app(Hol.the(RandomTerms.A), p)));
        assertEquals(false, new FiniteModel(Map.of("'a", 3)).value(Hol.mkAll(List.of(p, x), description), Map.of()));
    }
}
