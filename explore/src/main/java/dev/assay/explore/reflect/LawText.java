package dev.assay.explore.reflect;

import dev.assay.explore.Law;
import dev.assay.explore.Signature;
import dev.assay.explore.Symbol;
import dev.assay.explore.Term;
import dev.assay.explore.Term.App;
import dev.assay.explore.Term.Var;
import dev.assay.explore.Type;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Laws in a form that can be read again, as long as the signature has the functions: {@code (= (add a b) (add b a))}. */
public final class LawText {
    private static final int MOST_VARIABLES = 8;

    private final Signature signature;
    private final Map<String, Var> variables = new HashMap<>();

    public LawText(Signature signature) {
        this.signature = signature;
        for (Type type : signature.types()) {
            signature.domain(type).ifPresent(domain -> {
                for (int i = 0; i < MOST_VARIABLES; i++) {
                    variables.putIfAbsent(domain.name(i), new Var(type, i));
                }
            });
        }
    }

    public String write(Law law) {
        return "(= " + write(law.left()) + " " + write(law.right()) + ")";
    }

    private String write(Term term) {
        return switch (term) {
            case Var(var type, var number) ->
                signature.domain(type).orElseThrow().name(number);
            case App(var symbol, var arguments) -> {
                var text = new StringBuilder("(" + name(symbol));
                arguments.forEach(a -> text.append(' ').append(write(a)));
                yield text.append(')').toString();
            }
        };
    }

    private static String name(Symbol symbol) {
        return symbol.role() == Symbol.Role.APPLICATION
                ? "apply"
                : symbol.name().replace(' ', '_')
                        + (symbol.role() == Symbol.Role.UNDEFINED ? ":" + symbol.result() : "");
    }

    /** The law, unless some of its words mean nothing here. */
    public Optional<Law> read(String text) {
        try {
            var reader = new Reader(
                    text.replace("(", " ( ").replace(")", " ) ").trim().split("\\s+"));
            reader.expect("(");
            reader.expect("=");
            Term left = reader.term();
            Term right = reader.term();
            return Optional.of(Law.of(left, right));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    private final class Reader {
        private final String[] tokens;
        private int next;

        Reader(String[] tokens) {
            this.tokens = tokens;
        }

        private String token() {
            if (next == tokens.length) {
                throw new IllegalArgumentException("the law ends too early");
            }
            return tokens[next++];
        }

        void expect(String wanted) {
            if (!token().equals(wanted)) {
                throw new IllegalArgumentException("no " + wanted);
            }
        }

        Term term() {
            String token = token();
            if (!token.equals("(")) {
                Var variable = variables.get(token);
                if (variable == null) {
                    throw new IllegalArgumentException("no variable " + token);
                }
                return variable;
            }
            String name = token();
            var arguments = new ArrayList<Term>();
            while (!tokens[next].equals(")")) {
                arguments.add(term());
            }
            next++;
            List<Type> types = arguments.stream().map(Term::type).toList();
            Symbol symbol = signature.symbols().stream()
                    .filter(s -> name(s).equals(name) && s.arguments().equals(types))
                    .findFirst()
                    .orElseThrow(() -> new IllegalArgumentException("no function " + name));
            return new App(symbol, arguments);
        }
    }
}
