package dev.assay.logic.rules;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.kernel.Fresh;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Signature;
import dev.assay.logic.kernel.Thm;
import java.util.List;
import java.util.Optional;

/** A conversion: takes a term t to a theorem ⊢ t = t′, or to nothing where it does not apply. */
@FunctionalInterface
public interface Conv {
    Optional<Thm> at(Term t);

    /** Replaces an instance of the left-hand side of an equation; ⊢ p counts as p = True and ⊢ ¬ p as p = False. */
    static Conv rewrite(Signature signature, Thm fact) {
        Thm equation = equation(fact).transfer(signature);
        Term pattern = Rules.left(equation);
        return t -> {
            var matching = new Matching(equation);
            if (!matching.match(pattern, t)) {
                return Optional.empty();
            }
            Thm instance = matching.instance();
            // Variables may stand for βη-variants of what they match at another place.
            return Optional.of(
                    Rules.left(instance).equals(t)
                            ? instance
                            : Thm.trans(Thm.betaEta(signature, t, Rules.left(instance)), instance));
        };
    }

    /** The first of the rewrite rules that applies. */
    static Conv rewrite(Signature signature, List<Thm> facts) {
        return new RuleIndex(signature, facts.stream().map(Conv::equation).toList());
    }

    /** One β-step at the root. */
    static Conv beta(Signature signature) {
        return t -> t instanceof Term.App(Term.Abs(var _, var _, var body), var argument)
                ? Optional.of(Thm.betaEta(signature, t, body.instantiate(argument)))
                : Optional.empty();
    }

    default Conv or(Conv other) {
        return t -> at(t).or(() -> other.at(t));
    }

    /** Applies this once at the outermost places where it applies. */
    default Conv outermost(Signature signature) {
        return t -> at(t).or(() -> inside(signature, t, outermost(signature)));
    }

    /** Applies this everywhere, innermost first, until it applies nowhere; for ever if there is no end. */
    default Conv everywhere(Signature signature) {
        return new Conv() {
            @Override
            public Optional<Thm> at(Term t) {
                Optional<Thm> below = inside(signature, t, this);
                Optional<Thm> here = Conv.this.at(below.map(Rules::right).orElse(t));
                Optional<Thm> both = chain(below, here);
                return here.isEmpty() ? both : chain(both, at(Rules.right(here.get())));
            }
        };
    }

    /** ⊢ t = t′, reflexive where this does not apply. */
    default Thm total(Signature signature, Term t) {
        return at(t).orElseGet(() -> Thm.refl(signature, t));
    }

    /** The fact with its conclusion converted. */
    default Thm on(Thm fact) {
        return at(fact.conclusion()).map(equation -> Thm.eqMp(equation, fact)).orElse(fact);
    }

    /** The fact with its conclusion rewritten everywhere, in β-normal form. */
    static Thm rewrite(Thm fact, List<Thm> equations) {
        Signature signature = fact.signature();
        for (Thm e : equations) {
            signature = e.signature().descendsFrom(signature) ? e.signature() : signature;
        }
        return rewrite(signature, equations)
                .or(beta(signature))
                .everywhere(signature)
                .on(fact.transfer(signature));
    }

    private static Optional<Thm> chain(Optional<Thm> first, Optional<Thm> second) {
        return first.isPresent() && second.isPresent()
                ? Optional.of(Thm.trans(first.get(), second.get()))
                : first.or(() -> second);
    }

    private static Optional<Thm> inside(Signature signature, Term t, Conv conv) {
        return switch (t) {
            case Term.Const _, Free _, Term.Bound _ -> Optional.empty();
            case Term.Abs(var hint, var argument, var body) -> {
                var fresh = new Fresh(List.of(t));
                while (true) {
                    Free x = fresh.variable(hint, argument);
                    Optional<Thm> equation = conv.at(body.instantiate(x));
                    // A hypothesis of some rewrite rule may happen to speak of a variable of this name: take another.
                    if (equation.isEmpty()
                            || equation.get().hypotheses().stream().noneMatch(h -> h.occurs(x))) {
                        yield equation.map(e -> Thm.abstraction(x, e));
                    }
                }
            }
            case Term.App(var function, var argument) -> {
                Optional<Thm> f = conv.at(function);
                Optional<Thm> a = conv.at(argument);
                yield f.isEmpty() && a.isEmpty()
                        ? Optional.empty()
                        : Optional.of(Thm.combination(
                                f.orElseGet(() -> Thm.refl(signature, function)),
                                a.orElseGet(() -> Thm.refl(signature, argument))));
            }
        };
    }

    private static Thm equation(Thm fact) {
        Term p = fact.conclusion();
        return p.isApplied(Hol.EQ) ? fact : p.isApplied(Hol.NOT.name()) ? Rules.eqFalse(fact) : Rules.eqTrue(fact);
    }
}
