package dev.assay.syntax.tptp;

import dev.assay.logic.Position;
import dev.assay.logic.Type;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The arithmetic of TPTP: its symbols as constants over $int, $rat and $real, about which nothing is known. */
final class TptpArithmetic {
    static final String PREFIX = "TPTP_Arith.";

    private static final Type.Var NUMBER = Type.var("'n");
    private static final Set<String> BINARY = Set.of(
            "$sum",
            "$difference",
            "$product",
            "$quotient",
            "$quotient_e",
            "$quotient_t",
            "$quotient_f",
            "$remainder_e",
            "$remainder_t",
            "$remainder_f");
    private static final Set<String> UNARY = Set.of("$uminus", "$floor", "$ceiling", "$truncate", "$round");
    private static final Set<String> RELATIONS = Set.of("$less", "$lesseq", "$greater", "$greatereq");
    private static final Set<String> TESTS = Set.of("$is_int", "$is_rat");
    private static final Map<String, String> CONVERSIONS =
            Map.of("$to_int", "$int", "$to_rat", "$rat", "$to_real", "$real");

    private final TptpSymbols symbols;

    TptpArithmetic(TptpSymbols symbols) {
        this.symbols = symbols;
    }

    static boolean isSymbol(String name) {
        return BINARY.contains(name)
                || UNARY.contains(name)
                || RELATIONS.contains(name)
                || TESTS.contains(name)
                || CONVERSIONS.containsKey(name);
    }

    static int arity(String name) {
        return BINARY.contains(name) || RELATIONS.contains(name) ? 2 : 1;
    }

    /** One of the symbols, at 'n for a type of numbers. */
    TptpSymbols.Symbol symbol(String name) {
        if (symbols.isKnown(name)) {
            return symbols.symbol(name);
        }
        int arity = arity(name);
        Type result = NUMBER;
        if (RELATIONS.contains(name) || TESTS.contains(name)) {
            result = Type.bool();
        } else if (CONVERSIONS.containsKey(name)) {
            result = symbols.numbers(CONVERSIONS.get(name));
        }
        Type type = Type.fun(List.copyOf(java.util.Collections.nCopies(arity, NUMBER)), result);
        return symbols.declare(name, PREFIX + name.substring(1), type, List.of(), arity, Position.NONE);
    }

    /** A number as a constant of {@code type}. */
    TptpSymbols.Symbol number(String text, Type type, String typeName) {
        String plain = text.startsWith("+") ? text.substring(1) : text;
        String key = plain + " " + typeName;
        if (symbols.isKnown(key)) {
            return symbols.symbol(key);
        }
        String spelled = plain.replace("-", "minus_")
                .replace("+", "")
                .replace("/", "_over_")
                .replace(".", "_point_");
        String fullName = PREFIX + typeName.substring(1) + "_" + spelled;
        TptpSymbols.Symbol symbol = symbols.declare(key, fullName, type, List.of(), 0, Position.NONE);
        symbols.names().put(fullName, plain);
        return symbol;
    }
}
