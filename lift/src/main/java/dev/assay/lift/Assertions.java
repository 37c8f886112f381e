package dev.assay.lift;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import dev.assay.logic.Term;
import dev.assay.logic.Type;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.ExecutableElement;

/** What the assertions of JUnit claim. */
final class Assertions {
    private static final Set<String> OWNERS = Set.of("org.junit.jupiter.api.Assertions", "org.junit.Assert");

    private final JavaCode code;
    private final Expressions expressions;

    Assertions(JavaCode code, Expressions expressions) {
        this.code = code;
        this.expressions = expressions;
    }

    /** The claim, if this is an assertion without a message of its own. */
    Optional<Term> of(ExpressionTree expression, Scope scope) {
        if (!(expression instanceof MethodInvocationTree call)
                || !(code.element(call.getMethodSelect()) instanceof ExecutableElement method)
                || !OWNERS.contains(JavaCode.owner(method).toString())) {
            return Optional.empty();
        }
        List<? extends ExpressionTree> arguments = call.getArguments();
        return switch (method.getSimpleName() + "/" + arguments.size()) {
            case "assertTrue/1" -> Optional.of(expressions.expression(arguments.getFirst(), Type.bool(), scope));
            case "assertFalse/1" ->
                Optional.of(Expressions.negated(expressions.expression(arguments.getFirst(), Type.bool(), scope)));
            case "assertEquals/2" -> Optional.of(expressions.equality(arguments.get(0), arguments.get(1), scope));
            case "assertNotEquals/2" ->
                Optional.of(Expressions.negated(expressions.equality(arguments.get(0), arguments.get(1), scope)));
            default ->
                throw new LiftException(
                        code.position(call),
                        method.getSimpleName()
                                + " cannot be lifted like this: use assertTrue, assertFalse, assertEquals or assertNotEquals"
                                + " without a message");
        };
    }
}
