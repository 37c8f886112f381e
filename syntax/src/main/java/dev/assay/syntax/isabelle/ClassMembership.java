package dev.assay.syntax.isabelle;

import dev.assay.logic.Position;
import dev.assay.logic.Sort;
import dev.assay.logic.Term;
import dev.assay.logic.Type;
import dev.assay.logic.define.Classes;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Signature;

/** OFCLASS(τ, c_class), which is read as a variable {@code c_class} applied to the type: what it says about τ. */
final class ClassMembership {
    private static final String SUFFIX = "_class";

    private final Context context;
    private final Position position;

    /** In a command at this position. */
    ClassMembership(Context context, Position position) {
        this.context = context;
        this.position = position;
    }

    Term unfold(Term term) {
        return switch (term) {
            case Term.Const _, Term.Free _, Term.Bound _ -> term;
            case Term.Abs(var hint, var argument, var body) -> new Term.Abs(hint, argument, unfold(body));
            case Term.App(Term.Free(var name, var _), Term.Const(var _, Type.Con(var itself, var arguments)))
            when name.endsWith(SUFFIX) && itself.endsWith(".itself") ->
                meaning(name.substring(0, name.length() - SUFFIX.length()), arguments.getFirst());
            case Term.App(var function, var argument) -> new Term.App(unfold(function), unfold(argument));
        };
    }

    private Term meaning(String name, Type type) {
        if (name.equals("type")) {
            return Hol.TRUE;
        }
        String cls = context.className(name).orElseThrow(() -> Refusal.of(position, "there is no class named " + name));
        Signature signature = context.theory().signature();
        // A type that is of the class satisfies the axioms by definition.
        return signature.hasSort(type, Sort.of(cls))
                ? Hol.TRUE
                : Hol.conjunction(Classes.axioms(signature, cls, type)
                        .orElseThrow(() -> Refusal.of(
                                position, "the axioms of " + name + " have no meaning for the type " + type)));
    }
}
