package dev.assay.syntax.isabelle.inner;

import dev.assay.logic.Position;
import dev.assay.logic.Type;
import dev.assay.logic.infer.PreTerm;
import dev.assay.syntax.SyntaxException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/** Applies translation rules until a term is made, from the outside in. */
final class SyntaxRewriting {
    /** How deep rules may call for rules; those that loop get there. */
    private static final int DEEPEST = 1_000;

    /** An abstraction of a pattern over a term. */
    private static final String ABSTRACTION = "_abs";

    private final Translation translation;
    private final Grammar grammar;

    /** A pattern is read once, as its wildcards get names. */
    private final IdentityHashMap<Tree, List<Pattern>> patterns = new IdentityHashMap<>();

    private int depth;

    SyntaxRewriting(Translation translation, Grammar grammar) {
        this.translation = translation;
        this.grammar = grammar;
    }

    PreTerm term(Piece piece) {
        return switch (piece) {
            case Piece.Text(var tree) -> isPattern(tree) ? asTerm(patterns(tree)) : translation.term(tree);
            case Piece.Made(var term) -> term;
            case Piece.Applied applied -> rewritten(applied);
        };
    }

    private static boolean isPattern(Tree tree) {
        Category category = Translation.node(tree).production().category();
        return category.equals(Category.PATTERN) || category.equals(Category.PATTERNS);
    }

    private static PreTerm asTerm(List<Pattern> patterns) {
        return Pattern.tuple(patterns).term();
    }

    private PreTerm rewritten(Piece.Applied applied) {
        if (applied.constant().equals(ABSTRACTION) && applied.arguments().size() == 2) {
            return Pattern.abstraction(
                    patterns(applied.arguments().get(0)),
                    term(applied.arguments().get(1)));
        }
        for (SyntaxRule rule : grammar.translations(applied.constant())) {
            var holes = new HashMap<String, Piece>();
            SyntaxRule fitting = rule.applied(applied.arguments().size());
            if (matches(fitting.left(), applied, holes)) {
                if (rule.isUnread()) {
                    throw new SyntaxException(
                            applied.position(),
                            "a translation rule that cannot be read says what " + applied.constant() + " means here");
                }
                if (++depth > DEEPEST) {
                    throw new SyntaxException(
                            applied.position(), "the translation rules of " + applied.constant() + " come to no end");
                }
                PreTerm result = made(fitting.right(), holes, applied.position());
                depth--;
                return result;
            }
        }
        if (UpdateSyntax.isUpdate(applied)) {
            return UpdateSyntax.rewritten(translation, this, applied);
        }
        throw new SyntaxException(
                applied.position(), "no translation rule says what " + applied.constant() + " means here");
    }

    private boolean matches(SyntaxPattern pattern, Piece piece, Map<String, Piece> holes) {
        return switch (pattern) {
            case SyntaxPattern.Hole(var name) -> {
                holes.put(name, piece);
                yield true;
            }
            case SyntaxPattern.Applied(var constant, var wanted) ->
                piece instanceof Piece.Applied(var found, var arguments, var _)
                        && found.equals(constant)
                        && arguments.size() == wanted.size()
                        && matchesAll(wanted, arguments, holes);
        };
    }

    private boolean matchesAll(List<SyntaxPattern> wanted, List<Piece> pieces, Map<String, Piece> holes) {
        for (int i = 0; i < wanted.size(); i++) {
            if (!matches(wanted.get(i), pieces.get(i), holes)) {
                return false;
            }
        }
        return true;
    }

    /** The right-hand side with what the holes stand for. */
    private PreTerm made(PreTerm template, Map<String, Piece> holes, Position position) {
        return switch (template) {
            case PreTerm.Ident _ -> term(piece(template, holes, position));
            case PreTerm.App(var function, var argument, var _) -> {
                if (isSyntactic(template)) {
                    yield term(piece(template, holes, position));
                }
                yield argument instanceof PreTerm.Lambda(var name, var type, var body, var _) && holes.containsKey(name)
                        // A quantifier stands before each of several variables.
                        ? Translation.bound(
                                made(function, holes, position),
                                patterns(holes.get(name), type),
                                made(body, holes, position))
                        : new PreTerm.App(made(function, holes, position), made(argument, holes, position), position);
            }
            case PreTerm.Lambda(var name, var type, var body, var _) -> {
                Piece bound = holes.get(name);
                PreTerm inside = made(body, holes, position);
                yield bound == null
                        ? new PreTerm.Lambda(name, type, inside, position)
                        : Pattern.abstraction(patterns(bound, type), inside);
            }
            case PreTerm.Constraint(var inner, var type, var _) ->
                new PreTerm.Constraint(made(inner, holes, position), type, position);
            case PreTerm.Choice(var alternatives, var _) ->
                new PreTerm.Choice(
                        alternatives.stream().map(t -> made(t, holes, position)).toList(), position);
            case PreTerm.Const(var name, var types, var _) -> new PreTerm.Const(name, types, position);
            case PreTerm.Free(var name, var _) -> new PreTerm.Free(name, position);
            case PreTerm.Bound(var index, var _) -> new PreTerm.Bound(index, position);
        };
    }

    private static boolean isSyntactic(PreTerm template) {
        return switch (template) {
            case PreTerm.Ident(var name, var _) -> name.startsWith("_");
            case PreTerm.App(var function, var _, var _) -> isSyntactic(function);
            case PreTerm.Const _,
                    PreTerm.Free _,
                    PreTerm.Bound _,
                    PreTerm.Lambda _,
                    PreTerm.Constraint _,
                    PreTerm.Choice _ -> false;
        };
    }

    /** A part of the right-hand side that other rules may take apart. */
    private Piece piece(PreTerm template, Map<String, Piece> holes, Position position) {
        if (isSyntactic(template)) {
            var arguments = new ArrayList<Piece>();
            PreTerm head = template;
            while (head instanceof PreTerm.App(var function, var argument, var _)) {
                arguments.addFirst(piece(argument, holes, position));
                head = function;
            }
            return new Piece.Applied(((PreTerm.Ident) head).name(), arguments, position);
        }
        if (template instanceof PreTerm.Ident(var name, var _)) {
            Piece known = holes.get(name);
            return known != null ? known : new Piece.Made(PreTerms.ident(name, position));
        }
        return new Piece.Made(made(template, holes, position));
    }

    /** The patterns, whose variables have the type that a rule gives them. */
    private List<Pattern> patterns(Piece piece, Type type) {
        List<Pattern> found = patterns(piece);
        return type.equals(PreTerm.DUMMY)
                ? found
                : found.stream().map(pattern -> typed(pattern, type)).toList();
    }

    private static Pattern typed(Pattern pattern, Type type) {
        return switch (pattern) {
            case Pattern.Variable(var name, var written, var position)
            when written.equals(PreTerm.DUMMY) || written.equals(type) -> new Pattern.Variable(name, type, position);
            case Pattern.Anything(var written, var position)
            when written.equals(PreTerm.DUMMY) || written.equals(type) -> new Pattern.Anything(type, position);
            case Pattern.Variable _, Pattern.Anything _, Pattern.Applied _ ->
                throw new SyntaxException(
                        pattern.position(), "the translation rule gives what is bound here the type " + type);
        };
    }

    private List<Pattern> patterns(Piece piece) {
        if (piece instanceof Piece.Text(var tree) && isPattern(tree)) {
            return patterns(tree);
        }
        PreTerm term = term(piece);
        if (term instanceof PreTerm.Ident(var name, var position)) {
            return List.of(new Pattern.Variable(name, PreTerm.DUMMY, position));
        }
        throw new SyntaxException(term.position(), "only a variable can be bound here");
    }

    private List<Pattern> patterns(Tree tree) {
        return patterns.computeIfAbsent(
                tree,
                t -> Translation.node(t).production().category().equals(Category.PATTERNS)
                        ? translation.patterns(t)
                        : List.of(translation.pattern(t)));
    }
}
