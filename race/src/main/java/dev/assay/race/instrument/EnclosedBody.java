package dev.assay.race.instrument;

import java.util.List;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** The body of a method with something to be done before it, and something after it, however it ends. */
abstract class EnclosedBody extends MethodVisitor {
    private final boolean isStatic;
    private final String owner;
    private final Label start = new Label();
    private final Label end = new Label();

    EnclosedBody(MethodVisitor visitor, int access, String owner) {
        super(Opcodes.ASM9, visitor);
        this.isStatic = (access & Opcodes.ACC_STATIC) != 0;
        this.owner = owner;
    }

    /** Whether there is anything to be done; known when the code begins. */
    abstract boolean encloses();

    abstract void before();

    abstract void after();

    /** What is to be done if it ends with an exception. */
    void afterFailure() {
        after();
    }

    /** Whether {@link #after} needs the instance. */
    boolean needsInstance() {
        return false;
    }

    /** The instance, or null of a static method. */
    void loadInstance() {
        if (isStatic) {
            super.visitInsn(Opcodes.ACONST_NULL);
        } else {
            super.visitVarInsn(Opcodes.ALOAD, 0);
        }
    }

    /** The instance, or the class of a static method. */
    void loadMonitor() {
        if (isStatic) {
            super.visitLdcInsn(Type.getObjectType(owner));
        } else {
            super.visitVarInsn(Opcodes.ALOAD, 0);
        }
    }

    @Override
    public void visitCode() {
        super.visitCode();
        if (encloses()) {
            before();
            super.visitLabel(start);
        }
    }

    @Override
    public void visitInsn(int opcode) {
        if (opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN && encloses()) {
            after();
        }
        super.visitInsn(opcode);
    }

    @Override
    public void visitMaxs(int stack, int locals) {
        if (encloses()) {
            super.visitLabel(end);
            Label handler = new Label();
            super.visitTryCatchBlock(start, end, handler, null);
            super.visitLabel(handler);
            // The method may have put something else where its parameters were.
            List<Object> frame = isStatic || !needsInstance() ? List.of() : List.of(owner);
            super.visitFrame(Opcodes.F_NEW, frame.size(), frame.toArray(), 1, new Object[] {"java/lang/Throwable"});
            afterFailure();
            super.visitInsn(Opcodes.ATHROW);
        }
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
