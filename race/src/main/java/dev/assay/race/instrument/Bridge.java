package dev.assay.race.instrument;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Label;
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
        boolean ownerIsInterface,
        boolean program,
        boolean weak) {
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
        boolean looks = SharedCalls.isLook(method);
        if (SharedCalls.mayLockItself(owner)) {
            code.visitVarInsn(Opcodes.ALOAD, 0);
            code.visitLdcInsn(SharedCalls.label(owner, method));
            announce(code, looks ? "enterToLook" : "enter", "(Ljava/lang/Object;Ljava/lang/String;)Ljava/lang/Object;");
            callLocked(code);
        } else {
            announceCall(code, looks);
            int event = Type.getArgumentsAndReturnSizes(ownDescriptor()) >> 2;
            if (program) {
                tellArguments(code, event);
            }
            call(code);
            if (weak && owner.equals(SharedCalls.HANDLE)) {
                endAccess(code);
            }
            if (program) {
                tellAnswer(code, event);
            }
            code.visitInsn(Type.getReturnType(descriptor).getOpcode(Opcodes.IRETURN));
        }
        code.visitMaxs(0, 0);
        code.visitEnd();
    }

    private void announceCall(MethodVisitor code, boolean looks) {
        if (owner.equals(SharedCalls.UNSAFE)) {
            code.visitVarInsn(Opcodes.ALOAD, 1);
            code.visitVarInsn(Opcodes.LLOAD, 2);
            code.visitLdcInsn(SharedCalls.label(owner, method));
            code.visitInsn(
                    method.startsWith("get") && !method.startsWith("getAnd") ? Opcodes.ICONST_1 : Opcodes.ICONST_0);
            code.visitInsn(SharedCalls.isPlainMemory(method) ? Opcodes.ICONST_0 : Opcodes.ICONST_1);
            announce(code, "memory", "(Ljava/lang/Object;JLjava/lang/String;ZZ)V");
        } else if (owner.equals(SharedCalls.HANDLE)) {
            announceAccess(code);
        } else if (owner.equals(SharedCalls.FIELD)) {
            code.visitVarInsn(Opcodes.ALOAD, 0);
            code.visitVarInsn(Opcodes.ALOAD, 1);
            code.visitInsn(method.startsWith("get") ? Opcodes.ICONST_1 : Opcodes.ICONST_0);
            announce(code, "reflective", "(Ljava/lang/reflect/Field;Ljava/lang/Object;Z)V");
        } else {
            code.visitVarInsn(Opcodes.ALOAD, 0);
            code.visitLdcInsn(SharedCalls.label(owner, method));
            announce(code, looks ? "look" : "call", "(Ljava/lang/Object;Ljava/lang/String;)V");
        }
    }

    /** Of a variable handle: what it is about, as far as that is an object or an element of an array. */
    private void announceAccess(MethodVisitor code) {
        Type[] parameters = Type.getArgumentTypes(descriptor);
        code.visitVarInsn(Opcodes.ALOAD, 0);
        boolean object = parameters.length > 0 && parameters[0].getSort() >= Type.ARRAY;
        if (object) {
            code.visitVarInsn(Opcodes.ALOAD, 1);
        } else {
            code.visitInsn(Opcodes.ACONST_NULL);
        }
        if (object && parameters.length > 1 && valueType(parameters[1]).equals("I")) {
            code.visitVarInsn(Opcodes.ILOAD, 2);
        } else {
            code.visitInsn(Opcodes.ICONST_0);
        }
        code.visitLdcInsn(SharedCalls.label(owner, method));
        String effect = program ? "variable" : Sharing.isAtomic(host) ? "variableOfAtomic" : "variableQuietly";
        announce(code, effect, "(Ljava/lang/invoke/VarHandle;Ljava/lang/Object;ILjava/lang/String;)V");
    }

    /** A result that is a truth says whether anything was written. */
    private void endAccess(MethodVisitor code) {
        boolean tells = Access.named(method).kind() == Access.Kind.MODIFY && descriptor.endsWith(")Z");
        code.visitInsn(tells ? Opcodes.DUP : Opcodes.ICONST_1);
        code.visitLdcInsn(SharedCalls.label(owner, method));
        code.visitMethodInsn(
                Opcodes.INVOKESTATIC, "dev/assay/race/instrument/Accesses", "end", "(ZLjava/lang/String;)V", false);
    }

    private static void announce(MethodVisitor code, String effect, String types) {
        code.visitMethodInsn(Opcodes.INVOKESTATIC, "dev/assay/race/instrument/Effects", effect, types, false);
    }

    /** The values of all parameters; the number of the event goes to a local variable. */
    private void tellArguments(MethodVisitor code, int event) {
        int local = 1;
        for (Type parameter : Type.getArgumentTypes(descriptor)) {
            code.visitVarInsn(parameter.getOpcode(Opcodes.ILOAD), local);
            announce(code, "argument", "(" + valueType(parameter) + ")V");
            local += parameter.getSize();
        }
        announce(code, "called", "()I");
        code.visitVarInsn(Opcodes.ISTORE, event);
    }

    private void tellAnswer(MethodVisitor code, int event) {
        Type type = Type.getReturnType(descriptor);
        if (type.getSort() == Type.VOID) {
            code.visitVarInsn(Opcodes.ILOAD, event);
            announce(code, "answered", "(I)V");
        } else {
            code.visitInsn(type.getSize() == 2 ? Opcodes.DUP2 : Opcodes.DUP);
            code.visitVarInsn(Opcodes.ILOAD, event);
            announce(code, "answered", "(" + valueType(type) + "I)V");
        }
    }

    /** Values are told apart as far as a story shows them. */
    static String valueType(Type type) {
        return switch (type.getSort()) {
            case Type.BYTE, Type.SHORT, Type.INT -> "I";
            case Type.OBJECT, Type.ARRAY -> "Ljava/lang/Object;";
            default -> type.getDescriptor();
        };
    }

    private void call(MethodVisitor code) {
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
            announce(code, "iterates", "(Ljava/lang/Object;Ljava/lang/Object;)V");
        }
    }

    /** What was locked is on the stack; it is left however the call ends. */
    private void callLocked(MethodVisitor code) {
        int lock = Type.getArgumentsAndReturnSizes(ownDescriptor()) >> 2;
        // That count includes an instance, which a static method does not have.
        lock--;
        int event = lock + 1;
        code.visitVarInsn(Opcodes.ASTORE, lock);
        tellArguments(code, event);
        Label start = new Label();
        Label end = new Label();
        Label handler = new Label();
        code.visitTryCatchBlock(start, end, handler, null);
        code.visitLabel(start);
        call(code);
        code.visitLabel(end);
        tellAnswer(code, event);
        boolean returnsObject = Type.getReturnType(descriptor).getSort() >= Type.ARRAY;
        if (returnsObject) {
            code.visitInsn(Opcodes.DUP);
            code.visitVarInsn(Opcodes.ALOAD, lock);
            code.visitInsn(Opcodes.SWAP);
        } else {
            code.visitVarInsn(Opcodes.ALOAD, lock);
            code.visitInsn(Opcodes.ACONST_NULL);
        }
        announce(code, "leave", "(Ljava/lang/Object;Ljava/lang/Object;)V");
        code.visitInsn(Type.getReturnType(descriptor).getOpcode(Opcodes.IRETURN));
        code.visitLabel(handler);
        List<Object> frame = new ArrayList<>();
        for (Type parameter : Type.getArgumentTypes(ownDescriptor())) {
            frame.add(EnclosedBody.frameType(parameter));
        }
        frame.add("java/lang/Object");
        code.visitFrame(Opcodes.F_NEW, frame.size(), frame.toArray(), 1, new Object[] {"java/lang/Throwable"});
        code.visitVarInsn(Opcodes.ALOAD, lock);
        code.visitInsn(Opcodes.ACONST_NULL);
        announce(code, "leave", "(Ljava/lang/Object;Ljava/lang/Object;)V");
        code.visitInsn(Opcodes.ATHROW);
    }
}
