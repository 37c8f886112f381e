package dev.assay.syntax.tip;

import dev.assay.judge.Expectation;
import dev.assay.logic.Conjecture;
import dev.assay.logic.Position;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
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
import dev.assay.syntax.UnsupportedException;
import dev.assay.syntax.tip.TipProblem.Question;
import dev.assay.syntax.tip.TipProblem.Termination;
import dev.assay.syntax.typing.Scope;
import dev.assay.syntax.typing.Typing;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Commands as a theory with questions. A {@code prove} asks whether a formula follows from the assertions in force, a
 * {@code check-sat} whether these contradict each other, unless a goal was stated that it is about.
 */
final class TipElaboration {
    private static final int MOST_LEVELS = 1000;

    private record Assertion(String name, Term term) {}

    /** A goal whose assertions may still follow. */
    private record Open(Conjecture conjecture) {}

    /** What was in force at a push. */
    private record Level(TipSymbols symbols, int assertions, int goals, int open) {}

    private final Theory first;
    private final List<Question> questions = new ArrayList<>();
    private final List<Termination> termination = new ArrayList<>();
    private final List<Note> notes = new ArrayList<>();
    private final List<Assertion> assertions = new ArrayList<>();
    private final List<Open> open = new ArrayList<>();
    private final Deque<Level> levels = new ArrayDeque<>();
    private final Identifiers names = new Identifiers(List.of());
    private TipSymbols symbols;
    private Expectation expectation = Expectation.OPEN;
    private int goals;
    /** Whether functions are programs, as in TIP, and not symbols with axioms, as in SMT-LIB. */
    private boolean isProgram;

    private boolean isGlobal;

    TipElaboration(Theory theory, boolean isRealOnly) {
        first = theory;
        symbols = new TipSymbols(theory);
        symbols.setRealOnly(isRealOnly);
    }

    TipProblem read(List<TipCommand> all) {
        List<TipCommand> commands = untilExit(all);
        isProgram = commands.stream().anyMatch(c -> c instanceof TipCommand.Statement s && s.isGoal())
                || commands.stream().noneMatch(TipCommand.CheckSat.class::isInstance);
        Optional<UnsupportedException> obstacle = Optional.empty();
        try {
            List<TipEquations.Group> groups = isStraight(commands) ? TipEquations.of(commands) : List.of();
            if (groups.isEmpty()) {
                commands.forEach(this::read);
            } else {
                read(commands, groups);
            }
            close();
        } catch (UnsupportedException e) {
            obstacle = Optional.of(e);
            unread(commands, e);
        }
        Theory theory = obstacle.isPresent() ? symbols.theory() : theory();
        var document = new Document(
                theory, questions.stream().map(Question::conjecture).toList(), symbols.names(), notes);
        return new TipProblem(document, questions, all, termination);
    }

    private static List<TipCommand> untilExit(List<TipCommand> commands) {
        for (int i = 0; i < commands.size(); i++) {
            if (commands.get(i) instanceof TipCommand.Exit) {
                return commands.subList(0, i);
            }
        }
        return commands;
    }

    /** Nothing is decided about what follows something that is not supported. */
    private void unread(List<TipCommand> commands, UnsupportedException why) {
        questions.clear();
        for (TipCommand command : commands) {
            boolean isGoal = command instanceof TipCommand.Statement s && s.isGoal();
            if (isGoal || !isProgram && command instanceof TipCommand.CheckSat) {
                String name = names.fresh(isGoal ? "conjecture" : "contradiction");
                var conjecture = new Conjecture(name, command.position(), List.of(), Hol.FALSE);
                Expectation expected = isGoal ? Expectation.HOLDS : Expectation.OPEN;
                questions.add(new Question(conjecture, symbols.theory(), expected, Optional.of(why)));
            }
        }
    }

    // Commands in another order

    /** Whether all assertions are in force wherever something is asked, so that their order does not matter. */
    private static boolean isStraight(List<TipCommand> commands) {
        boolean isAsked = false;
        for (TipCommand command : commands) {
            switch (command) {
                case TipCommand.Push _, TipCommand.Pop _, TipCommand.Reset _ -> {
                    return false;
                }
                case TipCommand.CheckSat _ -> isAsked = true;
                case TipCommand.Statement statement -> {
                    if (isAsked && !statement.isGoal()) {
                        return false;
                    }
                }
                default -> {}
            }
        }
        return true;
    }

    /** Types first, then functions that are only declared, then those that are defined, then all that is asserted and asked. */
    private void read(List<TipCommand> commands, List<TipEquations.Group> groups) {
        Set<TipCommand> later = new HashSet<>();
        for (TipEquations.Group group : groups) {
            switch (group) {
                case TipEquations.Group.Defined(var command) -> later.add(command);
                case TipEquations.Group.Asserted(var functions, var equations) -> {
                    later.addAll(functions);
                    later.addAll(equations);
                }
            }
        }
        for (TipCommand command : commands) {
            if (!isStatement(command) && !later.contains(command)) {
                read(command);
            }
        }
        for (TipEquations.Group group : groups) {
            switch (group) {
                case TipEquations.Group.Defined(var command) -> read(command);
                case TipEquations.Group.Asserted(var functions, var equations) -> {
                    if (functions().defineByAssertions(functions, equations)) {
                        equations.forEach(this::label);
                    } else {
                        functions.forEach(this::read);
                        equations.forEach(this::read);
                    }
                }
            }
        }
        for (TipCommand command : commands) {
            if (isStatement(command) && !later.contains(command)) {
                read(command);
            }
        }
    }

    private static boolean isStatement(TipCommand command) {
        return command instanceof TipCommand.Statement
                || command instanceof TipCommand.CheckSat
                || command instanceof TipCommand.Status;
    }

    private TipFunctions functions() {
        return new TipFunctions(
                symbols,
                termination,
                notes,
                isProgram ? Optional.empty() : Optional.of((name, term) -> assume(names.fresh(name), term)));
    }

    // Commands

    private void read(TipCommand command) {
        switch (command) {
            case TipCommand.DeclareSort(var name, var arity, var position) -> {
                String fullName = symbols.declareType(name, arity, position);
                symbols.become(symbols.theory()
                        .withSignature(Definition.declareType(symbols.theory().signature(), fullName, arity)));
            }
            case TipCommand.DefineSort definition -> symbols.abbreviate(definition);
            case TipCommand.DeclareDatatypes datatypes -> new TipDatatypes(symbols).define(datatypes);
            case TipCommand.DeclareFun function -> functions().declare(function);
            case TipCommand.DefineFuns functions -> functions().define(functions);
            case TipCommand.Statement statement -> statement(statement);
            case TipCommand.CheckSat check -> check(check);
            case TipCommand.Status(var status, var _) ->
                expectation = switch (status) {
                    case "sat" -> Expectation.SATISFIABLE;
                    case "unsat" -> Expectation.UNSATISFIABLE;
                    default -> Expectation.OPEN;
                };
            case TipCommand.Push(var count, var position) -> {
                if (levels.size() + count > MOST_LEVELS) {
                    throw new SyntaxException(position, "more than " + MOST_LEVELS + " levels of push");
                }
                for (int i = 0; i < count; i++) {
                    levels.push(new Level(symbols.copy(), assertions.size(), goals, open.size()));
                }
            }
            case TipCommand.Pop(var count, var position) -> {
                if (count > levels.size()) {
                    throw new SyntaxException(position, "pop " + count + " after " + levels.size() + " levels of push");
                }
                for (int i = 0; i < count; i++) {
                    pop(levels.pop());
                }
            }
            case TipCommand.Reset(var isWhole, var _) -> {
                close();
                levels.clear();
                assertions.clear();
                goals = 0;
                if (isWhole || !isGlobal) {
                    symbols = symbols.reset(first);
                }
                isGlobal &= !isWhole;
            }
            case TipCommand.GlobalDeclarations(var isOn, var _) -> isGlobal = isOn;
            case TipCommand.SetLogic _, TipCommand.Exit _, TipCommand.Other _ -> {}
        }
    }

    private void pop(Level level) {
        for (Open goal : open.subList(level.open(), open.size())) {
            ask(goal);
        }
        open.subList(level.open(), open.size()).clear();
        assertions.subList(level.assertions(), assertions.size()).clear();
        goals = level.goals();
        if (!isGlobal) {
            symbols = level.symbols();
        }
    }

    // Statements

    private Term proposition(TipTerm formula, List<String> typeParameters, Position position) {
        var typing = new Typing(SortAlgebra.of(symbols.theory().signature()));
        var scope = new Scope();
        var parameters = new TypeParameters(typing);
        var opened = parameters.open(typeParameters, scope);
        Term read = new TipTerms(symbols, typing, scope, Map.of()).proposition(formula);
        parameters.close(typeParameters, opened, position);
        Term term = typing.finish(read, parameters::variable);
        try {
            symbols.theory().signature().checkProposition(term, "statement");
        } catch (KernelException e) {
            throw new SyntaxException(position, String.valueOf(e.getMessage()));
        }
        return term;
    }

    private void statement(TipCommand.Statement statement) {
        Term term = proposition(statement.formula(), statement.parameters(), statement.position());
        if (statement.isGoal()) {
            goals++;
            open.add(new Open(Goal.of(name(statement, "conjecture"), statement.position(), term)));
        } else {
            assume(name(statement, "axiom"), term);
        }
        label(statement);
    }

    private void label(TipCommand.Statement statement) {
        if (!statement.name().isEmpty() && statement.parameters().isEmpty()) {
            symbols.label(statement.name(), statement.formula());
        }
    }

    private void assume(String name, Term term) {
        assertions.add(new Assertion(name, term));
    }

    private String name(TipCommand.Statement statement, String otherwise) {
        return names.fresh(statement.name().isEmpty() ? otherwise : statement.name());
    }

    // Questions

    private Theory theory() {
        return theory(assertions);
    }

    private Theory theory(List<Assertion> axioms) {
        Theory theory = symbols.theory();
        for (Assertion axiom : axioms) {
            Thm thm = Thm.oracle(theory.signature(), new Trust.Axiom(axiom.name()), axiom.term());
            theory = theory.withFact(axiom.name(), thm);
        }
        return theory;
    }

    private void close() {
        open.forEach(this::ask);
        open.clear();
    }

    private void ask(Open goal) {
        questions.add(new Question(goal.conjecture(), theory(), Expectation.HOLDS, Optional.empty()));
    }

    private void check(TipCommand.CheckSat check) {
        close();
        if (goals == 0) {
            var all = new ArrayList<>(assertions);
            for (TipTerm assumption : check.assumptions()) {
                all.add(new Assertion(
                        names.fresh("assumption"), proposition(assumption, List.of(), assumption.position())));
            }
            contradiction(all, check.position());
        }
        expectation = Expectation.OPEN;
    }

    /**
     * A₁, …, Aₙ, ¬C are contradictory when C follows from A₁, …, Aₙ. Assertions without quantifiers are assumptions about
     * variables; where there are others, all are axioms.
     */
    private void contradiction(List<Assertion> all, Position position) {
        String name = names.fresh("contradiction");
        boolean isNegated = !all.isEmpty() && all.getLast().term().isApplied(Hol.NOT.name());
        List<Assertion> axioms = isNegated ? all.subList(0, all.size() - 1) : all;
        Term conclusion = isNegated ? all.getLast().term().arguments().getFirst() : Hol.FALSE;
        Conjecture conjecture;
        Theory theory;
        if (axioms.stream().allMatch(a -> isGround(a.term()))) {
            Map<Const, Free> variables = variables();
            var taken = variables.values().stream().map(Free::name).toList();
            Conjecture goal = Goal.of(name, position, opened(conclusion, variables), taken);
            var assumptions = new ArrayList<Term>();
            axioms.forEach(a -> assumptions.add(opened(a.term(), variables)));
            assumptions.addAll(goal.assumptions());
            conjecture = new Conjecture(name, position, assumptions, goal.conclusion());
            theory = symbols.theory();
        } else {
            conjecture = Goal.of(name, position, conclusion);
            theory = theory(axioms);
        }
        questions.add(new Question(conjecture, theory, expectation, Optional.empty()));
    }

    private static boolean isGround(Term term) {
        return term.typeVariables().isEmpty()
                && term.constants().stream()
                        .noneMatch(c -> c.name().equals(Hol.ALL) || c.name().equals(Hol.EX));
    }

    /** A variable for each constant of which nothing is known but the assertions. */
    private Map<Const, Free> variables() {
        var identifiers = new Identifiers(List.of());
        var result = new HashMap<Const, Free>();
        for (Const c : symbols.loose()) {
            String text = symbols.names().getOrDefault(c.name(), c.name());
            result.put(c, new Free(identifiers.fresh(text), c.type()));
        }
        return result;
    }

    private static Term opened(Term term, Map<Const, Free> variables) {
        return switch (term) {
            case Const c -> variables.containsKey(c) ? variables.get(c) : c;
            case Free _, Term.Bound _ -> term;
            case Term.Abs(var hint, var type, var body) -> new Term.Abs(hint, type, opened(body, variables));
            case Term.App(var function, var argument) ->
                new Term.App(opened(function, variables), opened(argument, variables));
        };
    }
}
