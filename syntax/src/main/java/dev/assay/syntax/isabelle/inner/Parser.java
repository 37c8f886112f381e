package dev.assay.syntax.isabelle.inner;

import dev.assay.logic.Position;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A parser for priority grammars. What a category derives from a place is found once for each priority and each set of
 * tokens that may follow: first a production that begins otherwise, then infixes from left to right as long as the
 * priorities fit. Every end that something allowed follows is kept, so that no choice has to be taken back; as one
 * token usually settles the end, the work grows with the length of ordinary texts. Productions that fit the same text
 * become alternatives; of the ways in which one production fits, the one with the longest first arguments is taken.
 */
final class Parser {
    /** A derivation that stops before the token {@code end}. */
    private record Result(int end, Tree tree) {}

    private record Derivation(Production production, Tree tree) {}

    /** What is looked for from one place. */
    private record Goal(
            Category category, int start, int minimum, Follow follow, TreeMap<Integer, List<Derivation>> found) {}

    private record Key(Category category, int start, int minimum, int follow) {}

    /** The items of a repetition so far, last first. */
    private record Items(
            Tree last, @org.jspecify.annotations.Nullable Items before, int size) {}

    private final Grammar grammar;
    private final List<Token> tokens;
    private final FollowTable follows;
    private final Expectation expectation = new Expectation();
    private final Map<Key, List<Result>> memo = new HashMap<>();

    private Parser(Grammar grammar, List<Token> tokens) {
        this.grammar = grammar;
        this.tokens = tokens;
        this.follows = new FollowTable(grammar);
    }

    /** The whole text as one of the category, or a {@link dev.assay.syntax.SyntaxException}. */
    static Tree parse(Grammar grammar, Category category, InnerText text) {
        var tokens = Lexer.tokens(grammar.lexicon(), text);
        var parser = new Parser(grammar, tokens);
        var results = parser.parse(category, 0, 0, parser.follows.end());
        if (results.isEmpty()) {
            throw parser.expectation.failure(tokens);
        }
        return results.getFirst().tree();
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
                results.add(new Result(end, packed(derivations, 0)));
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
        int highest = -1;
        for (Derivation derivation : derivations) {
            highest = Math.max(highest, derivation.production.priority());
        }
        Token token = tokens.get(end);
        for (var infix :
                grammar.rules(goal.category).infix().headMap(highest, true).entrySet()) {
            Trie trie = infix.getValue();
            if (trie.best() >= goal.minimum
                    && (trie.after(token) != null || !trie.arguments().isEmpty())) {
                walk(trie, end, token.position(), List.of(packed(derivations, infix.getKey())), goal);
            }
        }
    }

    private static Tree packed(List<Derivation> derivations, int minimum) {
        if (derivations.size() == 1) {
            return derivations.getFirst().tree;
        }
        var trees = derivations.stream()
                .filter(derivation -> derivation.production.priority() >= minimum)
                .map(Derivation::tree)
                .toList();
        return trees.size() == 1 ? trees.getFirst() : new Tree.Either(trees);
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
        for (Derivation other : others) {
            if (other.production == production) {
                return;
            }
        }
        others.add(new Derivation(production, new Tree.Node(production, read, position)));
    }

    /** A loop, not a recursion, so that the length of a list is not limited by the stack. */
    private List<Result> repeat(Part.Repeated repeated, int start, Follow follow) {
        Follow either = follows.orSeparator(follow, repeated);
        var agenda = new TreeMap<Integer, Items>();
        var results = new TreeMap<Integer, Items>();
        Items before = null;
        int at = start;
        while (true) {
            for (Result item :
                    parse(repeated.item().category(), at, repeated.item().priority(), either)) {
                var items = new Items(item.tree, before, before == null ? 1 : before.size + 1);
                Token next = tokens.get(item.end);
                if (repeated.separator().isEmpty()) {
                    agenda.putIfAbsent(item.end, items);
                } else if (next.is(repeated.separator())) {
                    agenda.putIfAbsent(item.end + 1, items);
                }
                if (items.size >= repeated.minimum() && follows.allows(follow, next)) {
                    results.putIfAbsent(item.end, items);
                }
            }
            var next = agenda.pollFirstEntry();
            if (next == null) {
                break;
            }
            at = next.getKey();
            before = next.getValue();
        }
        var longestFirst = new ArrayList<Result>();
        for (var entry : results.descendingMap().entrySet()) {
            longestFirst.add(new Result(entry.getKey(), listed(entry.getValue())));
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
