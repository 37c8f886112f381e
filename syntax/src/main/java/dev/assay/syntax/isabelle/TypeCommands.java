package dev.assay.syntax.isabelle;

import dev.assay.logic.Sort;
import dev.assay.logic.Type;
import dev.assay.logic.define.Definitions;
import dev.assay.syntax.isabelle.inner.TypeName;
import dev.assay.syntax.isabelle.outer.TypeCommand;
import dev.assay.syntax.isabelle.outer.TypeParameter;
import java.util.List;
import java.util.Optional;

/** {@code type_synonym} and {@code typedecl}. */
final class TypeCommands {
    private TypeCommands() {}

    /** The parameters of a type with the sorts that are written. */
    static List<Type.Var> parameters(Context context, List<TypeParameter> parameters) {
        return parameters.stream()
                .map(p ->
                        Type.var(p.name().text(), p.sort() == null ? Sort.TOP : new TermReader(context).sort(p.sort())))
                .toList();
    }

    static Context defaultSort(Context context, TypeCommand.DefaultSort command) {
        Sort sort = new TermReader(context).sort(command.sort());
        return context.withDefaultSort(context.sorts().normalise(sort));
    }

    /** The parameters without their sorts. */
    static List<Type.Var> plain(List<TypeParameter> parameters) {
        return parameters.stream().map(p -> Type.var(p.name().text())).toList();
    }

    static Context synonym(Context context, TypeCommand.TypeSynonym command) {
        String full = context.name() + "." + command.name().text();
        Type body = new TermReader(context).type(command.type());
        List<Type.Var> parameters = plain(command.parameters());
        for (Type.Var v : body.variables()) {
            if (parameters.stream().noneMatch(p -> p.name().equals(v.name()))) {
                throw Refusal.of(command.type().position(), v.name() + " is no parameter of the synonym");
            }
        }
        Context result = context.withSynonym(full, new TypeName.Synonym(parameters, Sorts.without(body)));
        return Texts.of(command.mixfix())
                .map(m -> result.withGrammar(result.grammar().withType(full, m)))
                .orElse(result);
    }

    static Context declaration(Context context, TypeCommand.TypeDeclaration command) {
        String full = context.name() + "." + command.name().text();
        Context result = context.with(Definitions.declareType(
                context.theory(), full, command.parameters().size()));
        return Optional.ofNullable(command.mixfix())
                .flatMap(Texts::of)
                .map(m -> result.withGrammar(result.grammar().withType(full, m)))
                .orElse(result);
    }
}
