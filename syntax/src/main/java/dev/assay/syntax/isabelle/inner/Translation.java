package dev.assay.syntax.isabelle.inner;

import dev.assay.logic.Position;
import dev.assay.logic.Sort;
import dev.assay.logic.Type;
import dev.assay.logic.infer.PreTerm;
import dev.assay.syntax.SyntaxException;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;

/** From parse trees to terms, types and patterns. */
final class Translation {
    private final InnerContext context;

    // Alternatives that share a part share its translation, as type inference wants it.
    private final IdentityHashMap<Tree.Either, PreTerm> choices = new IdentityHashMap<>();
    private int fresh;

    Translation(InnerContext context) {
        this.context = context;
    }

    InnerContext context() {
        return context;
    }

    /** A variable that no text can name. */
    String fresh() {
        return "uu_" + ++fresh + "_";
    }

    // Terms

    PreTerm term(Tree tree) {
        return switch (tree) {
            case Tree.Node node -> term(node);
            case Tree.Either either -> choices.computeIfAbsent(either, this::choice);
            case Tree.Leaf _, Tree.Many _ -> throw new IllegalStateException("no term: " + tree);
        };
    }

    List<PreTerm> terms(List<Tree> trees) {
        var result = new ArrayList<PreTerm>(trees.size());
        for (Tree tree : trees) {
            result.add(term(tree));
        }
        return result;
    }

    private PreTerm term(Tree.Node node) {
        return switch (node.production().meaning()) {
            case Meaning.OfTerm meaning -> meaning.translate(this, node);
            case Meaning.Notation(var head) -> PreTerms.apply(head.at(node.position()), arguments(node.children()));
            case Meaning.StructureNotation(var head, var index) -> {
                var arguments = new ArrayList<>(arguments(node.children()));
                arguments.add(index, PreTerms.ident(Names.STRUCTURE, node.position()));
                yield PreTerms.apply(head.at(node.position()), arguments);
            }
            case Meaning.Binder(var head) ->
                bound(head.at(node.position()), patterns(node.child(0)), term(node.child(1)));
            case Meaning.OfType _, Meaning.TypeNotation _, Meaning.Shape _ ->
                throw new IllegalStateException("no term: " + node);
        };
    }

    private List<PreTerm> arguments(List<Tree> children) {
        var result = new ArrayList<PreTerm>(children.size());
        for (Tree child : children) {
            boolean isIndex = child instanceof Tree.Node(var production, var _, var _)
                    && production.meaning() == Meaning.Shape.EXPLICIT;
            result.add(term(isIndex ? ((Tree.Node) child).child(0) : child));
        }
        return result;
    }

    /** Q p₁. … Q pₙ. body. */
    static PreTerm bound(PreTerm quantifier, List<Pattern> patterns, PreTerm body) {
        PreTerm result = body;
        for (Pattern pattern : patterns.reversed()) {
            result = PreTerms.apply(quantifier, pattern.abstraction(result));
        }
        return result;
    }

    /** Alternatives that mean the same are one; those that make no sense do not count as long as others do. */
    private PreTerm choice(Tree.Either either) {
        var alternatives = new ArrayList<PreTerm>();
        SyntaxException failure = null;
        for (Tree tree : either.alternatives()) {
            try {
                PreTerm alternative = term(tree);
                if (!alternatives.contains(alternative)) {
                    alternatives.add(alternative);
                }
            } catch (SyntaxException e) {
                failure = failure == null ? e : failure;
            }
        }
        if (alternatives.isEmpty() && failure != null) {
            throw failure;
        }
        return alternatives.size() == 1
                ? alternatives.getFirst()
                : new PreTerm.Choice(alternatives, alternatives.getFirst().position());
    }

    // Types

    Type type(Tree tree) {
        Tree.Node node = node(tree);
        return switch (node.production().meaning()) {
            case Meaning.OfType meaning -> meaning.translate(this, node);
            case Meaning.TypeNotation(var name) -> namedType(name, types(node.children()), node.position());
            case Meaning.OfTerm _, Meaning.Notation _, Meaning.StructureNotation _, Meaning.Binder _, Meaning.Shape _ ->
                throw new IllegalStateException("no type: " + node);
        };
    }

    List<Type> types(List<Tree> trees) {
        return trees.stream().map(this::type).toList();
    }

    Type namedType(String name, List<Type> arguments, Position position) {
        if (name.equals("prop") && arguments.isEmpty()) {
            return Type.BOOL;
        }
        if (name.equals(Type.FUN) && arguments.size() == 2) {
            return Type.fun(arguments.get(0), arguments.get(1));
        }
        TypeName found = context.typeName(name)
                .orElseThrow(() -> new SyntaxException(position, "there is no type named " + name));
        if (found.arguments() != arguments.size()) {
            throw new SyntaxException(
                    position,
                    "the type " + name + " takes " + counted(found.arguments()) + ", not " + arguments.size());
        }
        return found.applied(arguments);
    }

    private static String counted(int arguments) {
        return arguments == 1 ? "1 argument" : arguments + " arguments";
    }

    Sort sort(Tree tree) {
        var classes = new ArrayList<String>();
        addClasses(node(tree), classes);
        return Sort.of(classes);
    }

    private void addClasses(Tree.Node node, List<String> classes) {
        switch (node.production().meaning()) {
            case Meaning.Shape shape
            when shape == Meaning.Shape.CLASS -> {
                String name = node.text(0);
                // The classes of all types.
                if (!name.equals("type") && !name.equals("HOL.type")) {
                    classes.add(context.className(name)
                            .orElseThrow(
                                    () -> new SyntaxException(node.position(), "there is no class named " + name)));
                }
            }
            case Meaning.Shape shape
            when shape == Meaning.Shape.CLASSES -> node.many(0).forEach(part -> addClasses(node(part), classes));
            case Meaning.Shape shape when shape == Meaning.Shape.TOP -> {}
            default -> throw new IllegalStateException("no sort: " + node);
        }
    }

    // Patterns

    /** The node; where categories without overlapping productions are concerned there is only one. */
    static Tree.Node node(Tree tree) {
        return switch (tree) {
            case Tree.Node node -> node;
            case Tree.Either(var alternatives) -> node(alternatives.getFirst());
            case Tree.Leaf _, Tree.Many _ -> throw new IllegalStateException("no node: " + tree);
        };
    }

    List<Pattern> patterns(Tree tree) {
        var result = new ArrayList<Pattern>();
        Tree.Node rest = node(tree);
        while (rest.production().meaning() == Meaning.Shape.MORE) {
            result.add(pattern(rest.child(0)));
            rest = node(rest.child(1));
        }
        result.add(pattern(rest.child(0)));
        return result;
    }

    Pattern pattern(Tree tree) {
        Tree.Node node = node(tree);
        if (!(node.production().meaning() instanceof Meaning.Shape shape)) {
            throw new IllegalStateException("no pattern: " + node);
        }
        return switch (shape) {
            case NAME -> new Pattern.Variable(node.text(0), PreTerm.DUMMY, node.position());
            case TYPED_NAME -> new Pattern.Variable(node.text(0), type(node.child(1)), node.position());
            case DUMMY -> new Pattern.Anything(PreTerm.DUMMY, node.position());
            case TYPED_DUMMY -> new Pattern.Anything(type(node.child(0)), node.position());
            case UNIT -> new Pattern.Anything(Type.con(Names.UNIT), node.position());
            case ENCLOSED -> pattern(node.child(0));
            case TUPLE -> {
                var components = new ArrayList<Pattern>();
                components.add(pattern(node.child(0)));
                node.many(1).forEach(component -> components.add(pattern(component)));
                yield Pattern.tuple(components);
            }
            case LAST,
                    MORE,
                    CLAUSE,
                    BINDING,
                    GENERATOR,
                    CONDITION,
                    LOCAL,
                    POINT,
                    MAPLET,
                    MAPLETS,
                    FIELD_VALUE,
                    FIELD_TYPE,
                    CLASS,
                    CLASSES,
                    TOP,
                    EXPLICIT -> throw new IllegalStateException("no pattern: " + node);
        };
    }
}
