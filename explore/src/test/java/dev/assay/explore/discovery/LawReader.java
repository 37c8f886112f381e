package dev.assay.explore.discovery;

import dev.assay.explore.Law;
import dev.assay.explore.Notation;
import dev.assay.explore.Signature;
import dev.assay.explore.Symbol;
import dev.assay.explore.Term;
import dev.assay.explore.Term.Var;
import dev.assay.explore.Type;
import java.util.ArrayList;
import java.util.List;

/** Reads laws as {@link Notation} writes them, over signatures without polymorphic functions. */
final class LawReader {
    private final Signature signature;
    private final List<String> words;
    private int at;

    private LawReader(Signature signature, String text) {
        this.signature = signature;
        this.words = List.of(text.replace("(", " ( ").replace(")", " ) ").trim().split("\\s+"));
    }

    static Law law(Signature signature, String text) {
        var sides = text.split(" = ");
        Term left = term(signature, sides[0]);
        return Law.of(
                left, sides[1].equals("undefined") ? undefined(signature, left.type()) : term(signature, sides[1]));
    }

    /** There is one for each type. */
    private static Term undefined(Signature signature, Type type) {
        return Term.of(signature.symbols().stream()
                .filter(s -> s.role() == Symbol.Role.UNDEFINED && s.result().equals(type))
                .findFirst()
                .orElseThrow());
    }

    static Term term(Signature signature, String text) {
        var reader = new LawReader(signature, text);
        Term term = reader.expression();
        if (reader.at < reader.words.size()) {
            throw new IllegalArgumentException("unexpected " + reader.words.get(reader.at) + " in " + text);
        }
        return term;
    }

    /** Operators have no precedence. */
    private Term expression() {
        Term left = application();
        if (at < words.size() && isOperator(words.get(at))) {
            Symbol symbol = signature.symbol(words.get(at++));
            return Term.of(symbol, left, application());
        }
        return left;
    }

    private boolean isOperator(String word) {
        return !Character.isLetter(word.charAt(0))
                && signature.symbols().stream().anyMatch(s -> s.name().equals(word) && s.arity() == 2);
    }

    private Term application() {
        String word = words.get(at);
        List<Symbol> named =
                signature.symbols().stream().filter(s -> s.name().equals(word)).toList();
        if (!named.isEmpty() && named.getFirst().arity() > 0) {
            at++;
            var arguments = new ArrayList<Term>();
            for (int i = 0; i < named.getFirst().arity(); i++) {
                arguments.add(atom());
            }
            return new Term.App(named.getFirst(), arguments);
        }
        Term atom = atom();
        if (atom.type() instanceof Type.Arrow(var types, var result) && startsAtom()) {
            var arguments = new ArrayList<Term>(List.of(atom));
            types.forEach(t -> arguments.add(atom()));
            Symbol application = signature.symbols().stream()
                    .filter(s -> s.role() == Symbol.Role.APPLICATION
                            && s.arguments().getFirst().equals(atom.type()))
                    .findFirst()
                    .orElseThrow();
            return new Term.App(application, arguments);
        }
        return atom;
    }

    private boolean startsAtom() {
        return at < words.size() && !words.get(at).equals(")") && !isOperator(words.get(at));
    }

    private Term atom() {
        String word = words.get(at++);
        if (word.equals("(")) {
            Term inner = expression();
            at++;
            return inner;
        }
        for (Type type : signature.types()) {
            int number =
                    signature.domain(type).map(d -> d.names().indexOf(word)).orElse(-1);
            if (number >= 0) {
                return new Var(type, number);
            }
        }
        return Term.of(signature.symbol(word));
    }
}
