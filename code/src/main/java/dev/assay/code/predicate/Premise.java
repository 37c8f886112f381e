package dev.assay.code.predicate;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A premise of a clause. What is called pattern here is a term of constructors and variables. */
sealed interface Premise {
    /** A relation between patterns. */
    record Call(Const relation, List<Term> arguments) implements Premise {
        public Call {
            arguments = List.copyOf(arguments);
        }
    }

    /** No values satisfy the relation; all variables have to be known. */
    record Not(Call call) implements Premise {}

    /**
     * All values of the variables that satisfy the range satisfy the relation; all others have to be known. The last arguments
     * of both calls are the variables.
     */
    record Every(List<Free> variables, Call range, Call relation) implements Premise {
        public Every {
            variables = List.copyOf(variables);
        }

        /** What is known before the variables get their values. */
        List<Term> given() {
            return range.arguments.subList(0, range.arguments.size() - variables.size());
        }
    }

    /** The function has this result; the relation is its graph, for finding arguments. */
    record Result(Term applied, List<Term> arguments, Term result, Const graph) implements Premise {
        public Result {
            arguments = List.copyOf(arguments);
        }
    }

    /** The value of a term has the form of the pattern. */
    record Compute(Term term, Term pattern) implements Premise {}

    /** A pattern for the elements of a set. */
    record Member(Term element, Term set) implements Premise {}

    /** A side condition; what has the same truth value as a relation can also find values. */
    record Test(Term formula, Optional<Call> call) implements Premise {}

    /** The set of all values that the last argument of a call may have, all others being known. */
    record Collect(Call call, Term set) implements Premise {
        /** What the set depends on. */
        List<Term> given() {
            return call.arguments.subList(0, call.arguments.size() - 1);
        }
    }

    /** Two patterns have the same value. */
    record Equal(Term left, Term right) implements Premise {}

    default Set<Free> frees() {
        Set<Free> result = new LinkedHashSet<>();
        switch (this) {
            case Call(var _, var arguments) -> arguments.forEach(a -> result.addAll(a.frees()));
            case Not(var call) -> result.addAll(call.frees());
            case Every every -> every.given().forEach(a -> result.addAll(a.frees()));
            case Result(var _, var arguments, var value, var _) -> {
                arguments.forEach(a -> result.addAll(a.frees()));
                result.addAll(value.frees());
            }
            case Compute(var term, var pattern) -> {
                result.addAll(term.frees());
                result.addAll(pattern.frees());
            }
            case Member(var element, var set) -> {
                result.addAll(element.frees());
                result.addAll(set.frees());
            }
            case Test(var formula, var _) -> result.addAll(formula.frees());
            case Collect collect -> {
                collect.given().forEach(a -> result.addAll(a.frees()));
                result.addAll(collect.set.frees());
            }
            case Equal(var left, var right) -> {
                result.addAll(left.frees());
                result.addAll(right.frees());
            }
        }
        return result;
    }

    default Premise substitute(Map<Free, Term> by) {
        return switch (this) {
            case Call call -> call(call, by);
            case Not(var call) -> new Not(call(call, by));
            // The variables are in no other premise.
            case Every(var variables, var range, var relation) ->
                new Every(variables, call(range, by), call(relation, by));
            case Result(var applied, var arguments, var result, var graph) ->
                new Result(applied.substitute(by), all(arguments, by), result.substitute(by), graph);
            case Compute(var term, var pattern) -> new Compute(term.substitute(by), pattern.substitute(by));
            case Member(var element, var set) -> new Member(element.substitute(by), set.substitute(by));
            case Test(var formula, var call) -> new Test(formula.substitute(by), call.map(c -> call(c, by)));
            case Collect(var call, var set) -> new Collect(call(call, by), set.substitute(by));
            case Equal(var left, var right) -> new Equal(left.substitute(by), right.substitute(by));
        };
    }

    private static Call call(Call call, Map<Free, Term> by) {
        return new Call(call.relation, all(call.arguments, by));
    }

    static List<Term> all(List<Term> terms, Map<Free, Term> by) {
        return terms.stream().map(t -> t.substitute(by)).toList();
    }
}
