package dev.assay.race.instrument;

import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** The body of {@code finalize}: on the JDK's own thread for that it does nothing, for Java never promises that it is run. */
final class FinalizerBody extends MethodVisitor {
    private final String owner;

    FinalizerBody(MethodVisitor visitor, String owner) {
        super(Opcodes.ASM9, visitor);
        this.owner = owner;
    }

    @Override
    public void visitCode() {
        super.visitCode();
        Label body = new Label();
        super.visitMethodInsn(Opcodes.INVOKESTATIC, "dev/assay/race/instrument/Effects", "isControlled", "()Z", false);
        super.visitJumpInsn(Opcodes.IFNE, body);
        super.visitInsn(Opcodes.RETURN);
        super.visitLabel(body);
        super.visitFrame(Opcodes.F_NEW, 1, new Object[] {owner}, 0, new Object[0]);
        // The body may begin with a frame of its own, and no two stand at one place.
        super.visitInsn(Opcodes.NOP);
    }
}
