package dev.assay.syntax.tip;

import dev.assay.logic.Position;
import java.util.List;

/** What a TIP file is a sequence of. */
public sealed interface TipCommand {
    Position position();

    record DeclareSort(String name, int arity, Position position) implements TipCommand {}

    record DefineSort(String name, List<String> parameters, TipType type, Position position) implements TipCommand {
        public DefineSort {
            parameters = List.copyOf(parameters);
        }
    }

    /** Datatypes that may refer to one another. */
    record DeclareDatatypes(List<Datatype> datatypes, Position position) implements TipCommand {
        public DeclareDatatypes {
            datatypes = List.copyOf(datatypes);
        }
    }

    record Datatype(String name, List<String> parameters, List<Constructor> constructors, Position position) {
        public Datatype {
            parameters = List.copyOf(parameters);
            constructors = List.copyOf(constructors);
        }
    }

    record Constructor(String name, List<Field> fields, Position position) {
        public Constructor {
            fields = List.copyOf(fields);
        }
    }

    /** An argument of a constructor with the function that selects it. */
    record Field(String selector, TipType type, Position position) {}

    record DeclareFun(String name, List<String> parameters, List<TipType> arguments, TipType result, Position position)
            implements TipCommand {
        public DeclareFun {
            parameters = List.copyOf(parameters);
            arguments = List.copyOf(arguments);
        }
    }

    /** Functions that may call one another if {@code isRecursive}. */
    record DefineFuns(List<Function> functions, boolean isRecursive, Position position) implements TipCommand {
        public DefineFuns {
            functions = List.copyOf(functions);
        }
    }

    record Function(
            String name,
            List<String> parameters,
            List<TipTerm.Variable> variables,
            TipType result,
            TipTerm body,
            Position position) {
        public Function {
            parameters = List.copyOf(parameters);
            variables = List.copyOf(variables);
        }
    }

    /** A formula to assume, or one to prove; the name is empty where none is given. */
    record Statement(boolean isGoal, String name, List<String> parameters, TipTerm formula, Position position)
            implements TipCommand {
        public Statement {
            parameters = List.copyOf(parameters);
        }
    }

    /** Whether the assertions in force and these assumptions contradict each other. */
    record CheckSat(List<TipTerm> assumptions, Position position) implements TipCommand {
        public CheckSat {
            assumptions = List.copyOf(assumptions);
        }
    }

    /** {@code (set-info :status …)}: what the author says of the next check. */
    record Status(String status, Position position) implements TipCommand {}

    record SetLogic(String name, Position position) implements TipCommand {}

    /** What is declared stays declared: {@code (set-option :global-declarations …)}. */
    record GlobalDeclarations(boolean isOn, Position position) implements TipCommand {}

    /** {@code reset} and {@code reset-assertions}. */
    record Reset(boolean isWhole, Position position) implements TipCommand {}

    /** Nothing after it counts. */
    record Exit(Position position) implements TipCommand {}

    record Push(int levels, Position position) implements TipCommand {}

    record Pop(int levels, Position position) implements TipCommand {}

    /** A command that changes nothing for us, such as get-model, as it is written. */
    record Other(String text, Position position) implements TipCommand {}
}
