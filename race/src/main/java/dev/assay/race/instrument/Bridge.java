package dev.assay.race.instrument;

import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** A static method that announces a call of something shared, and makes it. Calls and method references lead to it. */
record Bridge(
        String host,
        boolean hostIsInterface,
        String name,
        int opcode,
        String owner,
        String method,
        String descriptor,
        boolean ownerIsInterface) {
    /** Its parameters are the instance and those of the method. */
    String ownDescriptor() {
        return "(L" + owner + ";" + descriptor.substring(1);
    }

    void write(ClassVisitor visitor) {
        MethodVisitor code = visitor.visitMethod(
                (hostIsInterface ? Opcodes.ACC_PUBLIC : Opcodes.ACC_PRIVATE)
                        | Opcodes.ACC_STATIC
                        | Opcodes.ACC_SYNTHETIC,
                name,
                ownDescriptor(),
                null,
                null);
        if (code == null) {
            return;
        }
        code.visitCode();
        code.visitVarInsn(Opcodes.ALOAD, 0);
        code.visitLdcInsn(SharedCalls.label(owner, method));
        code.visitMethodInsn(
                Opcodes.INVOKESTATIC,
                "dev/assay/race/instrument/Effects",
                SharedCalls.isLook(method) ? "look" : "call",
                "(Ljava/lang/Object;Ljava/lang/String;)V",
                false);
        code.visitVarInsn(Opcodes.ALOAD, 0);
        int local = 1;
        for (Type parameter : Type.getArgumentTypes(descriptor)) {
            code.visitVarInsn(parameter.getOpcode(Opcodes.ILOAD), local);
            local += parameter.getSize();
        }
        code.visitMethodInsn(opcode, owner, method, descriptor, ownerIsInterface);
        if (method.equals("iterator") && descriptor.equals("()Ljava/util/Iterator;")) {
            code.visitInsn(Opcodes.DUP);
            code.visitVarInsn(Opcodes.ALOAD, 0);
            code.visitMethodInsn(
                    Opcodes.INVOKESTATIC,
                    "dev/assay/race/instrument/Effects",
                    "iterates",
                    "(Ljava/lang/Object;Ljava/lang/Object;)V",
                    false);
        }
        code.visitInsn(Type.getReturnType(descriptor).getOpcode(Opcodes.IRETURN));
        code.visitMaxs(0, 0);
        code.visitEnd();
    }
}
