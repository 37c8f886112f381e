package dev.assay.syntax.tptp;

import dev.assay.logic.Position;
import dev.assay.syntax.Nesting;
import dev.assay.syntax.Source;
import dev.assay.syntax.SyntaxException;
import dev.assay.syntax.tptp.TptpStatement.Language;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** TPTP text as statements. */
public final class TptpParser {
    private static final Set<String> ROLES = Set.of(
            "axiom",
            "hypothesis",
            "definition",
            "assumption",
            "lemma",
            "theorem",
            "corollary",
            "conjecture",
            "negated_conjecture",
            "question",
            "plain",
            "type",
            "interpretation",
            "logic",
            "fi_domain",
            "fi_functors",
            "fi_predicates",
            "unknown");

    private final TptpTokens tokens;
    private final TptpTypeParser types;
    private final TptpFormulaParser formulas;

    private TptpParser(Source source) {
        tokens = new TptpTokens(source);
        types = new TptpTypeParser(tokens);
        formulas = new TptpFormulaParser(tokens, types);
    }

    /** The statements of one file, includes among them; throws {@link dev.assay.syntax.SyntaxException}. */
    public static List<TptpStatement> parse(Source source) {
        return Nesting.guard(source.file(), () -> new TptpParser(source).statements());
    }

    /** A formula on its own. */
    public static TptpFormula parseFormula(Source source) {
        return Nesting.guard(source.file(), () -> {
            var parser = new TptpParser(source);
            TptpFormula result = parser.formulas.formula();
            if (parser.tokens.current().kind() != TptpToken.Kind.END) {
                throw parser.tokens.unexpectedInsteadOf("end of file");
            }
            return result;
        });
    }

    private List<TptpStatement> statements() {
        var result = new ArrayList<TptpStatement>();
        while (tokens.current().kind() != TptpToken.Kind.END) {
            result.add(statement());
        }
        return result;
    }

    private TptpStatement statement() {
        TptpToken keyword = tokens.current();
        if (keyword.kind() == TptpToken.Kind.LOWER) {
            if (keyword.text().equals("include")) {
                tokens.take();
                return include(keyword.position());
            }
            for (Language language : Language.values()) {
                if (language.keyword().equals(keyword.text())) {
                    tokens.take();
                    return annotated(language, keyword.position());
                }
            }
        }
        throw tokens.unexpectedInsteadOf("'cnf', 'fof', 'tff', 'thf' or 'include'");
    }

    private TptpStatement include(Position start) {
        tokens.expect("(");
        if (tokens.current().kind() != TptpToken.Kind.QUOTED) {
            throw tokens.unexpectedInsteadOf("a file name in quotes");
        }
        String file = tokens.take().text();
        var selection = new ArrayList<String>();
        if (tokens.more(",", ")")) {
            tokens.expect("[");
            do {
                selection.add(name());
            } while (tokens.more(",", "]"));
            tokens.expect(")");
        }
        tokens.expect(".");
        return new TptpStatement.Include(file, selection, start);
    }

    private TptpStatement annotated(Language language, Position start) {
        tokens.expect("(");
        String name = name();
        tokens.expect(",");
        String role = role();
        tokens.expect(",");
        return role.equals("type") ? declaration(language, name, start) : formula(language, name, role, start);
    }

    private TptpStatement formula(Language language, String name, String role, Position start) {
        TptpFormula formula = formulas.formula();
        if (language == Language.CNF) {
            requireClause(formula);
        }
        return new TptpStatement.Annotated(language, name, role, formula, end(), start);
    }

    private static void requireClause(TptpFormula formula) {
        switch (formula) {
            case TptpFormula.Joined(var junction, var parts, var position) -> {
                if (junction == TptpFormula.Junction.AND) {
                    throw noClause(junction.symbol(), position);
                }
                parts.forEach(TptpParser::requireClause);
            }
            case TptpFormula.Not(var body, var _) -> requireClause(body);
            case TptpFormula.Binary(var connective, var _, var _, var position) ->
                throw noClause(connective.symbol(), position);
            case TptpFormula.Quantified(var quantifier, var _, var _, var position) ->
                throw noClause(quantifier.symbol(), position);
            case TptpFormula.Equation _,
                    TptpFormula.Applied _,
                    TptpFormula.Application _,
                    TptpFormula.Variable _,
                    TptpFormula.Number _,
                    TptpFormula.Distinct _,
                    TptpFormula.Operator _,
                    TptpFormula.Conditional _,
                    TptpFormula.Let _,
                    TptpFormula.OfType _ -> {}
        }
    }

    private static SyntaxException noClause(String symbol, Position position) {
        return new SyntaxException(
                position, "expected a clause, that is literals joined by '|', found '" + symbol + "'");
    }

    private TptpStatement declaration(Language language, String name, Position start) {
        int open = 0;
        while (tokens.skip("(")) {
            open++;
        }
        TptpToken symbol = tokens.current();
        if (!symbol.isAtomicWord() && symbol.kind() != TptpToken.Kind.DOLLAR) {
            throw tokens.unexpectedInsteadOf("a name");
        }
        tokens.take();
        tokens.expect(":");
        TptpType type = types.type();
        for (; open > 0; open--) {
            tokens.expect(")");
        }
        String symbolName = symbol.kind() == TptpToken.Kind.QUOTED ? TptpNames.ofQuoted(symbol.text()) : symbol.text();
        return new TptpStatement.Declaration(language, name, symbolName, type, end(), start);
    }

    /** The annotations, if there are any, and the end of the statement. */
    private String end() {
        String annotations = "";
        if (tokens.more(",", ")")) {
            annotations = tokens.rawUntilClosed();
            tokens.expect(")");
        }
        tokens.expect(".");
        return annotations;
    }

    private String role() {
        if (tokens.current().kind() != TptpToken.Kind.LOWER) {
            throw tokens.unexpectedInsteadOf("a role");
        }
        if (!ROLES.contains(tokens.current().text())) {
            throw tokens.unexpectedInsteadOf("a role such as 'axiom' or 'conjecture'");
        }
        String role = tokens.take().text();
        if (tokens.skip("-")) {
            role += "-" + name();
        }
        return role;
    }

    private String name() {
        TptpToken token = tokens.current();
        if (!token.isAtomicWord() && token.kind() != TptpToken.Kind.INTEGER) {
            throw tokens.unexpectedInsteadOf("a name");
        }
        tokens.take();
        return token.kind() == TptpToken.Kind.QUOTED ? TptpNames.ofQuoted(token.text()) : token.text();
    }
}
