package dev.assay.logic.define;

import static dev.assay.logic.Term.app;
import static dev.assay.logic.kernel.Thm.mp;
import static dev.assay.logic.kernel.Thm.trans;

import dev.assay.logic.DefinitionException;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Signature;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Rules;
import dev.assay.logic.theory.Theory;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * {@code lift_definition} and {@code quotient_definition}: functions on representations, carried over to
 * quotients and subtypes.
 */
public final class Lifting {
    private final Theory theory;
    private final Signature signature;
    private final String what;
    private final Term term;
    private final List<Abstraction> arguments = new ArrayList<>();
    private final Abstraction result;

    private Lifting(Theory theory, String name, Type type, Term term) {
        this.theory = theory;
        this.signature = theory.signature();
        this.what = "lift_definition " + name;
        this.term = term;
        Refusals.check(signature, term, what);
        Type abstracted = type;
        Type raw = term.type();
        while (abstracted.isFun() && raw.isFun()) {
            arguments.add(abstraction(abstracted.domain(), raw.domain()));
            abstracted = abstracted.range();
            raw = raw.range();
        }
        this.result = abstraction(abstracted, raw);
    }

    private Abstraction abstraction(Type type, Type raw) {
        return Abstraction.of(theory, type, raw)
                .orElseThrow(
                        () -> new DefinitionException(what + ": only whole arguments and results can be lifted, and "
                                + type + " is not " + raw + " or made of it by quotient_type or typedef"));
    }

    /**
     * A constant by name, type and the term that it stands for, along any type built of functions and
     * datatypes, without more facts than its definition.
     */
    public static Theory define(Theory theory, String name, Type type, Term term) {
        String what = "quotient_definition " + name;
        Refusals.check(theory.signature(), term, what);
        Term lifted =
                app(new Transport(theory, what).carry(term.type(), type), term).betaNormal();
        return Definitions.define(theory, name, Hol.mkEq(new Free(name, type), lifted));
    }

    /** Whether every argument and the result is of a quotient, a subtype or of the same type for both; others go by {@link #define}. */
    public static boolean isOfWholes(Theory theory, Type type, Term term) {
        Type abstracted = type;
        Type raw = term.type();
        while (abstracted.isFun() && raw.isFun()) {
            if (Abstraction.of(theory, abstracted.domain(), raw.domain()).isEmpty()) {
                return false;
            }
            abstracted = abstracted.range();
            raw = raw.range();
        }
        return Abstraction.of(theory, abstracted, raw).isPresent();
    }

    /**
     * A constant f that corresponds to g, where all arguments and the result are of quotients, subtypes or
     * of the same type for both. Adds {@code f.rep_eq} unless an argument or the result is of a quotient,
     * {@code f.abs_eq} otherwise.
     *
     * <pre>
     *   ⊢ R x y ⟶ R (g x) (g y)                    ⊢ P x ⟶ P (g x)
     *  ─────────────────────────  abs_eq         ───────────────────────  rep_eq
     *   ⊢ f (abs x) = abs (g x)                   ⊢ Rep (f a) = g (Rep a)
     * </pre>
     *
     * @param respectful shows {@link #obligation}; may be left out where that is trivial
     */
    public static Theory lift(Theory theory, String name, Type type, Term term, Optional<Thm> respectful) {
        var lifting = new Lifting(theory, name, type, term);
        Optional<Thm> proof = lifting.proof(respectful);
        Theory defined = define(theory, name, type, term);
        return lifting.complete(defined, new Const(name, type), proof.map(thm -> thm.transfer(defined.signature())));
    }

    /** What has to be shown of {@code term} before it can be lifted to {@code type}; absent if nothing has. */
    public static Optional<Term> obligation(Theory theory, String name, Type type, Term term) {
        return new Lifting(theory, name, type, term).obligation().map(Term::betaNormal);
    }

    private boolean hasQuotientArgument() {
        return arguments.stream().anyMatch(Abstraction::isQuotient);
    }

    /** ∀xs ys. (R xᵢ yᵢ or P xᵢ, for each i) ⟶ (R (g xs) (g ys) or P (g xs)). */
    private Optional<Term> obligation() {
        boolean differ = hasQuotientArgument();
        if (!differ && !(result instanceof Abstraction.Part)) {
            return Optional.empty();
        }
        var variables = new ArrayList<Free>();
        var premises = new ArrayList<Term>();
        Term left = term;
        Term right = term;
        for (int i = 0; i < arguments.size(); i++) {
            Abstraction argument = arguments.get(i);
            Free x = new Free("x" + (i + 1), argument.raw());
            Free y = argument.isQuotient() ? new Free("y" + (i + 1), argument.raw()) : x;
            variables.add(x);
            if (argument.isQuotient()) {
                variables.add(y);
            }
            argument.premise(x, y).ifPresent(premises::add);
            left = app(left, x);
            right = app(right, y);
        }
        Term conclusion = result.same(left, right, differ);
        return Optional.of(Hol.mkAll(variables, Hol.mkImplies(premises, conclusion)));
    }

    private Optional<Thm> proof(Optional<Thm> given) {
        Optional<Term> wanted = obligation();
        if (wanted.isEmpty()) {
            return Optional.empty();
        }
        Thm thm = given.orElseThrow(() -> new DefinitionException(
                what + ": needs a proof of " + wanted.get().betaNormal()));
        return Optional.of(Shapes.as(theory, thm, wanted.get())
                .orElseThrow(() -> new DefinitionException(what + ": the theorem " + thm + " does not show "
                        + wanted.get().betaNormal())));
    }

    private Theory complete(Theory defined, Const constant, Optional<Thm> proof) {
        boolean concrete = !hasQuotientArgument() && !result.isQuotient();
        Thm fact = Rules.beta(concrete ? repEq(defined, constant, proof) : absEq(defined, constant, proof));
        return defined.withFact(constant.name() + (concrete ? ".rep_eq" : ".abs_eq"), fact);
    }

    /** f as = up (g (down a₁) … (down aₙ)). */
    private Thm meaning(Theory defined, Const constant, List<Term> values) {
        Thm definition = defined.theorem(constant.name() + "_def");
        Thm applied = Rules.unfold(definition, values.toArray(Term[]::new));
        Term right = result.up(app(term, lowered(values)));
        return Rules.convert(applied, Hol.mkEq(app(constant, values), right));
    }

    private List<Term> lowered(List<Term> values) {
        var lowered = new ArrayList<Term>();
        for (int i = 0; i < values.size(); i++) {
            lowered.add(arguments.get(i).down(values.get(i)));
        }
        return lowered;
    }

    /** Rep (f as) = g (Rep a₁) … (Rep aₙ). */
    private Thm repEq(Theory defined, Const constant, Optional<Thm> proof) {
        var values = new ArrayList<Term>();
        var members = new ArrayList<Thm>();
        for (int i = 0; i < arguments.size(); i++) {
            Free a = new Free("a" + (i + 1), arguments.get(i).type());
            values.add(a);
            arguments.get(i).member(defined, a).ifPresent(members::add);
        }
        Thm meaning = meaning(defined, constant, values);
        if (!(result instanceof Abstraction.Part part)) {
            return meaning;
        }
        Thm member = Rules.mps(Rules.specs(lowered(values), proof.orElseThrow()), members);
        Thm inverse = mp(part.absInverse(defined.signature(), app(term, lowered(values))), member);
        return trans(Rules.apTerm(part.rep(), meaning), inverse);
    }

    /** f (abs x₁) … = abs (g x₁ …), where for partial quotients R xᵢ xᵢ is assumed. */
    private Thm absEq(Theory defined, Const constant, Optional<Thm> proof) {
        var values = new ArrayList<Term>();
        var instances = new ArrayList<Term>();
        var reasons = new ArrayList<Thm>();
        var representatives = new ArrayList<Term>();
        var assumptions = new ArrayList<Term>();
        for (int i = 0; i < arguments.size(); i++) {
            Abstraction argument = arguments.get(i);
            if (argument instanceof Abstraction.Classes classes) {
                Free x = new Free("x" + (i + 1), argument.raw());
                Term value = app(classes.abs(), x);
                values.add(value);
                instances.addAll(List.of(classes.down(value), x));
                representatives.add(x);
                Thm self = classes.selfRelated(defined.signature(), x);
                assumptions.addAll(self.hypotheses());
                reasons.add(mp(classes.repAbs(defined.signature(), x), self));
            } else {
                Free a = new Free("a" + (i + 1), argument.type());
                values.add(a);
                instances.add(argument.down(a));
                representatives.add(argument.down(a));
                argument.member(defined, a).ifPresent(reasons::add);
            }
        }
        Thm meaning = meaning(defined, constant, values);
        if (proof.isEmpty()) {
            return meaning;
        }
        Thm same = Rules.mps(Rules.specs(instances, proof.get()), reasons);
        Term left = app(term, lowered(values));
        Thm fact = trans(meaning, result.equal(defined.signature(), left, app(term, representatives), same));
        for (Term p : assumptions.reversed()) {
            fact = Thm.disch(p, fact);
        }
        return fact;
    }
}
