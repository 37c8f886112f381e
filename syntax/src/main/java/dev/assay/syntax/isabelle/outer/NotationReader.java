package dev.assay.syntax.isabelle.outer;

import dev.assay.logic.proof.Fix;
import dev.assay.logic.proof.Name;
import dev.assay.logic.proof.Quoted;
import dev.assay.logic.proof.WrittenNotation;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads the commands about how things are written. */
final class NotationReader extends Phrases {
    NotationReader(CommandSpan span) {
        super(span);
    }

    NotationCommand notation(boolean types, boolean remove) {
        @Nullable Name target = target();
        ConstantCommand.Mode mode = mode();
        target = target == null ? target() : target;
        List<NotationCommand.Entry> entries = separated("and", () -> {
            Quoted subject = inner("what the notation is for");
            @Nullable WrittenNotation mixfix = mixfix();
            if (mixfix == null) {
                throw expected("a notation in parentheses");
            }
            return new NotationCommand.Entry(subject, mixfix);
        });
        return new NotationCommand.Notation(span(), target, types, remove, mode, entries);
    }

    NotationCommand syntax(boolean remove) {
        ConstantCommand.Mode mode = mode();
        List<Fix> productions = many(this::atName, () -> typed("a production"), "a production");
        return new NotationCommand.Syntax(span(), remove, mode, productions);
    }

    NotationCommand nonterminals() {
        return new NotationCommand.Nonterminals(span(), separated("and", () -> name("a nonterminal")));
    }

    NotationCommand overloading(boolean remove) {
        target();
        List<NotationCommand.Variants> constants = separated("and", () -> {
            Name constant = name("a constant");
            if (!accept("==") && !accept("≡")) {
                accept("⇌");
            }
            return new NotationCommand.Variants(
                    constant, many(() -> atInner() && !is("and"), () -> inner("a variant"), "a variant"));
        });
        return new NotationCommand.Overloading(span(), remove, constants);
    }

    NotationCommand translations(boolean remove) {
        List<NotationCommand.Rule> rules = many(() -> atInner() || is("("), this::rule, "a rule");
        return new NotationCommand.Translations(span(), remove, rules);
    }

    private NotationCommand.Rule rule() {
        NotationCommand.Pattern left = pattern();
        NotationCommand.Direction direction;
        if (accept("=>") || accept("⇀")) {
            direction = NotationCommand.Direction.PARSE;
        } else if (accept("<=") || accept("↽")) {
            direction = NotationCommand.Direction.PRINT;
        } else if (accept("==") || accept("⇌")) {
            direction = NotationCommand.Direction.BOTH;
        } else {
            throw expected("⇀, ↽ or ⇌");
        }
        return new NotationCommand.Rule(direction, left, pattern());
    }

    private NotationCommand.Pattern pattern() {
        String nonterminal = "logic";
        if (accept("(")) {
            nonterminal = name("a nonterminal").text();
            expect(")");
        }
        return new NotationCommand.Pattern(nonterminal, inner("a term"));
    }
}
