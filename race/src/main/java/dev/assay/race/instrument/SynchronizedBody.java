package dev.assay.race.instrument;

import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** The body of a method that was synchronized: the monitor is entered first, and left however the method ends. */
final class SynchronizedBody extends EnclosedBody {
    private static final String MONITORS = "dev/assay/race/instrument/Monitors";

    private final boolean program;

    SynchronizedBody(MethodVisitor visitor, int access, String owner, boolean program) {
        super(visitor, access, owner);
        this.program = program;
    }

    @Override
    boolean needsInstance() {
        return true;
    }

    @Override
    boolean encloses() {
        return true;
    }

    @Override
    void before() {
        call(program ? "enter" : "enterQuietly");
    }

    @Override
    void after() {
        call(program ? "exit" : "exitQuietly");
    }

    private void call(String method) {
        loadMonitor();
        super.visitMethodInsn(Opcodes.INVOKESTATIC, MONITORS, method, "(Ljava/lang/Object;)V", false);
    }
}
