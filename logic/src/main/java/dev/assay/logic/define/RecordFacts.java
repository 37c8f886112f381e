package dev.assay.logic.define;

import static dev.assay.logic.Term.app;
import static dev.assay.logic.kernel.Thm.assume;
import static dev.assay.logic.kernel.Thm.disch;
import static dev.assay.logic.kernel.Thm.eqMp;
import static dev.assay.logic.kernel.Thm.mp;
import static dev.assay.logic.kernel.Thm.spec;
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
import dev.assay.logic.theory.TypeSpecification;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/** The facts of a record, proved from the equations of its selectors and the induction rules of its levels. */
final class RecordFacts {
    private final RecordSpec record;
    private final RecordShape shape;
    private final Theory theory;
    private final Signature signature;
    private final Free r;
    private final Free s;
    private final Free p;
    private final Free q;
    private final List<Free> fields;
    private final Free more;
    private final Term pattern;

    RecordFacts(RecordSpec record, RecordShape shape, Theory theory) {
        this.record = record;
        this.shape = shape;
        this.theory = theory;
        this.signature = theory.signature();
        this.r = new Free("r", shape.type());
        this.s = new Free("r'", shape.type());
        this.p = new Free("P", Type.fun(shape.type(), Type.bool()));
        this.fields = shape.variables();
        var taken = new HashSet<String>();
        fields.forEach(f -> taken.add(f.name()));
        this.q = new Free(Shapes.fresh("Q", taken), Type.bool());
        this.more = shape.moreVariable();
        this.pattern = shape.construct(fields, more);
    }

    /** Adds the facts {@code r.induct_scheme}, {@code r.surjective} and so on; the functions need these selectors. */
    Theory complete(UnaryOperator<Theory> functions) {
        String name = record.name();
        Thm induct = inductScheme();
        Thm surjective = surjective(induct);
        Theory result = theory.withFact(name + ".induct_scheme", induct)
                .withFact(name + ".cases_scheme", casesScheme(induct))
                .withFact(name + ".surjective", surjective)
                .withFact(name + ".equality", equality(surjective))
                .withFact(name + ".splits", List.of(splitAll(induct), splitEx(surjective)))
                .withFact(name + ".update_simps", updates(induct), "simp");
        result = functions.apply(result);
        var closed = new RecordFacts(record, shape.with(record.unit().type()), result);
        Thm closedInduct = closed.inductClosed(closed.inductScheme());
        return result.withFact(name + ".induct", closedInduct)
                .withFact(name + ".cases", closed.casesClosed(closedInduct))
                .withFact(
                        name + ".defs",
                        List.of(
                                result.theorem(name + ".make_def"),
                                result.theorem(name + ".fields_def"),
                                result.theorem(name + ".extend_def"),
                                result.theorem(name + ".truncate_def")));
    }

    /** All fields of a record: f₁ t, …, fₙ t. */
    List<Term> selections(Term t) {
        var result = new ArrayList<Term>();
        List<String> names = shape.fieldNames();
        for (int i = 0; i < names.size(); i++) {
            result.add(app(
                    new Const(names.get(i), Type.fun(shape.type(), fields.get(i).type())), t));
        }
        return result;
    }

    private Term moreOf(Term t) {
        return app(new Const(record.name() + ".more", Type.fun(shape.type(), more.type())), t);
    }

    private Thm given(Term t) {
        return assume(signature, t);
    }

    private List<Free> variables() {
        var result = new ArrayList<>(fields);
        result.add(more);
        return result;
    }

    private List<Thm> inductionRules() {
        return shape.levels().stream()
                .map(l -> level(l).facts().induct().transfer(signature))
                .toList();
    }

    private TypeSpecification.Record level(RecordShape.Level level) {
        return (TypeSpecification.Record)
                theory.typeSpecification(level.datatype().name()).orElseThrow();
    }

    /** (∀xs more. P (K xs more)) ⟶ P r. */
    private Thm inductScheme() {
        Term step = Hol.mkAll(variables(), app(p, pattern));
        return disch(step, spec(r, shape.induction(inductionRules(), p, given(step))));
    }

    /** P r for one P, from the proof of P (K xs more). */
    private Thm byInduction(Thm induct, Term predicate, Thm step) {
        Thm instance = Thm.instantiate(Map.of(p, predicate), induct);
        Thm all = Rules.gens(variables(), step);
        Thm applied = mp(
                instance, Rules.convert(all, instance.conclusion().arguments().getFirst()));
        return Rules.convert(applied, Shapes.member(predicate, r));
    }

    /** (∀xs more. r = K xs more ⟶ Q) ⟶ Q. */
    private Thm casesScheme(Thm induct) {
        Term cases = Hol.mkAll(variables(), Hol.mkImplies(Hol.mkEq(r, pattern), q));
        Thm step = Rules.specs(variables(), given(cases));
        Thm holds = byInduction(induct, Term.lambda(s, Hol.mkImplies(Hol.mkEq(r, s), q)), step);
        return disch(cases, mp(holds, Thm.refl(signature, r)));
    }

    /** r = K (f₁ r) … (more r). */
    private Thm surjective(Thm induct) {
        var equations = new ArrayList<Thm>();
        shape.levels().forEach(l -> equations.addAll(level(l).equations()));
        Term rebuilt = shape.construct(selections(pattern), moreOf(pattern));
        Thm computed = new Unfolding(signature, equations).normal(rebuilt);
        Term statement = Hol.mkEq(r, shape.construct(selections(r), moreOf(r)));
        return byInduction(induct, Term.lambda(r, statement), Rules.sym(computed));
    }

    /** f₁ r = f₁ r′ ⟶ … ⟶ more r = more r′ ⟶ r = r′. */
    private Thm equality(Thm surjective) {
        List<Term> left = selections(r);
        List<Term> right = selections(s);
        var premises = new ArrayList<Term>();
        for (int i = 0; i < left.size(); i++) {
            premises.add(Hol.mkEq(left.get(i), right.get(i)));
        }
        Term last = Hol.mkEq(moreOf(r), moreOf(s));
        Thm same = shape.congruence(premises.stream().map(this::given).toList(), given(last));
        Thm result = trans(trans(surjective, same), Rules.sym(Thm.instantiate(Map.of(r, s), surjective)));
        premises.add(last);
        for (Term premise : premises.reversed()) {
            result = disch(premise, result);
        }
        return result;
    }

    /** (∀r. P r) = (∀xs more. P (K xs more)). */
    private Thm splitAll(Thm induct) {
        Thm forth = Rules.gens(variables(), spec(pattern, given(Hol.mkAll(r, app(p, r)))));
        Thm back = Thm.gen(r, mp(induct, given(forth.conclusion())));
        return Thm.deductAntisym(back, forth);
    }

    /** (∃r. P r) = (∃xs more. P (K xs more)). */
    private Thm splitEx(Thm surjective) {
        Term some = Hol.mkEx(r, app(p, r));
        Term someFields = Hol.mkEx(variables(), app(p, pattern));
        Thm found = eqMp(Rules.apTerm(p, surjective), given(app(p, r)));
        var values = selections(r);
        values.add(moreOf(r));
        Thm forth = Rules.exElim(given(some), r, exIntros(someFields, values, found));
        Thm back = Rules.exIntro(some, pattern, given(app(p, pattern)));
        List<Free> variables = variables();
        for (int i = variables.size() - 1; i >= 0; i--) {
            Term open = Hol.mkEx(variables.subList(i, variables.size()), app(p, pattern));
            back = Rules.exElim(given(open), variables.get(i), back);
        }
        return Thm.deductAntisym(back, forth);
    }

    private static Thm exIntros(Term existential, List<Term> witnesses, Thm fact) {
        if (witnesses.isEmpty()) {
            return fact;
        }
        Term predicate = ((Term.App) existential).argument();
        Term inner = Shapes.member(predicate, witnesses.getFirst());
        Thm rest = exIntros(inner, witnesses.subList(1, witnesses.size()), fact);
        return Rules.exIntro(existential, witnesses.getFirst(), rest);
    }

    // Updates

    /** The fields and what is more, as the names of their selectors. */
    private List<String> parts() {
        var result = new ArrayList<>(shape.fieldNames());
        result.add(record.name() + ".more");
        return result;
    }

    private Term select(int i, Term t) {
        return app(
                new Const(
                        parts().get(i),
                        Type.fun(shape.type(), variables().get(i).type())),
                t);
    }

    private Term update(int i, Term change, Term t) {
        Type type = Type.fun(List.of(change.type(), shape.type()), shape.type());
        return app(new Const(parts().get(i) + "_update", type), change, t);
    }

    private Free change(String name, int i) {
        var taken = new HashSet<String>();
        variables().forEach(v -> taken.add(v.name()));
        Type type = variables().get(i).type();
        return new Free(Shapes.fresh(name, taken), Type.fun(type, type));
    }

    /**
     * What is selected of an updated record, and what several updates come to; those that are about the parent's fields alone are
     * among the parent's.
     */
    private List<Thm> updates(Thm induct) {
        var equations = new ArrayList<Thm>();
        shape.levels().forEach(l -> equations.addAll(level(l).equations()));
        var unfolding = new Unfolding(signature, equations);
        var result = new ArrayList<Thm>();
        int count = parts().size();
        for (int i = 0; i < count; i++) {
            for (int j = 0; j < count; j++) {
                if (Math.max(i, j) >= shape.inherited()) {
                    Free f = change("f", j);
                    Term field = select(i, r);
                    result.add(computed(induct, unfolding, select(i, update(j, f, r)), i == j ? app(f, field) : field));
                    if (i == j) {
                        Free g = change("g", i);
                        Free x = variables().get(i);
                        Term both = Term.lambda(x, app(f, app(g, x)));
                        result.add(computed(induct, unfolding, update(i, f, update(i, g, r)), update(i, both, r)));
                    } else if (i < j) {
                        // Sorted by their fields, so that updates of the same one meet.
                        Free g = change("g", i);
                        result.add(computed(
                                induct, unfolding, update(i, g, update(j, f, r)), update(j, f, update(i, g, r))));
                    }
                }
            }
        }
        return result;
    }

    /** left = right for all r, because both come to the same for a record whose fields are known. */
    private Thm computed(Thm induct, Unfolding unfolding, Term left, Term right) {
        Map<Free, Term> known = Map.of(r, pattern);
        Thm one = unfolding.normal(left.substitute(known));
        Thm other = unfolding.normal(right.substitute(known));
        Term normal = Rules.right(one);
        Thm step = trans(one, Rules.convert(Rules.sym(other), Hol.mkEq(normal, right.substitute(known))));
        return byInduction(induct, Term.lambda(r, Hol.mkEq(left, right)), step);
    }

    // The record with nothing more

    /** K xs more = K xs (). */
    private Thm withoutMore() {
        RecordSpec.Unit unit = record.unit();
        Thm nothing = Shapes.as(theory, unit.isOnly(), Hol.mkEq(more, unit.value()))
                .orElseThrow(() -> new DefinitionException(record.what() + ": the theorem " + unit.isOnly()
                        + " does not show that " + unit.value() + " is the only value of its type"));
        return shape.congruence(fields.stream().map(f -> Thm.refl(signature, f)).toList(), nothing);
    }

    /** (∀xs. P (K xs ())) ⟶ P r. */
    private Thm inductClosed(Thm induct) {
        Term closed = shape.construct(fields, record.unit().value());
        Term step = Hol.mkAll(fields, app(p, closed));
        Thm holds = eqMp(Rules.sym(Rules.apTerm(p, withoutMore())), Rules.specs(fields, given(step)));
        return disch(step, mp(induct, Rules.gens(variables(), holds)));
    }

    /** (∀xs. r = K xs () ⟶ Q) ⟶ Q. */
    private Thm casesClosed(Thm induct) {
        Term closed = shape.construct(fields, record.unit().value());
        Term cases = Hol.mkAll(fields, Hol.mkImplies(Hol.mkEq(r, closed), q));
        Thm instance = Thm.instantiate(Map.of(p, Term.lambda(s, Hol.mkImplies(Hol.mkEq(r, s), q))), induct);
        Thm rule = Rules.beta(instance);
        return disch(cases, mp(mp(rule, given(cases)), Thm.refl(signature, r)));
    }
}
