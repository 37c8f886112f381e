package dev.assay.prove.metis;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** All terms of a search, and which terms of higher-order logic they are. */
final class Bank {
    private static final String VARIABLE = "_";

    private final Map<Node, Node> nodes = new HashMap<>();
    private final Map<Type, Integer> sorts = new HashMap<>();
    private final List<Type> types = new ArrayList<>();
    private final Map<Term, Node> symbols = new HashMap<>();
    private final List<Term> terms = new ArrayList<>();
    private final Map<Node, Term> decoded = new HashMap<>();

    private Node unique(Node node) {
        Node known = nodes.putIfAbsent(node, node);
        return known == null ? node : known;
    }

    int sort(Type type) {
        return sorts.computeIfAbsent(type, t -> {
            types.add(t);
            return types.size() - 1;
        });
    }

    Type type(int sort) {
        return types.get(sort);
    }

    int symbols() {
        return terms.size();
    }

    Node variable(int number, int sort) {
        return unique(Node.variable(number, sort));
    }

    Node apply(Node function, Node argument) {
        Node made = Node.application(function, argument, 0);
        Node known = nodes.get(made);
        // The sort follows from the parts, so it is looked for only once.
        if (known != null) {
            return known;
        }
        return unique(Node.application(
                function, argument, sort(types.get(function.sort).range())));
    }

    /** A variable as it is written in theorems: {@code _0}, {@code _1}, …, which no user can write. */
    static Free free(int number, Type type) {
        return new Free(VARIABLE + number, type);
    }

    static boolean isSchematic(Free variable) {
        return variable.name().startsWith(VARIABLE);
    }

    /** The number of a schematic variable. */
    static int number(Free variable) {
        return Integer.parseInt(variable.name().substring(VARIABLE.length()));
    }

    /** The node of a term without λ. */
    Node encode(Term term) {
        return switch (term) {
            case Const _ -> symbol(term);
            case Free v -> isSchematic(v) ? variable(number(v), sort(v.type())) : symbol(term);
            case Term.App(var function, var argument) -> apply(encode(function), encode(argument));
            case Term.Abs _, Term.Bound _ -> throw new IllegalArgumentException("not free of λ: " + term);
        };
    }

    private Node symbol(Term term) {
        return symbols.computeIfAbsent(term, t -> {
            terms.add(t);
            return unique(Node.symbol(terms.size() - 1, sort(t.type())));
        });
    }

    /** The term of a node. */
    Term decode(Node node) {
        Term known = decoded.get(node);
        if (known == null) {
            known = node.function != null && node.argument != null
                    ? new Term.App(decode(node.function), decode(node.argument))
                    : node.isVariable ? free(node.number, types.get(node.sort)) : terms.get(node.number);
            decoded.put(node, known);
        }
        return known;
    }
}
