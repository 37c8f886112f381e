package dev.assay.syntax.isabelle;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Type;
import dev.assay.logic.theory.CodeDeclarations;
import dev.assay.syntax.isabelle.outer.Attribute;
import dev.assay.syntax.isabelle.outer.ConstantCommand;
import dev.assay.syntax.isabelle.outer.Diagnostic;
import dev.assay.syntax.isabelle.outer.Inner;
import dev.assay.syntax.isabelle.outer.Token;
import dev.assay.syntax.isabelle.outer.TypeCommand;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** {@code code_datatype}, {@code code_abort} and {@code quickcheck_generator}. */
final class CodeCommands {
    private CodeCommands() {}

    static Context datatype(Context context, TypeCommand.CodeDatatype command) {
        var constants = new ArrayList<Const>();
        for (Inner text : command.constructors()) {
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

    private static Const constant(Context context, Inner text) {
        Term term = new TermReader(context).read(text);
        if (term instanceof Const c) {
            return c;
        }
        throw Refusal.of(text.position(0), text.text() + " is no constant");
    }

    static Context abort(Context context, ConstantCommand.CodeAbort command) {
        CodeDeclarations code = context.theory().code();
        for (Inner text : command.constants()) {
            code = code.aborting(constant(context, text).name());
        }
        return with(context, code);
    }

    static Context generator(Context context, Diagnostic.Generator command) {
        String type = Refusal.known(context.types().resolve(command.type().text()), "type", command.type());
        var reader = new TermReader(context);
        var constructors = new ArrayList<Term>();
        for (Inner text : command.constructors()) {
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
            List<Token> arguments = a.arguments();
            boolean isAbort = a.name().text().equals("code")
                    && arguments.size() > 2
                    && arguments.getFirst().text().equals("abort");
            for (Token token : isAbort ? arguments.subList(2, arguments.size()) : List.<Token>of()) {
                Optional<String> constant = context.constant(token.text());
                code = constant.isPresent() ? code.aborting(constant.get()) : code;
            }
        }
        return with(context, code);
    }
}
