package dev.assay.syntax.isabelle.inner;

import dev.assay.logic.Position;
import dev.assay.logic.Sort;
import dev.assay.logic.Type;
import dev.assay.logic.infer.PreTerm;
import dev.assay.syntax.SyntaxException;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/** From parse trees to terms, types and patterns. */
final class Translation {
    /** The class of all types says nothing about one. */
    private static final Set<String> EVERY_TYPE = Set.of("type", "HOL.type");

    private final InnerContext context;
    private final String text;

    // Alternatives that share a part share its translation, as type inference wants it.
    private final IdentityHashMap<Tree.Either, PreTerm> choices = new IdentityHashMap<>();
    private int fresh;

    private final SyntaxRewriting rewriting;

    /** Whether notation that needs rules is kept as it is, for a rule that has it on its right. */
    private final boolean symbolic;

    Translation(InnerContext context, Grammar grammar, InnerText source) {
        this(context, grammar, source, false);
    }

    Translation(InnerContext context, Grammar grammar, InnerText source, boolean symbolic) {
        this.context = context;
        this.text = source.text();
        this.rewriting = new SyntaxRewriting(this, grammar);
        this.symbolic = symbolic;
    }

    InnerContext context() {
        return context;
    }

    /** A variable that the text does not mention. */
    String fresh() {
        String name;
        do {
            name = "uu_" + ++fresh + "_";
        } while (text.contains(name));
        return name;
    }

    // Terms

    PreTerm term(Tree tree) {
        return switch (tree) {
            case Tree.Node node -> term(node);
            case Tree.Either either -> shared(either);
            case Tree.Leaf _, Tree.Many _ -> throw new IllegalStateException("no term: " + tree);
        };
    }

    private PreTerm shared(Tree.Either either) {
        PreTerm known = choices.get(either);
        if (known == null) {
            known = choice(either.alternatives(), this::term);
            choices.put(either, known);
        }
        return known;
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
            case Meaning.StructureNotation(var head) -> {
                String structure = context.structure()
                        .orElseThrow(() -> new SyntaxException(
                                node.position(), "an index is left out, but no structure is fixed that it could mean"));
                PreTerm first = PreTerms.ident(structure, node.position());
                yield PreTerms.apply(PreTerms.apply(head.at(node.position()), first), arguments(node.children()));
            }
            case Meaning.Syntactic(var constant) -> symbolic ? symbol(constant, node) : rewriting.term(Piece.of(node));
            case Meaning.Binder(var head) ->
                bound(head.at(node.position()), patterns(node.child(0)), term(node.child(1)));
            case Meaning.OfType _, Meaning.TypeNotation _, Meaning.Shape _ ->
                throw new IllegalStateException("no term: " + node);
        };
    }

    /** The notation as an application of its constant, which is no term but can be taken for one in a rule. */
    private PreTerm symbol(String constant, Tree.Node node) {
        var arguments = new ArrayList<PreTerm>();
        for (Tree child : node.children()) {
            boolean isName = child instanceof Tree.Node(var production, var _, var _)
                    && production.meaning() == Meaning.Shape.NAME;
            arguments.add(isName ? pattern(child).term() : term(child));
        }
        return constant.isEmpty()
                ? arguments.getFirst()
                : PreTerms.apply(PreTerms.ident(constant, node.position()), arguments);
    }

    /** An index is the first argument, wherever it is written. */
    private List<PreTerm> arguments(List<Tree> children) {
        var result = new ArrayList<PreTerm>(children.size());
        for (Tree child : children) {
            boolean isIndex = child instanceof Tree.Node(var production, var _, var _)
                    && production.meaning() == Meaning.Shape.EXPLICIT;
            if (isIndex) {
                result.addFirst(term(((Tree.Node) child).child(0)));
            } else {
                result.add(term(child));
            }
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
    <T> PreTerm choice(List<T> readings, Function<T, PreTerm> meaning) {
        var alternatives = new ArrayList<PreTerm>();
        SyntaxException failure = null;
        for (T reading : readings) {
            try {
                PreTerm alternative = meaning.apply(reading);
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
        Tree.Node node = typeNode(tree);
        return switch (node.production().meaning()) {
            case Meaning.OfType meaning -> meaning.translate(this, node);
            case Meaning.TypeNotation(var name) -> namedType(name, types(node.children()), node.position());
            case Meaning.Syntactic(var constant) ->
                throw new SyntaxException(
                        node.position(), "nothing that is understood says which type " + constant + " stands for");
            case Meaning.OfTerm _, Meaning.Notation _, Meaning.StructureNotation _, Meaning.Binder _, Meaning.Shape _ ->
                throw new IllegalStateException("no type: " + node);
        };
    }

    /** Where a theory's own notation is one of the readings it is the one that was meant. */
    private static Tree.Node typeNode(Tree tree) {
        if (tree instanceof Tree.Either(var alternatives)) {
            for (Tree alternative : alternatives) {
                if (alternative instanceof Tree.Node node && node.production().meaning() instanceof Meaning.Syntactic) {
                    return node;
                }
            }
        }
        return node(tree);
    }

    List<Type> types(List<Tree> trees) {
        return trees.stream().map(this::type).toList();
    }

    Type namedType(String name, List<Type> arguments, Position position) {
        if (name.equals("prop") && arguments.isEmpty()) {
            return Type.bool();
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
        Meaning shape = node.production().meaning();
        if (shape == Meaning.Shape.CLASSES) {
            node.many(0).forEach(part -> addClasses(node(part), classes));
        } else if (shape == Meaning.Shape.CLASS && !EVERY_TYPE.contains(node.text(0))) {
            String name = node.text(0);
            classes.add(context.className(name)
                    .orElseThrow(() -> new SyntaxException(node.position(), "there is no class named " + name)));
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

    /** Without wildcards: these become variables of new names. */
    Pattern pattern(Tree tree) {
        Tree.Node node = node(tree);
        if (!(node.production().meaning() instanceof Meaning.Shape shape)) {
            throw new IllegalStateException("no pattern: " + node);
        }
        return switch (shape) {
            case NAME -> new Pattern.Variable(node.text(0), PreTerm.DUMMY, node.position());
            case TYPED_NAME -> new Pattern.Variable(node.text(0), type(node.child(1)), node.position());
            case DUMMY -> new Pattern.Variable(fresh(), PreTerm.DUMMY, node.position());
            case TYPED_DUMMY -> new Pattern.Variable(fresh(), type(node.child(0)), node.position());
            case UNIT -> new Pattern.Variable(fresh(), Type.con(Names.UNIT), node.position());
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
