package dev.assay.syntax.isabelle.inner;

import dev.assay.logic.Position;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * A parser for priority grammars. What a category derives from a place is found once for each priority and each set of
 * tokens that may follow: first a production that begins otherwise, then infixes from left to right as long as the
 * priorities fit. Every end that something allowed follows is kept, so that no choice has to be taken back; as one
 * token usually settles the end, the work grows with the length of ordinary texts. All ways to read the same text become
 * alternatives, those with the longest first arguments first, and among notations the one declared first.
 */
final class Parser {
    /** Of more ways than this to read one piece of text, the first are kept. */
    private static final int MOST = 64;

    /** A derivation that stops before the token {@code end}. */
    private record Result(int end, Tree tree) {}

    private record Derivation(Production production, Tree tree) {}

    /** What is looked for from one place. */
    private record Goal(
            Category category, int start, int minimum, Follow follow, TreeMap<Integer, List<Derivation>> found) {}

    private record Key(Category category, int start, int minimum, int follow) {}

    /** The items of a repetition so far, last first. */
    private record Items(Tree last, int end, @Nullable Items before, int size) {
        private int[] ends() {
            int[] ends = new int[size];
            for (Items items = this; items != null; items = items.before) {
                ends[items.size - 1] = items.end;
            }
            return ends;
        }

        /** Adds a way to the same place, those with the longer first items first. */
        static void add(TreeMap<Integer, List<Items>> ways, int place, Items items) {
            var others = ways.computeIfAbsent(place, _ -> new ArrayList<>(1));
            others.add(items);
            if (others.size() > 1) {
                others.sort((one, other) -> Arrays.compare(other.ends(), one.ends()));
            }
            if (others.size() > MOST) {
                others.removeLast();
            }
        }
    }

    private final Grammar grammar;
    private final List<Token> tokens;
    private final FollowTable follows;
    private final Expectation expectation = new Expectation();
    private final Map<Key, List<Result>> memo = new HashMap<>();
    private boolean ambiguous;

    private Parser(Grammar grammar, List<Token> tokens) {
        this.grammar = grammar;
        this.tokens = tokens;
        this.follows = new FollowTable(grammar);
    }

    /** The whole text as one of the category, or a {@link dev.assay.syntax.SyntaxException}. */
    static Tree parse(Grammar grammar, Category category, InnerText text) {
        return parse(grammar, category, Lexer.tokens(grammar.lexicon(), text));
    }

    /** One side of a translation rule, where names may begin with {@code _}. */
    static Tree parseRule(Grammar grammar, InnerText text) {
        return parse(grammar, Category.TERM, Lexer.tokensOfRule(grammar.lexicon(), text));
    }

    private static Tree parse(Grammar grammar, Category category, List<Token> tokens) {
        var parser = new Parser(grammar, tokens);
        var results = parser.parse(category, 0, Priority.LOWEST, parser.follows.end());
        if (results.isEmpty()) {
            throw parser.expectation.failure(tokens);
        }
        Tree tree = results.size() == 1
                ? results.getFirst().tree()
                : new Tree.Either(results.stream().map(Result::tree).toList());
        return parser.ambiguous ? Readings.bounded(tree) : tree;
    }

    /** All derivations that something allowed follows, longest first. */
    private List<Result> parse(Category category, int start, int minimum, Follow follow) {
        var key = new Key(category, start, minimum, follow.id());
        var known = memo.get(key);
        if (known != null) {
            return known;
        }
        var goal = new Goal(category, start, minimum, follow, new TreeMap<>());
        begin(goal);
        var results = new ArrayList<Result>(1);
        var entry = goal.found.firstEntry();
        while (entry != null) {
            int end = entry.getKey();
            var derivations = entry.getValue();
            extend(goal, end, derivations);
            if (follows.allows(follow, tokens.get(end))) {
                for (Tree tree : packed(category, derivations, Priority.LOWEST).reversed()) {
                    results.add(new Result(end, tree));
                }
            } else {
                expectation.delimiters(end, follow.terminals());
            }
            entry = goal.found.higherEntry(end);
        }
        var longestFirst = results.size() > 1 ? List.copyOf(results.reversed()) : results;
        memo.put(key, longestFirst);
        return longestFirst;
    }

    private void begin(Goal goal) {
        Trie prefix = grammar.rules(goal.category).prefix();
        Token token = tokens.get(goal.start);
        Trie next = prefix.after(token);
        if (next == null && prefix.arguments().isEmpty()) {
            expectation.category(goal.start, goal.category);
        } else if (next != null && next.best() < goal.minimum) {
            expectation.brackets(goal.start);
        }
        walk(prefix, goal.start, token.position(), List.of(), goal);
    }

    /** Goes on with infixes from an end, whose derivations are complete as all others end further on. */
    private void extend(Goal goal, int end, List<Derivation> derivations) {
        int highest = Priority.NONE;
        for (Derivation derivation : derivations) {
            highest = Math.max(highest, derivation.production.priority());
        }
        Token token = tokens.get(end);
        CategoryRules rules = grammar.rules(goal.category);
        for (var infix : rules.infix().headMap(highest, true).entrySet()) {
            Trie trie = infix.getValue();
            if (trie.best() >= goal.minimum && rules.canContinue(trie, token)) {
                for (Tree left : packed(goal.category, derivations, infix.getKey())) {
                    walk(trie, end, token.position(), List.of(left), goal);
                }
            }
        }
    }

    /** Terms as one tree; parts of built-in notation one by one, as what is around them takes them apart. */
    private List<Tree> packed(Category category, List<Derivation> derivations, int minimum) {
        if (derivations.size() == 1) {
            return List.of(derivations.getFirst().tree);
        }
        var trees = derivations.stream()
                .filter(derivation -> derivation.production.priority() >= minimum)
                .map(Derivation::tree)
                .toList();
        if (trees.size() == 1 || !category.equals(Category.TERM)) {
            return trees;
        }
        ambiguous = true;
        return List.of(new Tree.Either(trees));
    }

    /** Reads on from a place in the trie. */
    private void walk(Trie trie, int at, Position position, List<Tree> read, Goal goal) {
        for (Production production : trie.complete()) {
            if (production.priority() >= goal.minimum) {
                complete(production, at, position, read, goal);
            }
        }
        Token token = tokens.get(at);
        Trie next = trie.after(token);
        if (next != null && next.best() >= goal.minimum) {
            boolean kept = token.kind() != Token.Kind.DELIMITER;
            walk(next, at + 1, position, kept ? appended(read, new Tree.Leaf(token)) : read, goal);
        } else if (at > goal.start
                && trie.complete().isEmpty()
                && trie.arguments().isEmpty()) {
            expectation.delimiters(at, trie.terminals().keySet());
        }
        for (var entry : trie.arguments().entrySet()) {
            if (entry.getValue().best() >= goal.minimum) {
                argument(entry.getKey(), entry.getValue(), at, position, read, goal);
            }
        }
    }

    private void argument(Part part, Trie next, int at, Position position, List<Tree> read, Goal goal) {
        Follow follow = follows.after(next, goal.category, goal.follow);
        switch (part) {
            case Part.Argument(var category, var priority) -> {
                for (Result result : parse(category, at, priority, follow)) {
                    walk(next, result.end, position, appended(read, result.tree), goal);
                }
            }
            case Part.Repeated repeated -> {
                for (Result result : repeat(repeated, at, follow)) {
                    walk(next, result.end, position, appended(read, result.tree), goal);
                }
            }
            case Part.Terminal _, Part.Lexeme _ -> throw new IllegalStateException("no argument: " + part);
        }
    }

    private static void complete(Production production, int end, Position position, List<Tree> read, Goal goal) {
        var others = goal.found.computeIfAbsent(end, _ -> new ArrayList<>(1));
        if (others.size() < MOST) {
            // Left operands come shortest first.
            int place = production.isInfix() ? firstOf(production, others) : others.size();
            others.add(place, new Derivation(production, new Tree.Node(production, read, position)));
        }
    }

    private static int firstOf(Production production, List<Derivation> derivations) {
        for (int i = 0; i < derivations.size(); i++) {
            if (derivations.get(i).production == production) {
                return i;
            }
        }
        return derivations.size();
    }

    /** A loop, not a recursion, so that the length of a list is not limited by the stack. */
    private List<Result> repeat(Part.Repeated repeated, int start, Follow follow) {
        Follow either = follows.orSeparator(follow, repeated);
        var agenda = new TreeMap<Integer, List<Items>>();
        var results = new TreeMap<Integer, List<Items>>();
        List<@Nullable Items> ways = Collections.singletonList(null);
        int at = start;
        while (true) {
            for (Result item :
                    parse(repeated.item().category(), at, repeated.item().priority(), either)) {
                Token next = tokens.get(item.end);
                for (Items before : ways) {
                    var items = new Items(item.tree, item.end, before, before == null ? 1 : before.size + 1);
                    if (repeated.separator().isEmpty()) {
                        Items.add(agenda, item.end, items);
                    } else if (next.is(repeated.separator())) {
                        Items.add(agenda, item.end + 1, items);
                    }
                    if (items.size >= repeated.minimum() && follows.allows(follow, next)) {
                        Items.add(results, item.end, items);
                    }
                }
            }
            var next = agenda.pollFirstEntry();
            if (next == null) {
                break;
            }
            at = next.getKey();
            ways = List.copyOf(next.getValue());
        }
        var longestFirst = new ArrayList<Result>();
        for (var entry : results.descendingMap().entrySet()) {
            for (Items items : entry.getValue()) {
                longestFirst.add(new Result(entry.getKey(), listed(items)));
            }
        }
        if (repeated.minimum() == 0 && follows.allows(follow, tokens.get(start))) {
            longestFirst.add(new Result(start, new Tree.Many(List.of())));
        }
        return longestFirst;
    }

    private static Tree listed(Items last) {
        var trees = new ArrayList<Tree>(last.size);
        for (Items items = last; items != null; items = items.before) {
            trees.add(items.last);
        }
        return new Tree.Many(trees.reversed());
    }

    private static List<Tree> appended(List<Tree> read, Tree tree) {
        var result = new ArrayList<Tree>(read.size() + 1);
        result.addAll(read);
        result.add(tree);
        return result;
    }
}
