package dev.assay.syntax.isabelle;

import dev.assay.logic.Sort;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Type;
import dev.assay.logic.define.RecordSpec;
import dev.assay.logic.define.Records;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.proof.Fix;
import dev.assay.logic.theory.Theory;
import dev.assay.logic.theory.TypeSpecification;
import dev.assay.syntax.isabelle.inner.Head;
import dev.assay.syntax.isabelle.inner.RecordSegment;
import dev.assay.syntax.isabelle.inner.TypeName;
import dev.assay.syntax.isabelle.outer.TypeCommand;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** {@code record}. */
final class RecordCommands {
    private RecordCommands() {}

    static Context record(Context context, TypeCommand.RecordType command) {
        String full = context.name() + "." + command.name().text();
        var fields = new ArrayList<RecordSpec.Field>();
        var reader = new TermReader(context);
        Map<String, Sort> sorts = new HashMap<>();
        TypeCommands.parameters(context, command.parameters()).forEach(v -> Sorts.collect(v, sorts));
        for (Fix field : command.fields()) {
            if (field.type() == null) {
                throw Refusal.of(field.name().position(), "the field " + field.name() + " needs a type");
            }
            Type type = reader.type(field.type());
            Sorts.collect(type, sorts);
            fields.add(new RecordSpec.Field(full + "." + field.name().text(), Sorts.without(type)));
        }
        Optional<RecordSpec.Parent> parent = Optional.empty();
        if (command.parent() != null) {
            Type extended = reader.type(command.parent());
            Sorts.collect(extended, sorts);
            parent = Optional.of(parent(context, Sorts.without(extended)));
        }
        List<Type.Var> parameters = TypeCommands.plain(command.parameters());
        Theory theory = Records.define(
                context.theory(), new RecordSpec(full, parameters, parent, fields, unit(context.theory())));
        Context result =
                withTypes(withoutInternalNames(context.with(RecordTuples.add(theory, full)), full + "_ext"), full);
        result = sorted(result, context.theory(), sorts);
        for (Fix field : command.fields()) {
            result = result.withNotation(
                    new Head.Constant(full + "." + field.name().text()), Texts.of(field.mixfix()));
        }
        return result;
    }

    /** With the sorts of the parameters in the types of the constants that are new: the record itself is for all types. */
    private static Context sorted(Context context, Theory before, Map<String, Sort> sorts) {
        Context result = context;
        if (!sorts.isEmpty()) {
            for (String constant : context.theory().signature().constants()) {
                if (before.signature().constantType(constant).isEmpty()) {
                    Type general =
                            context.theory().signature().constantType(constant).orElseThrow();
                    result = result.withScheme(constant, Sorts.with(general, sorts));
                }
            }
        }
        return result;
    }

    /** What every datatype has is no business of a record's user: map stays that of lists. */
    private static Context withoutInternalNames(Context context, String extension) {
        NameSpace names = context.constants();
        for (String constant : context.theory().signature().constants()) {
            if (constant.startsWith(extension + ".")) {
                names = names.hide(constant, true);
            }
        }
        return context.withConstants(names);
    }

    /** The parent is the innermost extension in the type of its values. */
    private static RecordSpec.Parent parent(Context context, Type type) {
        Type at = type;
        while (at instanceof Type.Con(var name, var arguments)
                && context.theory().typeSpecification(name).orElse(null) instanceof TypeSpecification.Record segment) {
            Type more = arguments.getLast();
            if (!(more instanceof Type.Con(var inner, var _))
                    || !(context.theory().typeSpecification(inner).orElse(null) instanceof TypeSpecification.Record)) {
                return new RecordSpec.Parent(segment.name(), arguments.subList(0, arguments.size() - 1));
            }
            at = more;
        }
        throw new dev.assay.logic.DefinitionException(type + " is no record");
    }

    private static RecordSpec.Unit unit(Theory theory) {
        Type unit = Type.con("Product_Type.unit");
        Const value = new Const("Product_Type.Unity", unit);
        Thm only = theory.fact("Product_Type.unit.exhaust")
                .map(fact -> fact.theorems().getFirst())
                .filter(thm -> thm.conclusion().isApplied(Hol.EQ))
                .orElseGet(() -> theory.theorem("Product_Type.unit_eq"));
        return new RecordSpec.Unit(unit, value, only.transfer(theory.signature()));
    }

    /** r and r_scheme as names of types, and the fields as names of the record. */
    private static Context withTypes(Context context, String full) {
        var segment = (TypeSpecification.Record)
                context.theory().typeSpecification(full + "_ext").orElseThrow();
        var schemeParameters = new ArrayList<>(segment.parameters());
        schemeParameters.add(segment.moreType());
        Type plain = segment.scheme().substitute(Map.of(segment.moreType(), Type.con("Product_Type.unit")));
        var fields = new ArrayList<RecordSegment.Field>();
        for (int i = 0; i < segment.fields().size(); i++) {
            fields.add(new RecordSegment.Field(
                    Context.base(segment.fields().get(i).name()),
                    segment.datatype().constructors().getFirst().arguments().get(i)));
        }
        return context.withSynonym(full, new TypeName.Synonym(segment.parameters(), plain))
                .withSynonym(full + "_scheme", new TypeName.Synonym(schemeParameters, segment.scheme()))
                .withRecord(new RecordSegment(
                        segment.datatype().constructors().getFirst().name(),
                        fields,
                        segment.type().name(),
                        segment.parameters()));
    }
}
