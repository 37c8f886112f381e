package dev.assay.syntax.isabelle.outer;

import dev.assay.syntax.Source;

/** Short ways to read a text and to look at what came out. */
final class Samples {
    private Samples() {}

    static TheoryText theory(String text) {
        return OuterSyntax.read(new Source("Sample.thy", text));
    }

    /** The only command of a text, which has to be without errors. */
    static <T extends Command> T only(Class<T> kind, String text) {
        TheoryText theory = theory(text);
        if (!theory.errors().isEmpty() || theory.commands().size() != 1) {
            throw new AssertionError(
                    theory.errors() + " in " + theory.commands().size() + " commands of: " + text);
        }
        return kind.cast(theory.commands().getFirst());
    }

    static Proof proof(Command command) {
        return switch (command) {
            case FactCommand.Statement statement -> statement.proof();
            case TypeCommand.Typedef typedef -> typedef.proof();
            case TypeCommand.QuotientType quotient -> quotient.proof();
            case ConstantCommand.Recursion recursion -> recursion.proof();
            case ConstantCommand.Termination termination -> termination.proof();
            case ConstantCommand.LiftDefinition lifted -> lifted.proof();
            case ConstantCommand.QuotientDefinition lifted -> lifted.proof();
            case ContextCommand.Subclass subclass -> subclass.proof();
            case ContextCommand.InstanceProof instance -> instance.proof();
            case ContextCommand.Interpretation interpretation -> interpretation.proof();
            case Diagnostic.CodePredicate compiled -> compiled.proof();
            case Command.PassedOver passed -> passed.proof();
            default -> Proof.NOT_NEEDED;
        };
    }
}
