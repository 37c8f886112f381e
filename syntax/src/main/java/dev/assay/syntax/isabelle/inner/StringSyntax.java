package dev.assay.syntax.isabelle.inner;

import dev.assay.logic.Position;
import dev.assay.logic.Type;
import dev.assay.logic.infer.PreTerm;
import dev.assay.syntax.SyntaxException;
import java.util.ArrayList;
import java.util.List;

/** Characters, which have eight bits, strings, which are lists of them, and literals. */
final class StringSyntax {
    private static final int BITS = 8;
    private static final Type STRING = Type.con(Names.LIST, Type.con(Names.CHAR_TYPE));

    private StringSyntax() {}

    static void addTo(RuleList rules) {
        rules.term("#string", 1000, (_, node) -> {
            var characters = new ArrayList<PreTerm>();
            node.text(0).chars().forEach(c -> characters.add(character(c, node.position())));
            PreTerm list = PreTerms.list(characters, node.position());
            return characters.isEmpty() ? new PreTerm.Constraint(list, STRING, node.position()) : list;
        });
        rules.term("CHR #string", 1000, (_, node) -> {
            String text = node.text(0);
            if (text.length() != 1) {
                throw new SyntaxException(node.position(), "CHR takes one character, not ''" + text + "''");
            }
            return character(text.charAt(0), node.position());
        });
        rules.term("CHR #numeral", 1000, (_, node) -> {
            var value = NumeralSyntax.value(node.text(0), node.position());
            return character(value.bitLength() > BITS ? -1 : value.intValue(), node.position());
        });
        rules.term("STR #string", 1000, (_, node) -> literal(node.text(0), node.position()));
    }

    private static List<PreTerm> bits(int value, int count, Position position) {
        if (value < 0 || value >= 1 << count) {
            throw new SyntaxException(position, "a character is a number below " + (1 << count));
        }
        var result = new ArrayList<PreTerm>();
        for (int i = 0; i < count; i++) {
            result.add(PreTerms.bool((value >> i & 1) == 1, position));
        }
        return result;
    }

    private static PreTerm character(int value, Position position) {
        return PreTerms.apply(PreTerms.constant(Names.CHAR, position), bits(value, BITS, position));
    }

    private static PreTerm literal(String text, Position position) {
        PreTerm result = new PreTerm.Const(Names.ZERO, List.of(Type.con(Names.LITERAL_TYPE)), position);
        for (int i = text.length() - 1; i >= 0; i--) {
            var arguments = new ArrayList<>(bits(text.charAt(i), BITS - 1, position));
            arguments.add(result);
            result = PreTerms.apply(PreTerms.constant(Names.LITERAL, position), arguments);
        }
        return result;
    }
}
