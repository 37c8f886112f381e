package dev.assay.lift;

import static dev.assay.logic.Term.app;

import com.sun.source.tree.AssertTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.BreakTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.ConstantCaseLabelTree;
import com.sun.source.tree.ContinueTree;
import com.sun.source.tree.DefaultCaseLabelTree;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.EmptyStatementTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.PatternCaseLabelTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.SwitchTree;
import com.sun.source.tree.ThrowTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.tree.YieldTree;
import dev.assay.logic.Term;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/** Statements as the values that they return. */
final class Statements {
    private final JavaCode code;
    private final DataTypes types;
    private final Expressions expressions;
    private final Matching matching;
    private final Assertions assertions;
    private final Assignments assignments;
    private final Loops loops;

    Statements(JavaCode code, DataTypes types, Matching matching, Expressions expressions, Functions functions) {
        this.code = code;
        this.types = types;
        this.matching = matching;
        this.expressions = expressions;
        this.assertions = new Assertions(code, expressions);
        this.assignments = new Assignments(code, types, expressions);
        this.loops = new Loops(code, matching, expressions, this, functions);
    }

    Term block(BlockTree block, Scope scope) {
        return sequence(block.getStatements(), scope);
    }

    Term sequence(List<? extends StatementTree> statements, Scope scope) {
        if (statements.isEmpty() && scope.loop() != null) {
            return scope.loop().next().apply(scope);
        }
        if (statements.isEmpty() && scope.isClaim()) {
            return Hol.TRUE;
        }
        if (statements.isEmpty()) {
            throw new LiftException(dev.assay.logic.Position.NONE, "a path through a method returns nothing");
        }
        StatementTree first = statements.getFirst();
        List<? extends StatementTree> rest = statements.subList(1, statements.size());
        return switch (first) {
            case ReturnTree r ->
                r.getExpression() == null ? Hol.TRUE : expressions.expression(r.getExpression(), scope.result(), scope);
            case YieldTree y -> expressions.expression(y.getValue(), scope.result(), scope);
            case ThrowTree t -> scope.failure();
            case BlockTree b -> sequence(joined(b.getStatements(), rest), scope);
            case VariableTree v -> {
                if (v.getInitializer() == null) {
                    // It gets its value before it is used, or the compiler would complain.
                    yield sequence(rest, scope);
                }
                var element = Objects.requireNonNull(code.element(v));
                Type type = types.ofVariable(element.asType(), code.position(v));
                Term value = expressions.expression(v.getInitializer(), type, scope);
                yield Definedness.after(value, sequence(rest, scope.with(element, value)));
            }
            case IfTree i -> {
                List<StatementTree> otherwise =
                        i.getElseStatement() == null ? List.of() : List.of(i.getElseStatement());
                yield expressions.condition(
                        i.getCondition(),
                        scope,
                        s -> sequence(joined(List.of(i.getThenStatement()), rest), s),
                        s -> sequence(joined(otherwise, rest), s));
            }
            case SwitchTree s -> {
                Loops.requireNoBreak(s, code);
                yield cases(s.getExpression(), s.getCases(), rest, scope);
            }
            case ExpressionStatementTree e
            when isAssumption(e.getExpression()) -> {
                ExpressionTree assumed = ((MethodInvocationTree) e.getExpression())
                        .getArguments()
                        .getFirst();
                yield expressions.condition(assumed, scope, s -> sequence(rest, s), s -> Hol.TRUE);
            }
            case AssertTree a -> {
                Term claim = expressions.expression(a.getCondition(), Type.bool(), scope);
                yield asserted(claim, sequence(rest, scope), scope);
            }
            case EmptyStatementTree _ -> sequence(rest, scope);
            case WhileLoopTree w ->
                loops.repeat(w.getCondition(), List.of(w.getStatement()), List.of(), rest, scope, code.position(w));
            case DoWhileLoopTree d ->
                loops.repeatAfter(d.getCondition(), List.of(d.getStatement()), rest, scope, code.position(d));
            case ForLoopTree f ->
                prepared(
                        f.getInitializer(),
                        scope,
                        s -> loops.repeat(
                                f.getCondition(),
                                List.of(f.getStatement()),
                                f.getUpdate(),
                                rest,
                                s.in(scope.loop()),
                                code.position(f)));
            case EnhancedForLoopTree f -> loops.over(f, rest, scope);
            case BreakTree b -> loops.leave(b, scope);
            case ContinueTree c -> loops.next(c, scope);
            case ExpressionStatementTree e
            when assignments.isOne(e.getExpression()) -> {
                Assignments.Made made = assignments.of(e.getExpression(), scope);
                yield Definedness.after(made.value(), sequence(rest, scope.with(made.variable(), made.value())));
            }
            case ExpressionStatementTree e -> {
                Term claim = assertions
                        .of(e.getExpression(), scope)
                        .orElseThrow(() -> new LiftException(code.position(first), complaint(first)));
                yield asserted(claim, sequence(rest, scope), scope);
            }
            default -> throw new LiftException(code.position(first), complaint(first));
        };
    }

    /** Some statements, and then what is made of the variables. */
    private Term prepared(List<? extends StatementTree> first, Scope scope, Function<Scope, Term> then) {
        return sequence(first, scope.in(new Scope.Loop(then, then, Set.of())));
    }

    private static Term asserted(Term claim, Term rest, Scope scope) {
        if (!scope.isClaim()) {
            return choice(claim, rest, scope.failure());
        }
        return rest.equals(Hol.TRUE) ? claim : Hol.mkAnd(claim, rest);
    }

    /** {@code Case.assume(condition)}: what does not fulfil it does not count. */
    private boolean isAssumption(ExpressionTree expression) {
        return expression instanceof MethodInvocationTree call
                && call.getArguments().size() == 1
                && code.element(call.getMethodSelect()) instanceof javax.lang.model.element.ExecutableElement method
                && method.getSimpleName().contentEquals("assume")
                && JavaCode.owner(method).toString().equals("dev.assay.property.Case");
    }

    /** Statements after one that always leaves are never reached. */
    private static List<StatementTree> joined(List<? extends StatementTree> first, List<? extends StatementTree> rest) {
        var result = new ArrayList<StatementTree>(first);
        if (first.isEmpty() || !leaves(first.getLast())) {
            result.addAll(rest);
        }
        return result;
    }

    private static boolean leaves(StatementTree statement) {
        return switch (statement) {
            case ReturnTree r -> true;
            case ThrowTree t -> true;
            case YieldTree y -> true;
            case BreakTree b -> true;
            case ContinueTree c -> true;
            case BlockTree b ->
                !b.getStatements().isEmpty() && leaves(b.getStatements().getLast());
            case IfTree i ->
                i.getElseStatement() != null && leaves(i.getThenStatement()) && leaves(i.getElseStatement());
            default -> false;
        };
    }

    private static String complaint(StatementTree statement) {
        return switch (statement.getKind()) {
            case EXPRESSION_STATEMENT ->
                "a statement that only has an effect cannot be lifted: compute a new value and return it";
            case TRY -> "exceptions cannot be caught here: return an Optional";
            case SYNCHRONIZED -> "locks have no meaning in pure code: leave them out";
            default -> "this statement cannot be lifted: use return, if, switch and variables with values";
        };
    }

    // Switches

    /** The cases of a switch, from the first on. */
    Term cases(
            ExpressionTree subject, List<? extends CaseTree> cases, List<? extends StatementTree> rest, Scope scope) {
        Term value = expressions.expression(subject, scope);
        // Wherever it stands, the default is what is left over.
        List<? extends CaseTree> ordered = Stream.concat(
                        cases.stream().filter(c -> !isDefault(c)),
                        cases.stream().filter(Statements::isDefault))
                .toList();
        return Definedness.after(value, cases(value, ordered, 0, rest, scope, scope));
    }

    private static boolean isDefault(CaseTree c) {
        return c.getLabels().stream().anyMatch(DefaultCaseLabelTree.class::isInstance);
    }

    /** @param outer binds the variables that cases can use */
    private Term cases(
            Term value,
            List<? extends CaseTree> cases,
            int index,
            List<? extends StatementTree> rest,
            Scope scope,
            Scope outer) {
        if (index == cases.size()) {
            return rest.isEmpty() && !scope.isClaim() && scope.loop() == null
                    ? Hol.undefined(scope.result())
                    : sequence(rest, scope);
        }
        CaseTree c = cases.get(index);
        Matching.Next failure = inner -> cases(value, cases, index + 1, rest, outer.knowing(inner), outer);
        Matching.Next body = inner -> body(c, inner, rest);
        ExpressionTree guard = c.getGuard();
        Matching.Next success = guard == null ? body : inner -> expressions.condition(guard, inner, body, failure);
        return labels(value, c, 0, scope, success, failure);
    }

    private Term labels(Term value, CaseTree c, int index, Scope scope, Matching.Next success, Matching.Next failure) {
        if (index == c.getLabels().size()) {
            return failure.apply(scope);
        }
        Tree label = c.getLabels().get(index);
        Matching.Next next = inner -> labels(value, c, index + 1, inner, success, failure);
        return switch (label) {
            case PatternCaseLabelTree p -> matching.match(p.getPattern(), value, scope, success, next);
            case ConstantCaseLabelTree k -> {
                if (k.getConstantExpression().getKind() == Tree.Kind.NULL_LITERAL) {
                    throw new LiftException(code.position(k), "there is no null in pure code: use Optional");
                }
                boolean isShape = types.data(value.type()).isPresent();
                Term literal = isShape ? value : expressions.expression(k.getConstantExpression(), value.type(), scope);
                yield matching.constant(k, literal, value, scope, success, next);
            }
            default -> success.apply(scope);
        };
    }

    private Term body(CaseTree c, Scope scope, List<? extends StatementTree> rest) {
        if (c.getCaseKind() == CaseTree.CaseKind.STATEMENT) {
            throw new LiftException(code.position(c), "cases may fall through here: write 'case … ->'");
        }
        return switch (c.getBody()) {
            // The value of a switch, or a statement without its semicolon.
            case ExpressionTree e
            when assignments.isOne(e) -> {
                Assignments.Made made = assignments.of(e, scope);
                yield Definedness.after(made.value(), sequence(rest, scope.with(made.variable(), made.value())));
            }
            case ExpressionTree e -> expressions.expression(e, scope.result(), scope);
            case StatementTree s -> sequence(joined(List.of(s), rest), scope);
            default -> throw new LiftException(code.position(c), "this case cannot be lifted");
        };
    }

    /** {@code if} as a term. */
    static Term choice(Term condition, Term then, Term otherwise) {
        if (condition.equals(Hol.TRUE)) {
            return then;
        }
        if (condition.equals(Hol.FALSE)) {
            return otherwise;
        }
        return then.equals(otherwise)
                ? Definedness.after(condition, then)
                : app(Hol.conditional(then.type()), condition, then, otherwise);
    }
}
