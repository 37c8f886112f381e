package dev.assay.syntax.isabelle.inner;

import dev.assay.logic.Position;
import dev.assay.logic.infer.PreTerm;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A rule of {@code translations}: what notation stands for.
 *
 * @param right a term in which identifiers are the holes of the left-hand side, or syntactic constants; the empty name where the rule cannot be
 *     read
 */
public record SyntaxRule(SyntaxPattern.Applied left, PreTerm right) {
    /** A rule that cannot be read: that what the notation on the left means is not understood. */
    static SyntaxRule unread(SyntaxPattern.Applied left, Position position) {
        return new SyntaxRule(left, PreTerms.ident("", position));
    }

    boolean isUnread() {
        return right instanceof PreTerm.Ident(var name, var _) && name.isEmpty();
    }

    /** The rules for one syntactic constant, the newest first. */
    record Group(List<SyntaxRule> rules) {
        static final Group EMPTY = new Group(List.of());

        Group {
            rules = List.copyOf(rules);
        }
    }

    /** The rule for so many arguments, where it says of a constant without arguments what it stands for. */
    SyntaxRule applied(int arguments) {
        if (!left.arguments().isEmpty() || arguments == 0) {
            return this;
        }
        var holes = IntStream.range(0, arguments).mapToObj(i -> "uu" + i).toList();
        return new SyntaxRule(
                new SyntaxPattern.Applied(
                        left.constant(),
                        holes.stream()
                                .<SyntaxPattern>map(SyntaxPattern.Hole::new)
                                .toList()),
                PreTerms.apply(
                        right,
                        holes.stream()
                                .<PreTerm>map(hole -> PreTerms.ident(hole, right.position()))
                                .toList()));
    }

    String constant() {
        return left.constant();
    }
}
