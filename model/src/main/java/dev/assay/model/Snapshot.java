package dev.assay.model;

import dev.assay.judge.Counterexample;
import dev.assay.logic.Conjecture;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.model.display.Elements;
import dev.assay.model.display.Readback;
import dev.assay.model.ground.Choices;
import dev.assay.model.ground.Interpretation;
import dev.assay.model.value.Atoms;
import dev.assay.model.value.Data;
import dev.assay.model.value.Domain;
import dev.assay.model.value.Function;
import dev.assay.model.value.Functions;
import dev.assay.model.value.Pair;
import dev.assay.model.value.Product;
import dev.assay.model.value.Value;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntPredicate;

/** Everything in an interpretation that has a value, under an assignment to its variables. */
final class Snapshot {
    /** Functions with more entries than this have none that are listed. */
    private static final long ENTRIES = 10_000;

    private final Interpretation interpretation;
    private final IntPredicate assignment;
    private final Readback readback;
    private final List<Counterexample.Part> parts = new ArrayList<>();
    private final Set<String> names = new HashSet<>();

    private Snapshot(Interpretation interpretation, IntPredicate assignment, Map<Type, List<String>> atoms) {
        this.interpretation = interpretation;
        this.assignment = assignment;
        this.readback = new Readback(assignment, interpretation.universe()::domain, new Elements(atoms));
    }

    /** @param evaluated further terms, with the values that they have in the interpretation */
    static List<Counterexample.Part> of(
            Conjecture conjecture,
            Interpretation interpretation,
            Map<Term, Value> evaluated,
            IntPredicate assignment,
            Map<Type, List<String>> atoms) {
        var snapshot = new Snapshot(interpretation, assignment, atoms);
        for (Free variable : conjecture.variables()) {
            // Variables of one name may differ in their types.
            String name =
                    snapshot.names.add(variable.name()) ? variable.name() : variable.name() + "::" + variable.type();
            snapshot.add(Counterexample.Kind.VARIABLE, name, variable, interpretation.value(variable));
        }
        interpretation.witnesses().forEach(snapshot::witness);
        for (Map.Entry<Const, Value> entry : interpretation.unspecified().entrySet()) {
            snapshot.add(Counterexample.Kind.CONSTANT, entry.getKey().name(), entry.getKey(), entry.getValue());
        }
        evaluated.forEach((term, value) -> snapshot.add(Counterexample.Kind.EVALUATED, term.toString(), term, value));
        interpretation.universe().domains().forEach(snapshot::type);
        return snapshot.parts;
    }

    private void witness(String name, Choices.Chosen chosen) {
        add(Counterexample.Kind.WITNESS, name, new Free(name, chosen.domain().type()), chosen.value());
    }

    private void add(Counterexample.Kind kind, String name, Term subject, Value value) {
        Domain domain = interpretation.universe().domain(subject.type());
        List<Counterexample.Entry> entries = new ArrayList<>();
        if (points(domain) <= ENTRIES) {
            collect(domain, value, List.of(), entries);
        }
        parts.add(new Counterexample.Part(
                kind, name, subject, subject.type(), readback.term(domain, value), entries, isWhole(domain)));
    }

    /** How many arguments a function has altogether; one for anything else. */
    private static long points(Domain domain) {
        return domain instanceof Functions(var _, var from, var to, var _) ? Domain.times(from.size(), points(to)) : 1;
    }

    private boolean isWhole(Domain domain) {
        return !(domain instanceof Functions(var _, var from, var to, var _)) || isComplete(from) && isWhole(to);
    }

    private boolean isComplete(Domain domain) {
        return domain.isConcrete() && assignment.test(domain.complete());
    }

    private void collect(Domain domain, Value value, List<Term> arguments, List<Counterexample.Entry> result) {
        if (domain instanceof Functions(var _, var from, var to, var _)) {
            for (int i = 0; i < from.size(); i++) {
                Value argument = from.element(i);
                var more = new ArrayList<>(arguments);
                flatten(from, argument, more);
                collect(to, ((Function) value).apply(argument), more, result);
            }
        } else if (!arguments.isEmpty()) {
            result.add(new Counterexample.Entry(arguments, readback.term(domain, value)));
        }
    }

    /** A relation is a function of the parts of its pairs. */
    private void flatten(Domain domain, Value value, List<Term> result) {
        if (domain instanceof Product(var _, var first, var second, var _)) {
            flatten(first, ((Pair) value).first(), result);
            flatten(second, ((Pair) value).second(), result);
        } else {
            result.add(readback.term(domain, value));
        }
    }

    private void type(Type type, Domain domain) {
        if (!(domain instanceof Atoms atoms) || domain instanceof Data data && !data.isMade()) {
            return;
        }
        boolean isWhole = isComplete(domain);
        parts.add(new Counterexample.Part(
                Counterexample.Kind.TYPE,
                type.toString(),
                new Free(type.toString(), type),
                type,
                readback.all(atoms, isWhole),
                List.of(),
                isWhole));
    }
}
