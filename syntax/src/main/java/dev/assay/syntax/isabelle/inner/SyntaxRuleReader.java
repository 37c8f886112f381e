package dev.assay.syntax.isabelle.inner;

import dev.assay.logic.infer.PreTerm;
import dev.assay.syntax.SyntaxException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/** Reads the rules of {@code translations}. */
public final class SyntaxRuleReader {
    private final Grammar grammar;
    private final InnerContext context;

    public SyntaxRuleReader(Grammar grammar, InnerContext context) {
        this.grammar = grammar;
        this.context = context;
    }

    /** The rule that says what the text on the left stands for. */
    public SyntaxRule rule(InnerText left, InnerText right) {
        SyntaxPattern pattern = pattern(Parser.parseRule(grammar, left));
        if (!(pattern instanceof SyntaxPattern.Applied applied)) {
            throw new SyntaxException(left.position(), "only notation that `syntax` declares can be translated");
        }
        var holes = new HashSet<String>();
        addHoles(applied, holes);
        var translation = new Translation(context, grammar, right, true);
        return new SyntaxRule(applied, resolved(translation.term(Parser.parseRule(grammar, right)), holes));
    }

    /** For a rule that cannot be read: that what it is about, and all else with that notation, is not understood; empty if that is not seen. */
    public Optional<SyntaxRule> lost(InnerText left) {
        Tree tree;
        try {
            tree = Parser.parseRule(grammar, left);
        } catch (SyntaxException _) {
            return Optional.empty();
        }
        Tree.Node node = Translation.node(tree);
        while (node.production().meaning() instanceof Meaning.Syntactic(var constant)
                && constant.isEmpty()
                && node.children().size() == 1) {
            node = Translation.node(node.child(0));
        }
        if (!(node.production().meaning() instanceof Meaning.Syntactic(var constant)) || constant.isEmpty()) {
            return Optional.empty();
        }
        List<SyntaxPattern> anything = IntStream.range(0, node.children().size())
                .<SyntaxPattern>mapToObj(i -> new SyntaxPattern.Hole("_" + i))
                .toList();
        return Optional.of(SyntaxRule.unread(new SyntaxPattern.Applied(constant, anything), left.position()));
    }

    private static void addHoles(SyntaxPattern pattern, Set<String> holes) {
        switch (pattern) {
            case SyntaxPattern.Hole(var name) -> holes.add(name);
            case SyntaxPattern.Applied(var _, var arguments) -> arguments.forEach(p -> addHoles(p, holes));
        }
    }

    private static SyntaxPattern pattern(Tree tree) {
        Tree.Node node = Translation.node(tree);
        return switch (node.production().meaning()) {
            case Meaning.Syntactic(var constant) ->
                constant.isEmpty() ? pattern(node.child(0)) : applied(constant, node.children());
            case Meaning.Shape shape when shape == Meaning.Shape.NAME -> new SyntaxPattern.Hole(node.text(0));
            case Meaning.Shape shape when shape == Meaning.Shape.LAST -> pattern(node.child(0));
            case Meaning.OfTerm _ when AtomSyntax.isName(node) -> named(node.text(0));
            case Meaning.OfTerm _ when AtomSyntax.isEnclosed(node) -> pattern(node.child(0));
            case Meaning.OfTerm _ when AtomSyntax.isApplication(node) -> application(node);
            case Meaning.OfTerm _,
                    Meaning.OfType _,
                    Meaning.Notation _,
                    Meaning.StructureNotation _,
                    Meaning.Binder _,
                    Meaning.TypeNotation _,
                    Meaning.Shape _ ->
                throw new SyntaxException(
                        node.position(),
                        "the left-hand side can only have notation that `syntax` declares, and variables");
        };
    }

    private static SyntaxPattern named(String name) {
        return name.startsWith("_") ? applied(name, List.of()) : new SyntaxPattern.Hole(name);
    }

    private static SyntaxPattern applied(String constant, List<Tree> arguments) {
        return new SyntaxPattern.Applied(
                constant, arguments.stream().map(SyntaxRuleReader::pattern).toList());
    }

    private static SyntaxPattern application(Tree.Node node) {
        var arguments = new ArrayList<SyntaxPattern>();
        Tree.Node head = node;
        while (AtomSyntax.isApplication(head)) {
            arguments.addFirst(pattern(head.child(1)));
            head = Translation.node(head.child(0));
        }
        if (!(pattern(head) instanceof SyntaxPattern.Applied(var constant, var first) && first.isEmpty())) {
            throw new SyntaxException(node.position(), "only a syntactic constant can have arguments here");
        }
        return new SyntaxPattern.Applied(constant, arguments);
    }

    /** With the constants that are meant here, whatever their names mean elsewhere. */
    private PreTerm resolved(PreTerm term, Set<String> holes) {
        return switch (term) {
            case PreTerm.Ident(var name, var position) ->
                holes.contains(name) || name.startsWith("_")
                        ? term
                        : context.constant(name)
                                .<PreTerm>map(full -> PreTerms.constant(full, position))
                                .orElse(term);
            case PreTerm.Lambda(var name, var type, var body, var position) -> {
                var inside = new HashSet<>(holes);
                inside.add(name);
                yield new PreTerm.Lambda(name, type, resolved(body, inside), position);
            }
            case PreTerm.App(var function, var argument, var position) ->
                new PreTerm.App(resolved(function, holes), resolved(argument, holes), position);
            case PreTerm.Constraint(var inner, var type, var position) ->
                new PreTerm.Constraint(resolved(inner, holes), type, position);
            case PreTerm.Choice(var alternatives, var position) ->
                new PreTerm.Choice(
                        alternatives.stream().map(t -> resolved(t, holes)).toList(), position);
            case PreTerm.Const _, PreTerm.Free _, PreTerm.Bound _ -> term;
        };
    }
}
