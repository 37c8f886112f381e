package dev.assay.code.jvm;

import java.lang.classfile.Label;

/** What happens to the value of an expression. */
sealed interface Sink {
    /** The method returns it. */
    record Return() implements Sink {}

    /** It stays on the stack. */
    record Push() implements Sink {}

    /** Goes to the label if the value is {@code sense}, and on to the next instruction if not. */
    record Jump(Label target, boolean sense) implements Sink {}

    Sink RETURN = new Return();
    Sink PUSH = new Push();
}
