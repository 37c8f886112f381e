package dev.assay.lift;

import static dev.assay.logic.Term.app;

import com.sun.source.tree.BreakTree;
import com.sun.source.tree.ContinueTree;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.SwitchTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.util.TreeScanner;
import dev.assay.logic.Position;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import javax.lang.model.element.Element;
import org.jspecify.annotations.Nullable;

/**
 * Loops as functions that call themselves. The variables are their parameters, and what comes after the loop is what they return
 * in the end:
 *
 * <pre>
 *   while (c) { B } R     becomes     loop(x) = c ? B; loop(x') : R
 * </pre>
 */
final class Loops {
    private final JavaCode code;
    private final Matching matching;
    private final Expressions expressions;
    private final Statements statements;
    private final Functions functions;

    Loops(JavaCode code, Matching matching, Expressions expressions, Statements statements, Functions functions) {
        this.code = code;
        this.matching = matching;
        this.expressions = expressions;
        this.statements = statements;
        this.functions = functions;
    }

    /** @param condition none for one that goes on for ever */
    Term repeat(
            @Nullable ExpressionTree condition,
            List<? extends StatementTree> body,
            List<? extends StatementTree> update,
            List<? extends StatementTree> rest,
            Scope scope,
            Position position) {
        var used = new ArrayList<Tree>(body);
        used.addAll(update);
        used.addAll(rest);
        if (condition != null) {
            used.add(condition);
        }
        return function(used, Set.of(), scope, position, frame -> {
            Function<Scope, Term> leave = s -> statements.sequence(rest, s.in(scope.loop()));
            Function<Scope, Term> next = s -> update.isEmpty()
                    ? frame.again(s)
                    : statements.sequence(update, s.in(new Scope.Loop(t -> frame.again(t), leave, frame.needed())));
            var loop = new Scope.Loop(next, leave, frame.needed());
            Function<Scope, Term> once = s -> statements.sequence(body, s.in(loop));
            return condition == null
                    ? once.apply(frame.inner())
                    : expressions.condition(condition, frame.inner(), once::apply, leave::apply);
        });
    }

    /** {@code do … while}. */
    Term repeatAfter(
            ExpressionTree condition,
            List<? extends StatementTree> body,
            List<? extends StatementTree> rest,
            Scope scope,
            Position position) {
        var used = new ArrayList<Tree>(body);
        used.addAll(rest);
        used.add(condition);
        return function(used, Set.of(), scope, position, frame -> {
            Function<Scope, Term> leave = s -> statements.sequence(rest, s.in(scope.loop()));
            Function<Scope, Term> next = s -> expressions.condition(condition, s, t -> frame.again(t), leave::apply);
            return statements.sequence(body, frame.inner().in(new Scope.Loop(next, leave, frame.needed())));
        });
    }

    /** {@code for (x : xs)}, by the cases of what is left of the list. */
    Term over(EnhancedForLoopTree tree, List<? extends StatementTree> rest, Scope scope) {
        Position position = code.position(tree);
        Term list = expressions.expression(tree.getExpression(), scope);
        if (!matching.isSequence(list.type())) {
            throw new LiftException(position, "only lists can be gone through here");
        }
        var used = new ArrayList<Tree>(rest);
        used.add(tree.getStatement());
        Element variable = Objects.requireNonNull(code.element(tree.getVariable()));
        Term result = function(used, Set.of(tree), scope.with(tree, list), position, frame -> {
            Function<Scope, Term> leave = s -> statements.sequence(rest, s.in(scope.loop()));
            var loop = new Scope.Loop(frame::again, leave, frame.needed());
            Scope inner = frame.inner();
            return matching.cases(
                    Objects.requireNonNull(inner.values().get(tree)),
                    inner,
                    (shape, known, fields) -> fields.isEmpty()
                            ? leave.apply(known)
                            : statements.sequence(
                                    List.of(tree.getStatement()),
                                    known.with(variable, fields.get(0))
                                            .with(tree, fields.get(1))
                                            .in(loop)));
        });
        return Definedness.after(list, result);
    }

    /** {@code break}. */
    Term leave(BreakTree tree, Scope scope) {
        if (scope.loop() == null || tree.getLabel() != null) {
            throw new LiftException(
                    code.position(tree), "this break cannot be lifted: let it leave the innermost loop");
        }
        return scope.loop().leave().apply(scope);
    }

    /** {@code continue}. */
    Term next(ContinueTree tree, Scope scope) {
        if (scope.loop() == null || tree.getLabel() != null) {
            throw new LiftException(
                    code.position(tree), "this continue cannot be lifted: let it be of the innermost loop");
        }
        return scope.loop().next().apply(scope);
    }

    /** A {@code break} in a switch leaves that, and not the loop around it. */
    static void requireNoBreak(SwitchTree tree, JavaCode code) {
        new TreeScanner<@Nullable Void, @Nullable Void>() {
            @Override
            public @Nullable Void visitBreak(BreakTree leaving, @Nullable Void nothing) {
                throw new LiftException(code.position(leaving), "this break leaves a switch: write 'case … ->'");
            }

            @Override
            public @Nullable Void visitForLoop(ForLoopTree inner, @Nullable Void nothing) {
                return null;
            }

            @Override
            public @Nullable Void visitWhileLoop(WhileLoopTree inner, @Nullable Void nothing) {
                return null;
            }

            @Override
            public @Nullable Void visitDoWhileLoop(DoWhileLoopTree inner, @Nullable Void nothing) {
                return null;
            }

            @Override
            public @Nullable Void visitEnhancedForLoop(EnhancedForLoopTree inner, @Nullable Void nothing) {
                return null;
            }

            @Override
            public @Nullable Void visitLambdaExpression(LambdaExpressionTree inner, @Nullable Void nothing) {
                return null;
            }
        }.scan(tree, null);
    }

    /**
     * Inside the function that a loop is.
     *
     * @param inner where its parameters are the values of the variables
     * @param variables in the order of its parameters
     */
    private record Frame(Const function, Scope inner, List<Object> variables) {
        Set<Object> needed() {
            return Set.copyOf(variables);
        }

        /** Once more, with the values that the variables have by now. */
        Term again(Scope scope) {
            var arguments = new ArrayList<Term>();
            if (scope.self() != null) {
                arguments.add(scope.self());
            }
            variables.forEach(
                    v -> arguments.add(Objects.requireNonNull(scope.values().get(v))));
            return app(function, arguments);
        }
    }

    /** @param more what is a parameter besides the variables that are used */
    private Term function(
            List<? extends Tree> used, Set<Object> more, Scope scope, Position position, Function<Frame, Term> body) {
        var mentioned = new HashSet<Object>(mentioned(used));
        mentioned.addAll(more);
        if (scope.loop() != null) {
            mentioned.addAll(scope.loop().needed());
        }
        List<Object> variables = scope.values().keySet().stream()
                .filter(mentioned::contains)
                .sorted(Comparator.comparing(Loops::name).thenComparing(this::place))
                .toList();
        var parameters = new ArrayList<Free>();
        Free self = scope.self() == null ? null : new Free("self", scope.self().type());
        if (self != null) {
            parameters.add(self);
        }
        var values = new HashMap<Object, Term>();
        for (Object variable : variables) {
            Term value = Objects.requireNonNull(scope.values().get(variable));
            boolean isTaken = parameters.stream().anyMatch(p -> p.name().equals(name(variable)));
            var parameter = new Free(name(variable) + (isTaken ? "_" + parameters.size() : ""), value.type());
            values.put(variable, parameter);
            parameters.add(parameter);
        }
        Type result = scope.isClaim() ? Type.bool() : scope.result();
        Const loop = functions.extra("loop", parameters, result, position, constant -> {
            var inner = new Scope(values, java.util.Map.of(), self, scope.result(), scope.isClaim(), scope.loop());
            return body.apply(new Frame(constant, inner, variables));
        });
        return new Frame(loop, scope, variables).again(scope);
    }

    private static String name(Object variable) {
        return variable instanceof Element element ? element.getSimpleName().toString() : "items";
    }

    private String place(Object variable) {
        return String.valueOf(
                variable instanceof Element element ? code.position(element) : code.position((Tree) variable));
    }

    private Set<Element> mentioned(List<? extends Tree> trees) {
        var result = new HashSet<Element>();
        var scanner = new TreeScanner<@Nullable Void, @Nullable Void>() {
            @Override
            public @Nullable Void visitIdentifier(IdentifierTree tree, @Nullable Void nothing) {
                Element element = code.element(tree);
                if (element != null) {
                    result.add(element);
                }
                return null;
            }
        };
        trees.forEach(tree -> scanner.scan(tree, null));
        return result;
    }
}
