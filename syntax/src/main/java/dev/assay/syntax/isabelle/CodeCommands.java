package dev.assay.syntax.isabelle;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Type;
import dev.assay.logic.proof.Attribute;
import dev.assay.logic.proof.Quoted;
import dev.assay.logic.theory.CodeDeclarations;
import dev.assay.syntax.isabelle.outer.ConstantCommand;
import dev.assay.syntax.isabelle.outer.Diagnostic;
import dev.assay.syntax.isabelle.outer.TypeCommand;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** {@code code_datatype}, {@code code_abort} and {@code quickcheck_generator}. */
final class CodeCommands {
    private CodeCommands() {}

    static Context datatype(Context context, TypeCommand.CodeDatatype command) {
        var constants = new ArrayList<Const>();
        for (Quoted text : command.constructors()) {
            constants.add(constant(context, text));
        }
        if (!(constants.getFirst().type().resultType() instanceof Type.Con(var type, var _))) {
            throw Refusal.of(command.position(), constants.getFirst() + " does not make values of a type");
        }
        for (Const c : constants) {
            if (!(c.type().resultType() instanceof Type.Con(var other, var _)) || !other.equals(type)) {
                throw Refusal.of(command.position(), c + " does not make values of the type " + Context.base(type));
            }
        }
        return with(context, context.theory().code().withConstructors(type, constants));
    }

    private static Context with(Context context, CodeDeclarations code) {
        return context.with(context.theory().with(code));
    }

    private static Const constant(Context context, Quoted text) {
        Term term = new TermReader(context).read(text);
        if (term instanceof Const c) {
            return c;
        }
        throw Refusal.of(text.position(), text.text() + " is no constant");
    }

    static Context abort(Context context, ConstantCommand.CodeAbort command) {
        CodeDeclarations code = context.theory().code();
        for (Quoted text : command.constants()) {
            code = code.aborting(constant(context, text).name());
        }
        return with(context, code);
    }

    static Context generator(Context context, Diagnostic.Generator command) {
        String type = Refusal.known(context.types().resolve(command.type().text()), "type", command.type());
        var reader = new TermReader(context);
        var constructors = new ArrayList<Term>();
        for (Quoted text : command.constructors()) {
            constructors.add(reader.read(text));
        }
        Optional<Term> predicate =
                command.predicate() == null ? Optional.empty() : Optional.of(reader.read(command.predicate()));
        return with(
                context, context.theory().code().with(new CodeDeclarations.Generator(type, predicate, constructors)));
    }

    /** {@code [code abort: f]}, which says nothing about the fact that it stands with. */
    static Context settings(Context context, List<Attribute> attributes) {
        CodeDeclarations code = context.theory().code();
        for (Attribute a : attributes) {
            List<String> arguments = a.words();
            boolean isAbort = a.name().text().equals("code")
                    && arguments.size() > 2
                    && arguments.getFirst().equals("abort");
            for (String name : isAbort ? arguments.subList(2, arguments.size()) : List.<String>of()) {
                Optional<String> constant = context.constant(name);
                code = constant.isPresent() ? code.aborting(constant.get()) : code;
            }
        }
        return with(context, code);
    }
}
