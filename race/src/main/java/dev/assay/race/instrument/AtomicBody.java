package dev.assay.race.instrument;

import org.jspecify.annotations.Nullable;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** The body of a method that may be declared to be one step: by its name, or by an annotation. */
final class AtomicBody extends EnclosedBody {
    /** By its name, since it stands with the entry points, which are above this package. */
    static final String ANNOTATION = "Ldev/assay/race/Atomic;";

    private static final String EFFECTS = "dev/assay/race/instrument/Effects";

    private final String label;
    private boolean declared;

    AtomicBody(MethodVisitor visitor, int access, String owner, String method, boolean declared) {
        super(visitor, access, owner);
        this.label = SharedCalls.label(owner, method);
        this.declared = declared;
    }

    @Override
    public @Nullable AnnotationVisitor visitAnnotation(String type, boolean visible) {
        declared |= type.equals(ANNOTATION);
        return super.visitAnnotation(type, visible);
    }

    @Override
    boolean encloses() {
        return declared;
    }

    @Override
    void before() {
        loadInstance();
        super.visitLdcInsn(label);
        super.visitMethodInsn(
                Opcodes.INVOKESTATIC, EFFECTS, "beginAtomic", "(Ljava/lang/Object;Ljava/lang/String;)V", false);
    }

    @Override
    void after() {
        super.visitMethodInsn(Opcodes.INVOKESTATIC, EFFECTS, "endAtomic", "()V", false);
    }
}
