package dev.assay.syntax.tptp;

import static dev.assay.logic.Term.app;

import dev.assay.logic.Conjecture;
import dev.assay.logic.Position;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Definition;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.KernelException;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.kernel.Trust;
import dev.assay.logic.theory.Fact;
import dev.assay.syntax.Document;
import dev.assay.syntax.Goal;
import dev.assay.syntax.Note;
import dev.assay.syntax.SyntaxException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Statements as a theory with conjectures. A formula is a conjecture or an axiom; one whose role says neither is left
 * out with a note. Without a conjecture, the question is whether the axioms contradict one another.
 */
final class TptpElaboration {
    /** With more distinct objects than this, that they differ is said by bits instead of by pairs. */
    private static final int MANY_OBJECTS = 100;

    /** The roles of formulas that hold. */
    private static final Set<String> AXIOMS = Set.of(
            "axiom",
            "hypothesis",
            "definition",
            "assumption",
            "lemma",
            "theorem",
            "corollary",
            "negated_conjecture",
            "plain");

    private static final String DISTINCT = "distinct_objects";

    private final TptpSymbols symbols;
    private final List<Conjecture> conjectures = new ArrayList<>();
    private final List<Note> notes = new ArrayList<>();

    private TptpElaboration(boolean isCalculating) {
        symbols = new TptpSymbols(isCalculating);
    }

    /** @param isCalculating whether arithmetic is that of the library, and not a number of symbols */
    static Document document(List<TptpStatement> statements, boolean isCalculating) {
        return new TptpElaboration(isCalculating).read(statements);
    }

    private Document read(List<TptpStatement> statements) {
        List<TptpStatement.Declaration> declarations = statements.stream()
                .filter(TptpStatement.Declaration.class::isInstance)
                .map(TptpStatement.Declaration.class::cast)
                .toList();
        declarations.stream()
                .filter(d -> isKind(d.type()))
                .forEach(d -> symbols.declareType(d.symbol(), kindArity(d.type()), d.position()));
        declarations.stream().filter(d -> !isKind(d.type())).forEach(symbols::declare);
        Position last = Position.NONE;
        for (TptpStatement statement : statements) {
            if (statement instanceof TptpStatement.Annotated annotated) {
                formula(annotated);
                last = statement.position();
            }
        }
        distinguish();
        if (conjectures.isEmpty() && !last.isNone()) {
            conjectures.add(new Conjecture("contradiction", last, List.of(), Hol.FALSE));
        }
        return new Document(symbols.theory(), conjectures, symbols.names(), notes);
    }

    private static boolean isKind(TptpType type) {
        return switch (type) {
            case TptpType.Named(var name, var _, var _) -> name.equals("$tType");
            case TptpType.Mapping(var _, var result, var _) -> isKind(result);
            case TptpType.Polymorphic _, TptpType.Variable _ -> false;
        };
    }

    private static int kindArity(TptpType type) {
        return type instanceof TptpType.Mapping(var arguments, var result, var _)
                ? arguments.size() + kindArity(result)
                : 0;
    }

    private void formula(TptpStatement.Annotated statement) {
        String role = statement.role().replaceFirst("-.*", "");
        boolean isQuestion = role.equals("conjecture") || role.equals("question");
        if (!isQuestion && !AXIOMS.contains(role)) {
            notes.add(new Note(
                    statement.position(),
                    "formula " + statement.name() + " has the role " + role + " and is left out"));
            return;
        }
        Term term = new TptpFormulas(symbols, statement.language()).proposition(statement.formula());
        if (isQuestion) {
            check(statement, term);
            conjectures.add(Goal.of(statement.name(), statement.position(), term));
        } else {
            axiom(statement.name(), term, statement.position());
        }
    }

    private void check(TptpStatement.Annotated statement, Term term) {
        try {
            symbols.theory().signature().checkProposition(term, "conjecture " + statement.name());
        } catch (KernelException e) {
            throw new SyntaxException(statement.position(), String.valueOf(e.getMessage()));
        }
    }

    /** Several axioms of one name are one fact. */
    private void axiom(String name, Term term, Position position) {
        var theorems = new ArrayList<Thm>();
        symbols.theory().fact(name).map(Fact::theorems).ifPresent(theorems::addAll);
        try {
            theorems.add(Thm.oracle(symbols.theory().signature(), new Trust.Axiom(name), term));
        } catch (KernelException e) {
            throw new SyntaxException(position, String.valueOf(e.getMessage()));
        }
        symbols.become(symbols.theory().withFact(name, theorems));
    }

    /** Axioms by which objects in double quotes, and numbers that are individuals, differ from one another. */
    private void distinguish() {
        List<Const> objects = symbols.distinctObjects();
        if (objects.size() < 2) {
            return;
        }
        List<Term> facts = objects.size() > MANY_OBJECTS ? bits(objects) : pairs(objects);
        var theorems = new ArrayList<Thm>();
        for (Term fact : facts) {
            theorems.add(Thm.oracle(symbols.theory().signature(), new Trust.Axiom(DISTINCT), fact));
        }
        symbols.become(symbols.theory().withFact(DISTINCT, theorems));
    }

    private static List<Term> pairs(List<Const> objects) {
        var result = new ArrayList<Term>();
        for (int i = 0; i < objects.size(); i++) {
            for (int j = i + 1; j < objects.size(); j++) {
                result.add(Hol.mkNot(Hol.mkEq(objects.get(i), objects.get(j))));
            }
        }
        return result;
    }

    /** Predicates for the bits of each object's number. */
    private List<Term> bits(List<Const> objects) {
        Type type = Type.fun(symbols.individuals(), Type.bool());
        var result = new ArrayList<Term>();
        for (int bit = 0; 1 << bit < objects.size(); bit++) {
            String name = symbols.auxiliary("distinct_bit");
            symbols.become(symbols.theory()
                    .withSignature(Definition.declare(symbols.theory().signature(), name, type)));
            for (int i = 0; i < objects.size(); i++) {
                Term holds = app(new Const(name, type), objects.get(i));
                result.add((i >> bit & 1) == 1 ? holds : Hol.mkNot(holds));
            }
        }
        return result;
    }
}
