package dev.assay.syntax.isabelle;

import static dev.assay.logic.Term.app;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.define.Functions;
import dev.assay.logic.define.Induction;
import dev.assay.logic.kernel.Datatype;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Signature;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Conv;
import dev.assay.logic.rules.Rules;
import dev.assay.logic.theory.Theory;
import dev.assay.logic.theory.TypeSpecification;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A record as a type of tuples, which it is for Isabelle: {@code Abs_r_ext (a₁, …, aₙ, more)} is the record with these
 * fields and {@code Rep_r_ext} takes it apart again.
 */
final class RecordTuples {
    private RecordTuples() {}

    static Theory add(Theory theory, String record) {
        String type = record + "_ext";
        var segment = (TypeSpecification.Record) theory.typeSpecification(type).orElseThrow();
        Datatype datatype = segment.datatype();
        Datatype.Constructor constructor = datatype.constructors().getFirst();
        var variables = new ArrayList<Free>();
        for (Type argument : constructor.arguments()) {
            variables.add(new Free("x" + (variables.size() + 1), argument));
        }
        Term value = app(datatype.constant(constructor, List.copyOf(datatype.parameters())), variables);
        Term tuple = tuple(variables);
        String theoryName = record.substring(0, record.lastIndexOf('.') + 1);
        Free abs = new Free(theoryName + "Abs_" + Context.base(type), Type.fun(tuple.type(), value.type()));
        Free rep = new Free(theoryName + "Rep_" + Context.base(type), Type.fun(value.type(), tuple.type()));
        Theory result = define(theory, abs, Hol.mkEq(app(abs, tuple), value));
        result = define(result, rep, Hol.mkEq(app(rep, value), tuple));
        return result.withFact(
                rep.name() + "_inverse",
                repInverse(result, datatype, segment.facts().induct(), abs, rep));
    }

    private static Theory define(Theory theory, Free function, Term equation) {
        return Functions.define(theory, List.of(function), List.of(equation), new Functions.Termination.Required());
    }

    private static Term tuple(List<Free> components) {
        Term result = components.getLast();
        for (Free x : components.subList(0, components.size() - 1).reversed()) {
            Type type = Type.con("Product_Type.prod", x.type(), result.type());
            Const pair = new Const("Product_Type.Pair", Type.fun(List.of(x.type(), result.type()), type));
            result = app(pair, x, result);
        }
        return result;
    }

    /** Abs (Rep r) = r. */
    private static Thm repInverse(Theory theory, Datatype datatype, Thm induct, Free abs, Free rep) {
        Signature signature = theory.signature();
        Free r = new Free("r", datatype.type());
        Term there = app(new Const(rep.name(), rep.type()), r);
        Term back = app(new Const(abs.name(), abs.type()), there);
        var equations = new ArrayList<Thm>();
        for (Free f : List.of(abs, rep)) {
            equations.addAll(theory.fact(f.name() + ".simps").orElseThrow().theorems());
        }
        Thm all = new Induction(signature, List.of(datatype), induct)
                .prove(
                        List.of(Term.lambda(r, Hol.mkEq(back, r))),
                        (c, _) -> Conv.rewrite(signature, equations)
                                .everywhere(signature)
                                .total(signature, back.substitute(Map.of(r, c.value()))))
                .getFirst();
        return Rules.specs(List.of(r), all);
    }
}
