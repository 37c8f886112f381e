package dev.assay.syntax.isabelle;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.syntax.isabelle.inner.MixfixSyntax;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Fixed variables and what is assumed of them.
 *
 * @param name the full name
 * @param notation how parameters are written
 * @param constants what was defined in the locale: for each short name a constant that takes some of the parameters
 */
record Locale(
        String name,
        List<Free> parameters,
        Map<String, MixfixSyntax> notation,
        List<Term> assumptions,
        Map<String, LocalConstant> constants) {
    /** A constant by its full name, with the parameters that it takes first. */
    record LocalConstant(String fullName, List<String> parameters) {
        LocalConstant {
            parameters = List.copyOf(parameters);
        }
    }

    Locale {
        parameters = List.copyOf(parameters);
        notation = Map.copyOf(notation);
        assumptions = List.copyOf(assumptions);
        constants = Map.copyOf(constants);
    }

    Locale with(String shortName, LocalConstant constant) {
        var extended = new HashMap<>(constants);
        extended.put(shortName, constant);
        return new Locale(name, parameters, notation, assumptions, extended);
    }
}
