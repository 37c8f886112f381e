package dev.assay.logic.define;

import static dev.assay.logic.Term.app;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Datatype;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Rules;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BinaryOperator;
import java.util.function.Function;

/**
 * A record as one pattern: root_ext x₁ … (child_ext y₁ … more), the oldest ancestor outside.
 *
 * @param levels the ancestors, oldest first, and the record itself
 * @param more the type of what comes after the record's own fields
 */
record RecordShape(List<Level> levels, Type more) {
    /** The extension of one ancestor, with types for its parameters and names for its fields. */
    record Level(Datatype datatype, List<String> fields, List<Type> arguments) {
        Type.Con type(Type more) {
            var all = new ArrayList<>(arguments);
            all.add(more);
            return new Type.Con(datatype.name(), all);
        }

        Const constructor(Type more) {
            return datatype.constant(
                    datatype.constructors().getFirst(), type(more).arguments());
        }

        /** The types for the datatype's parameters where its more has type {@code more}. */
        Map<Type.Var, Type> instance(Type more) {
            var result = new HashMap<Type.Var, Type>();
            List<Type> all = type(more).arguments();
            for (int i = 0; i < all.size(); i++) {
                result.put(datatype.parameters().get(i), all.get(i));
            }
            return result;
        }
    }

    /** The type of more at a level: all that follows it. */
    Type moreAt(int level) {
        return level == levels.size() - 1 ? more : levels.get(level + 1).type(moreAt(level + 1));
    }

    Type.Con type() {
        return levels.getFirst().type(moreAt(0));
    }

    /** The same record with something else after its fields. */
    RecordShape with(Type newMore) {
        return new RecordShape(levels, newMore);
    }

    int size() {
        return levels.stream().mapToInt(l -> l.fields().size()).sum();
    }

    /** How many fields come from ancestors. */
    int inherited() {
        return size() - levels.getLast().fields().size();
    }

    /** A variable for each field, named like it. */
    List<Free> variables() {
        var result = new ArrayList<Free>();
        for (int i = 0; i < levels.size(); i++) {
            Level level = levels.get(i);
            List<Type> types = level.constructor(moreAt(i)).type().argumentTypes();
            for (int k = 0; k < level.fields().size(); k++) {
                result.add(new Free(Qualified.base(level.fields().get(k)), types.get(k)));
            }
        }
        return result;
    }

    Free moreVariable() {
        return new Free("more", more);
    }

    /** The names of the selectors of all fields. */
    List<String> fieldNames() {
        return levels.stream().flatMap(l -> l.fields().stream()).toList();
    }

    /** The record with these values of its fields. */
    Term construct(List<? extends Term> fields, Term last) {
        return fold(fields, last, c -> c, (f, x) -> app(f, x));
    }

    /** From xᵢ = yᵢ and m = n follows that the records of them are equal. */
    Thm congruence(List<Thm> fields, Thm last) {
        return fold(fields, last, c -> Thm.refl(last.signature(), c), Thm::combination);
    }

    private <T> T fold(List<? extends T> fields, T last, Function<Const, T> constant, BinaryOperator<T> apply) {
        T inner = last;
        int end = fields.size();
        for (int i = levels.size() - 1; i >= 0; i--) {
            int start = end - levels.get(i).fields().size();
            T result = constant.apply(levels.get(i).constructor(moreAt(i)));
            for (T field : fields.subList(start, end)) {
                result = apply.apply(result, field);
            }
            inner = apply.apply(result, inner);
            end = start;
        }
        return inner;
    }

    /** Γ ⊢ p (x₁ … xₙ m) for all values of the fields becomes Γ ⊢ ∀r. p r. */
    Thm induction(List<Thm> rules, Free predicate, Thm step) {
        return induction(rules, predicate, step, 0, variables(), 0);
    }

    private Thm induction(List<Thm> rules, Free predicate, Thm step, int level, List<Free> variables, int used) {
        if (level == levels.size()) {
            return Thm.gen(moreVariable(), Rules.specs(moved(variables), step));
        }
        int next = used + levels.get(level).fields().size();
        Thm inner = induction(rules, predicate, step, level + 1, variables, next);
        Type here = level == 0 ? type() : moreAt(level - 1);
        Free m = new Free("m", here);
        Term property = Term.lambda(m, app(predicate, prefix(variables.subList(0, used), level, m)));
        Thm rule = Thm.instantiateTypes(levels.get(level).instance(moreAt(level)), rules.get(level));
        Thm instance = Thm.instantiate(Map.of(new Free("P", Type.fun(here, Type.bool())), property), rule);
        Thm premise = Rules.gens(variables.subList(used, next), inner);
        return Rules.convert(
                Thm.mp(
                        instance,
                        Rules.convert(premise, instance.conclusion().arguments().getFirst())),
                instance.conclusion().arguments().get(1).betaNormal());
    }

    private List<Term> moved(List<Free> variables) {
        var result = new ArrayList<Term>(variables);
        result.add(moreVariable());
        return result;
    }

    /** The record whose first levels have these fields, and {@code rest} after them. */
    private Term prefix(List<Free> fields, int level, Term rest) {
        Term inner = rest;
        int end = fields.size();
        for (int i = level - 1; i >= 0; i--) {
            int start = end - levels.get(i).fields().size();
            inner = app(app(levels.get(i).constructor(moreAt(i)), fields.subList(start, end)), inner);
            end = start;
        }
        return inner;
    }
}
