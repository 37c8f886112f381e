package dev.assay.app.check;

import dev.assay.code.extract.CodeSetup;
import dev.assay.logic.Term.Const;
import dev.assay.logic.theory.Theory;
import dev.assay.syntax.isabelle.Context;
import dev.assay.test.run.Codes;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Tells the testers what a text declares for execution: {@code code_datatype}, {@code quickcheck_generator}… */
public final class DeclaredSetup {
    /** What is represented in its own way at run time, whatever a text says. */
    private static final Set<String> NATIVE =
            Set.of("Set.set", "Nat.nat", "Int.int", "Rat.rat", "Real.real", "HOL.bool");

    private DeclaredSetup() {}

    /** To be done before something of the context is run. */
    public static void declare(Context context) {
        Theory theory = context.theory();
        dev.assay.syntax.isabelle.CodeSetup declared = context.codeSetup();
        Map<String, List<Const>> constructors = new HashMap<>();
        Map<String, CodeSetup.Generator> generators = new HashMap<>();
        for (String type : theory.signature().types()) {
            if (NATIVE.contains(type)) {
                continue;
            }
            declared.constructors(type).ifPresent(constants -> constructors.put(type, constants));
            declared.generator(type)
                    .ifPresent(g -> generators.put(type, new CodeSetup.Generator(g.predicate(), g.constructors())));
        }
        var setup = new CodeSetup(constructors, declared.aborting(), generators);
        if (!setup.equals(CodeSetup.NONE)) {
            Codes.declare(theory, setup);
        }
    }
}
