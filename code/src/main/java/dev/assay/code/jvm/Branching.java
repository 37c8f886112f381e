package dev.assay.code.jvm;

import dev.assay.code.program.Expr;
import dev.assay.logic.Term.Const;
import java.lang.classfile.Label;
import java.util.List;

/** How a decision looks at the outermost constructor of a variable. */
interface Branching {
    /** How many constructors the type has. */
    int constructors();

    /** Goes to {@code next} if the constructor is another. */
    void test(Const constructor, Label next);

    /** The field of a value with this constructor. */
    void pushField(Const constructor, int index);

    /** Whether that field is pushed as an object, or as variables hold it. */
    boolean isBoxed(Const constructor, int index);

    /** For many cases: jumps to the label of the case at once, or to the last label for none. Otherwise empty. */
    List<Label> dispatch(List<Expr.Case> cases);
}
