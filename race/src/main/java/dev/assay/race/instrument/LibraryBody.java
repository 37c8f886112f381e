package dev.assay.race.instrument;

import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** The body of a method of the JDK's concurrent classes, which tells when it is being executed: others may see what it does. */
final class LibraryBody extends MethodVisitor {
    private static final String STAND_INS = "dev/assay/race/instrument/";
    private static final String EFFECTS = STAND_INS + "Effects";

    /** Whether it touches only the instance, and whoever calls it tells so. */
    private final boolean atomic;

    private final boolean isStatic;

    LibraryBody(MethodVisitor visitor, String owner, boolean isStatic) {
        super(Opcodes.ASM9, visitor);
        this.atomic = owner.startsWith("java/util/concurrent/atomic/Atomic") && !owner.contains("FieldUpdater");
        this.isStatic = isStatic;
    }

    @Override
    public void visitCode() {
        super.visitCode();
        if (!atomic) {
            announce();
        }
    }

    /** What it calls may be code of the program, after which it goes on. */
    @Override
    public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
        super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
        if (!atomic && mayCallTheProgram(opcode, owner)) {
            announce();
        } else if (!isStatic && opcode == Opcodes.INVOKEINTERFACE) {
            super.visitVarInsn(Opcodes.ALOAD, 0);
            super.visitMethodInsn(Opcodes.INVOKESTATIC, EFFECTS, "goesOn", "(Ljava/lang/Object;)V", false);
        }
    }

    /** Stand-ins announce something else, after which it goes on, too. */
    private static boolean mayCallTheProgram(int opcode, String owner) {
        return opcode == Opcodes.INVOKEINTERFACE
                || opcode == Opcodes.INVOKEVIRTUAL
                || opcode == Opcodes.INVOKESTATIC && owner.startsWith(STAND_INS) && !owner.equals(EFFECTS);
    }

    private void announce() {
        super.visitMethodInsn(Opcodes.INVOKESTATIC, EFFECTS, "library", "()V", false);
    }
}
