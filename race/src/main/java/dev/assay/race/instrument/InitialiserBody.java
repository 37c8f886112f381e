package dev.assay.race.instrument;

import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** The static initialiser of a class: nobody else has a turn while it runs. */
final class InitialiserBody extends EnclosedBody {
    InitialiserBody(MethodVisitor visitor, int access, String owner) {
        super(visitor, access, owner, "()V");
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

    private void call(String method) {
        super.visitMethodInsn(Opcodes.INVOKESTATIC, "dev/assay/race/instrument/Effects", method, "()V", false);
    }
}
