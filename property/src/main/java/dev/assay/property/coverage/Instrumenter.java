package dev.assay.property.coverage;

import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Puts a call of {@link Edges#enter} at the beginning of each block of a class. */
final class Instrumenter {
    private static final String EDGES = Edges.class.getName().replace('.', '/');

    private Instrumenter() {}

    static byte[] instrument(byte[] classFile) {
        var reader = new ClassReader(classFile);
        // The stack grows by one, but no frame changes.
        var writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
        reader.accept(
                new ClassVisitor(Opcodes.ASM9, writer) {
                    private int methods;

                    @Override
                    public @Nullable MethodVisitor visitMethod(
                            int access,
                            String name,
                            String descriptor,
                            @Nullable String signature,
                            String @Nullable [] exceptions) {
                        MethodVisitor visitor = super.visitMethod(access, name, descriptor, signature, exceptions);
                        methods++;
                        return visitor == null
                                ? null
                                : new Blocks(visitor, 31 * reader.getClassName().hashCode() + methods);
                    }
                },
                0);
        return writer.toByteArray();
    }

    /** A block begins at the start, at a label, and after a conditional jump. */
    private static final class Blocks extends MethodVisitor {
        private final int seed;
        private int blocks;
        private boolean pending;

        Blocks(MethodVisitor visitor, int seed) {
            super(Opcodes.ASM9, visitor);
            this.seed = seed;
        }

        /** Only before an instruction: between a label and it there may be a frame. */
        private void enter() {
            if (pending) {
                pending = false;
                int block = (seed + blocks++) * 0x9E3779B1;
                super.visitLdcInsn(block >>> 16);
                super.visitMethodInsn(Opcodes.INVOKESTATIC, EDGES, "enter", "(I)V", false);
            }
        }

        @Override
        public void visitCode() {
            super.visitCode();
            pending = true;
        }

        @Override
        public void visitLabel(Label label) {
            super.visitLabel(label);
            pending = true;
        }

        @Override
        public void visitJumpInsn(int opcode, Label label) {
            enter();
            super.visitJumpInsn(opcode, label);
            pending = opcode != Opcodes.GOTO;
        }

        @Override
        public void visitInsn(int opcode) {
            enter();
            super.visitInsn(opcode);
        }

        @Override
        public void visitIntInsn(int opcode, int operand) {
            enter();
            super.visitIntInsn(opcode, operand);
        }

        @Override
        public void visitVarInsn(int opcode, int index) {
            enter();
            super.visitVarInsn(opcode, index);
        }

        @Override
        public void visitTypeInsn(int opcode, String type) {
            // An object that is not initialised is known by the place of its NEW: nothing may come between.
            enter();
            super.visitTypeInsn(opcode, type);
        }

        @Override
        public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
            enter();
            super.visitFieldInsn(opcode, owner, name, descriptor);
        }

        @Override
        public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
            enter();
            super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
        }

        @Override
        public void visitInvokeDynamicInsn(String name, String descriptor, Handle bootstrap, Object... arguments) {
            enter();
            super.visitInvokeDynamicInsn(name, descriptor, bootstrap, arguments);
        }

        @Override
        public void visitLdcInsn(Object value) {
            enter();
            super.visitLdcInsn(value);
        }

        @Override
        public void visitIincInsn(int index, int increment) {
            enter();
            super.visitIincInsn(index, increment);
        }

        @Override
        public void visitTableSwitchInsn(int min, int max, Label fallback, Label... labels) {
            enter();
            super.visitTableSwitchInsn(min, max, fallback, labels);
        }

        @Override
        public void visitLookupSwitchInsn(Label fallback, int[] keys, Label[] labels) {
            enter();
            super.visitLookupSwitchInsn(fallback, keys, labels);
        }

        @Override
        public void visitMultiANewArrayInsn(String descriptor, int dimensions) {
            enter();
            super.visitMultiANewArrayInsn(descriptor, dimensions);
        }
    }
}
