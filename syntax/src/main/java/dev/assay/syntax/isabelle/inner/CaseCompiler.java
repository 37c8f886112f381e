package dev.assay.syntax.isabelle.inner;

import dev.assay.logic.Position;
import dev.assay.logic.Type;
import dev.assay.logic.infer.PreTerm;
import dev.assay.syntax.SyntaxException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Nested and overlapping patterns as nested applications of case constants. The first clause that matches counts; a
 * value that none matches gives {@code undefined}.
 *
 * <p>Clauses are the rows of a matrix with a column for each value that is yet to be looked at. The first column in
 * which the first row has a constructor is split into a matrix for each constructor of its type.
 */
final class CaseCompiler {
    /** pattern ⇒ body. */
    record Clause(Pattern pattern, PreTerm body) {}

    /** A clause with a pattern for each column; {@code mentioned} has all names in the body. */
    private record Row(List<Pattern> patterns, PreTerm body, Set<String> mentioned) {
        boolean matchesAll() {
            return patterns.stream().noneMatch(pattern -> pattern instanceof Pattern.Applied);
        }

        boolean mentions(String name) {
            return mentioned.contains(name) || patterns.stream().anyMatch(pattern -> mentions(pattern, name));
        }

        private static boolean mentions(Pattern pattern, String name) {
            return switch (pattern) {
                case Pattern.Variable(var variable, var _, var _) -> variable.equals(name);
                case Pattern.Anything _ -> false;
                case Pattern.Applied(var _, var arguments, var _) ->
                    arguments.stream().anyMatch(argument -> mentions(argument, name));
            };
        }

        /** With a value for a variable of a pattern. */
        Row binding(Pattern.Variable variable, PreTerm value) {
            boolean same = value instanceof PreTerm.Ident(var name, var _) && name.equals(variable.name());
            PreTerm typed = variable.type().equals(PreTerm.DUMMY)
                    ? value
                    : new PreTerm.Constraint(value, variable.type(), variable.position());
            if (same && typed == value) {
                return this;
            }
            var names = new HashSet<>(mentioned);
            names.addAll(Identifiers.of(value));
            return new Row(patterns, Identifiers.replace(body, variable.name(), typed), names);
        }
    }

    /** A variable of an abstraction that the split introduces. */
    private record Parameter(String name, Type type) {}

    private final Translation translation;
    private final Position position;

    CaseCompiler(Translation translation, Position position) {
        this.translation = translation;
        this.position = position;
    }

    PreTerm compile(PreTerm value, List<Clause> clauses) {
        var rows = new ArrayList<Row>();
        for (Clause clause : clauses) {
            rows.add(new Row(List.of(clause.pattern), clause.body, Identifiers.of(clause.body)));
        }
        Clause first = clauses.getFirst();
        if (rows.getFirst().matchesAll()) {
            return PreTerms.apply(
                    Names.LET,
                    position,
                    value,
                    first.pattern.named(translation::fresh).abstraction(first.body));
        }
        return matrix(List.of(value), rows);
    }

    private PreTerm matrix(List<PreTerm> values, List<Row> rows) {
        if (rows.isEmpty()) {
            return PreTerms.constant(Names.UNDEFINED, position);
        }
        Row first = rows.getFirst();
        for (int column = 0; column < values.size(); column++) {
            if (first.patterns.get(column) instanceof Pattern.Applied(var constructor, var _, var _)) {
                return split(values, rows, column, constructor.family());
            }
        }
        Row bound = first;
        for (int column = 0; column < values.size(); column++) {
            if (first.patterns.get(column) instanceof Pattern.Variable variable) {
                bound = bound.binding(variable, values.get(column));
            }
        }
        return bound.body;
    }

    private PreTerm split(List<PreTerm> values, List<Row> rows, int column, CaseConstructor.Family family) {
        var branches = new ArrayList<PreTerm>();
        for (int i = 0; i < family.members().size(); i++) {
            branches.add(branch(values, rows, column, new CaseConstructor(family, i)));
        }
        // A condition stands before what follows from it.
        branches.add(family.equals(CaseConstructor.BOOL) ? 0 : branches.size(), values.get(column));
        return PreTerms.apply(PreTerms.constant(family.caseConstant(), position), branches);
    }

    private PreTerm branch(List<PreTerm> values, List<Row> rows, int column, CaseConstructor constructor) {
        int arity = constructor.member().arity();
        var matching = rows.stream()
                .filter(row -> matches(row.patterns.get(column), constructor))
                .toList();
        var parameters = new ArrayList<Parameter>();
        for (int i = 0; i < arity; i++) {
            parameters.add(parameter(values, matching, column, i, parameters));
        }
        var arguments = new ArrayList<PreTerm>();
        for (Parameter parameter : parameters) {
            arguments.add(PreTerms.ident(parameter.name, position));
        }
        var inner = new ArrayList<Row>();
        for (Row row : matching) {
            inner.add(opened(row, column, constructor, arguments));
        }
        var innerValues = new ArrayList<>(values);
        innerValues.remove(column);
        innerValues.addAll(column, arguments);
        PreTerm result = matrix(innerValues, inner);
        for (Parameter parameter : parameters.reversed()) {
            result = new PreTerm.Lambda(parameter.name, parameter.type, result, position);
        }
        return result;
    }

    private static boolean matches(Pattern pattern, CaseConstructor constructor) {
        if (!(pattern instanceof Pattern.Applied(var other, var _, var where))) {
            return true;
        }
        if (!other.family().caseConstant().equals(constructor.family().caseConstant())) {
            throw new SyntaxException(
                    where,
                    other.member().name() + " and " + constructor.member().name()
                            + " are constructors of different types");
        }
        return other.index() == constructor.index();
    }

    /** The row with the constructor's arguments instead of the column. */
    private Row opened(Row row, int column, CaseConstructor constructor, List<PreTerm> arguments) {
        Pattern pattern = row.patterns.get(column);
        var patterns = new ArrayList<>(row.patterns);
        patterns.remove(column);
        Row bound = row;
        if (pattern instanceof Pattern.Applied(var _, var inner, var _)) {
            patterns.addAll(column, inner);
        } else {
            for (int i = 0; i < arguments.size(); i++) {
                patterns.add(column, new Pattern.Anything(PreTerm.DUMMY, position));
            }
            if (pattern instanceof Pattern.Variable variable) {
                PreTerm head = PreTerms.constant(constructor.member().name(), variable.position());
                bound = row.binding(variable, PreTerms.apply(head, arguments));
            }
        }
        return new Row(patterns, bound.body, bound.mentioned);
    }

    /** The name that a clause gives to the argument, if it disturbs no other clause. */
    private Parameter parameter(List<PreTerm> values, List<Row> rows, int column, int index, List<Parameter> before) {
        var others = new ArrayList<>(values);
        others.remove(column);
        for (Row row : rows) {
            if (argument(row, column, index) instanceof Pattern.Variable(var name, var type, var _)
                    && before.stream().noneMatch(parameter -> parameter.name.equals(name))
                    && others.stream()
                            .noneMatch(value -> value instanceof PreTerm.Ident(var other, var _) && other.equals(name))
                    && rows.stream().allMatch(other -> isFree(other, column, index, name))) {
                return new Parameter(name, type);
            }
        }
        return new Parameter(translation.fresh(), PreTerm.DUMMY);
    }

    private static boolean isFree(Row row, int column, int index, String name) {
        return argument(row, column, index) instanceof Pattern.Variable(var other, var _, var _) && other.equals(name)
                || !row.mentions(name);
    }

    private static Pattern argument(Row row, int column, int index) {
        return row.patterns.get(column) instanceof Pattern.Applied(var _, var arguments, var _)
                ? arguments.get(index)
                : new Pattern.Anything(PreTerm.DUMMY, row.patterns.get(column).position());
    }
}
