package dev.assay.race.instrument;

import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** The static initialiser of a class: nobody else has a turn while it runs. */
final class InitialiserBody extends MethodVisitor {
    private final Label start = new Label();
    private final Label end = new Label();

    InitialiserBody(MethodVisitor visitor) {
        super(Opcodes.ASM9, visitor);
    }

    private void call(String method) {
        super.visitMethodInsn(Opcodes.INVOKESTATIC, "dev/assay/race/instrument/Effects", method, "()V", false);
    }

    @Override
    public void visitCode() {
        super.visitCode();
        call("beginInitialisation");
        super.visitLabel(start);
    }

    @Override
    public void visitInsn(int opcode) {
        if (opcode == Opcodes.RETURN) {
            call("endInitialisation");
        }
        super.visitInsn(opcode);
    }

    @Override
    public void visitMaxs(int stack, int locals) {
        super.visitLabel(end);
        Label handler = new Label();
        super.visitTryCatchBlock(start, end, handler, null);
        super.visitLabel(handler);
        super.visitFrame(Opcodes.F_NEW, 0, new Object[0], 1, new Object[] {"java/lang/Throwable"});
        call("endInitialisation");
        super.visitInsn(Opcodes.ATHROW);
        super.visitMaxs(stack, locals);
    }
}
