package dev.assay.syntax.tip;

import dev.assay.logic.Conjecture;
import dev.assay.logic.Position;
import dev.assay.logic.Term;
import dev.assay.logic.infer.SortAlgebra;
import dev.assay.logic.kernel.Definition;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.KernelException;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.kernel.Trust;
import dev.assay.logic.theory.Theory;
import dev.assay.syntax.Document;
import dev.assay.syntax.Goal;
import dev.assay.syntax.Identifiers;
import dev.assay.syntax.Note;
import dev.assay.syntax.SyntaxException;
import dev.assay.syntax.tip.TipProblem.Termination;
import dev.assay.syntax.typing.Scope;
import dev.assay.syntax.typing.Typing;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;

/**
 * Commands as a theory with conjectures. What is asserted after a {@code push} is not part of the theory: a
 * {@code check-sat} there asks whether those assertions contradict it. Without any conjecture, a {@code check-sat}
 * outside of all pushes asks the same about the theory itself.
 */
final class TipElaboration {
    private final TipSymbols symbols;
    private final List<Conjecture> conjectures = new ArrayList<>();
    private final List<Termination> termination = new ArrayList<>();
    private final List<Note> notes = new ArrayList<>();
    private final Deque<List<Term>> pushed = new ArrayDeque<>();
    private final Identifiers names = new Identifiers(List.of());
    private Position checked = Position.NONE;

    TipElaboration(Theory theory, Arithmetic arithmetic) {
        symbols = new TipSymbols(theory, arithmetic);
    }

    TipProblem read(List<TipCommand> commands) {
        commands.forEach(this::read);
        if (conjectures.isEmpty() && !checked.isNone()) {
            conjectures.add(new Conjecture("contradiction", checked, List.of(), Hol.FALSE));
        }
        var document = new Document(symbols.theory(), conjectures, symbols.names(), notes);
        return new TipProblem(document, commands, termination);
    }

    private void read(TipCommand command) {
        switch (command) {
            case TipCommand.DeclareSort(var name, var arity, var position) -> {
                String fullName = symbols.declareType(name, arity, position);
                symbols.become(symbols.theory()
                        .withSignature(Definition.declareType(symbols.theory().signature(), fullName, arity)));
            }
            case TipCommand.DefineSort definition -> symbols.abbreviate(definition);
            case TipCommand.DeclareDatatypes datatypes -> new TipDatatypes(symbols).define(datatypes);
            case TipCommand.DeclareFun function -> new TipFunctions(symbols, termination, notes).declare(function);
            case TipCommand.DefineFuns functions -> new TipFunctions(symbols, termination, notes).define(functions);
            case TipCommand.Statement statement -> statement(statement);
            case TipCommand.CheckSat(var position) -> check(position);
            case TipCommand.Push(var levels, var _) -> {
                for (int i = 0; i < Math.min(levels, 1000); i++) {
                    pushed.push(new ArrayList<>());
                }
            }
            case TipCommand.Pop(var levels, var position) -> {
                if (levels > pushed.size()) {
                    throw new SyntaxException(
                            position, "pop " + levels + " after " + pushed.size() + " levels of push");
                }
                for (int i = 0; i < levels; i++) {
                    pushed.pop();
                }
            }
            case TipCommand.Other _ -> {}
        }
    }

    private void statement(TipCommand.Statement statement) {
        var typing = new Typing(SortAlgebra.of(symbols.theory().signature()));
        var scope = new Scope();
        var parameters = new TypeParameters(typing);
        var open = parameters.open(statement.parameters(), scope);
        Term read = new TipTerms(symbols, typing, scope, Map.of()).proposition(statement.formula());
        parameters.close(statement.parameters(), open, statement.position());
        Term term = typing.finish(read, parameters::variable);
        try {
            symbols.theory().signature().checkProposition(term, "statement");
        } catch (KernelException e) {
            throw new SyntaxException(statement.position(), String.valueOf(e.getMessage()));
        }
        if (statement.isGoal()) {
            conjectures.add(Goal.of(name(statement, "conjecture"), statement.position(), term));
        } else if (pushed.isEmpty()) {
            String name = name(statement, "axiom");
            Thm axiom = Thm.oracle(symbols.theory().signature(), new Trust.Axiom(name), term);
            symbols.become(symbols.theory().withFact(name, axiom));
        } else {
            pushed.element().add(term);
        }
    }

    private String name(TipCommand.Statement statement, String otherwise) {
        return names.fresh(statement.name().isEmpty() ? otherwise : statement.name());
    }

    /** Assumptions A₁, …, Aₙ, ¬C are contradictory when C follows from A₁, …, Aₙ. */
    private void check(Position position) {
        var assumptions = new ArrayList<Term>();
        pushed.reversed().forEach(assumptions::addAll);
        if (assumptions.isEmpty()) {
            checked = position;
        } else if (assumptions.getLast() instanceof Term.App(Term.Const c, var conclusion) && c.equals(Hol.NOT)) {
            assumptions.removeLast();
            conjectures.add(Goal.of(names.fresh("conjecture"), position, Hol.mkImplies(assumptions, conclusion)));
        } else {
            conjectures.add(new Conjecture(names.fresh("conjecture"), position, assumptions, Hol.FALSE));
        }
    }
}
