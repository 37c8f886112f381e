package dev.assay.race.instrument;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** The body of a method that was synchronized: the monitor is entered first, and left however the method ends. */
final class SynchronizedBody extends MethodVisitor {
    private static final String MONITORS = "dev/assay/race/instrument/Monitors";

    private final boolean isStatic;
    private final String owner;
    private final String descriptor;
    private final boolean program;
    private final Label start = new Label();
    private final Label end = new Label();

    SynchronizedBody(MethodVisitor visitor, int access, String owner, String descriptor, boolean program) {
        super(Opcodes.ASM9, visitor);
        this.isStatic = (access & Opcodes.ACC_STATIC) != 0;
        this.owner = owner;
        this.descriptor = descriptor;
        this.program = program;
    }

    private void loadMonitor() {
        if (isStatic) {
            super.visitLdcInsn(Type.getObjectType(owner));
        } else {
            super.visitVarInsn(Opcodes.ALOAD, 0);
        }
    }

    @Override
    public void visitCode() {
        super.visitCode();
        loadMonitor();
        super.visitMethodInsn(
                Opcodes.INVOKESTATIC, MONITORS, program ? "enter" : "enterQuietly", "(Ljava/lang/Object;)V", false);
        super.visitLabel(start);
    }

    @Override
    public void visitInsn(int opcode) {
        if (opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN) {
            exit();
        }
        super.visitInsn(opcode);
    }

    private void exit() {
        loadMonitor();
        super.visitMethodInsn(Opcodes.INVOKESTATIC, MONITORS, "exit", "(Ljava/lang/Object;)V", false);
    }

    @Override
    public void visitMaxs(int stack, int locals) {
        super.visitLabel(end);
        Label handler = new Label();
        super.visitTryCatchBlock(start, end, handler, null);
        super.visitLabel(handler);
        List<Object> frame = new ArrayList<>();
        if (!isStatic) {
            frame.add(owner);
        }
        for (Type parameter : Type.getArgumentTypes(descriptor)) {
            frame.add(frameType(parameter));
        }
        super.visitFrame(Opcodes.F_NEW, frame.size(), frame.toArray(), 1, new Object[] {"java/lang/Throwable"});
        exit();
        super.visitInsn(Opcodes.ATHROW);
        super.visitMaxs(stack, locals);
    }

    static Object frameType(Type type) {
        return switch (type.getSort()) {
            case Type.BOOLEAN, Type.CHAR, Type.BYTE, Type.SHORT, Type.INT -> Opcodes.INTEGER;
            case Type.LONG -> Opcodes.LONG;
            case Type.FLOAT -> Opcodes.FLOAT;
            case Type.DOUBLE -> Opcodes.DOUBLE;
            default -> type.getInternalName();
        };
    }
}
