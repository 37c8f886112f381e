package dev.assay.test.run;

import dev.assay.code.program.Expr;
import dev.assay.code.program.Program;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Type;

/** Where a compiled test has the values of its variables from. */
public interface Generators {
    /** What is evaluated at the beginning of each test: true. */
    Expr begin();

    /** The function from a size, a natural number, to a value of the type. */
    Const generator(Type type);

    /** These functions, and those that they call. */
    Program program();
}
