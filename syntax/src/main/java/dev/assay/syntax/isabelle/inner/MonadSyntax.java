package dev.assay.syntax.isabelle.inner;

import dev.assay.logic.Position;
import dev.assay.logic.infer.PreTerm;
import dev.assay.syntax.SyntaxException;
import java.util.List;

/** do { x ← a; let y = b; c }. What binding means is overloaded: types decide. */
final class MonadSyntax {
    private static final Part STEPS = new Part.Repeated(new Part.Argument(Category.QUALIFIER, 0), ";", 1);

    private MonadSyntax() {}

    static void addTo(RuleList rules) {
        // One delimiter, so that the word alone can be used otherwise.
        for (String open : List.of("do {", "do{")) {
            rules.term(
                    List.of(new Part.Terminal(open), STEPS, new Part.Terminal("}")),
                    1000,
                    (t, node) -> block(t, node.many(0), node.position()));
        }
    }

    private static PreTerm then(Translation t, PreTerm first, PreTerm second, Position position) {
        return PreTerms.apply(
                Names.BIND, position, first, new PreTerm.Lambda(t.fresh(), PreTerm.DUMMY, second, position));
    }

    /** From the last step to the first. */
    private static PreTerm block(Translation t, List<Tree> steps, Position position) {
        Tree.Node last = Translation.node(steps.getLast());
        if (last.production().meaning() != Meaning.Shape.CONDITION) {
            throw new SyntaxException(position, "the last step of a do block is a term");
        }
        PreTerm result = t.term(last.child(0));
        for (Tree tree : steps.subList(0, steps.size() - 1).reversed()) {
            Tree.Node step = Translation.node(tree);
            Meaning shape = step.production().meaning();
            if (shape == Meaning.Shape.CONDITION) {
                result = then(t, t.term(step.child(0)), result, step.position());
            } else if (shape == Meaning.Shape.LOCAL) {
                result = LogicSyntax.local(t, step.many(0), result);
            } else {
                result = PreTerms.apply(
                        Names.BIND,
                        step.position(),
                        t.term(step.child(1)),
                        bound(t, step).abstraction(result));
            }
        }
        return result;
    }

    /** What a step binds: no constructor in it may have alternatives. */
    private static Pattern bound(Translation t, Tree.Node step) {
        Pattern pattern = new TermPatterns(t.context()).of(t.term(step.child(0)));
        if (!pattern.isIrrefutable()) {
            throw new SyntaxException(pattern.position(), "what a step binds is a variable or a tuple of such");
        }
        return pattern.named(t::fresh);
    }
}
