package dev.assay.race.instrument;

import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** The static initialiser of a class: nobody else has a turn while it runs. */
final class InitialiserBody extends EnclosedBody {
    private final String owner;

    InitialiserBody(MethodVisitor visitor, int access, String owner) {
        super(visitor, access, owner);
        this.owner = owner;
    }

    @Override
    boolean encloses() {
        return true;
    }

    @Override
    void before() {
        call("beginInitialisation");
    }

    @Override
    void after() {
        call("endInitialisation");
    }

    @Override
    void afterFailure() {
        after();
        super.visitLdcInsn(Type.getObjectType(owner));
        super.visitMethodInsn(
                Opcodes.INVOKESTATIC,
                "dev/assay/race/instrument/RaceLoader",
                "initialiserFailed",
                "(Ljava/lang/Class;)V",
                false);
    }

    private void call(String method) {
        super.visitLdcInsn(Type.getObjectType(owner));
        super.visitMethodInsn(
                Opcodes.INVOKESTATIC, "dev/assay/race/instrument/Effects", method, "(Ljava/lang/Class;)V", false);
    }
}
