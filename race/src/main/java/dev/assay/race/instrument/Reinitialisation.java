package dev.assay.race.instrument;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Makes a class that can be initialised again: what its initialiser does becomes a method, which a second one calls after it
 * has cleared the static fields. For that they can no longer be final, but for compile-time constants.
 */
final class Reinitialisation extends ClassVisitor {
    static final String AGAIN = "assay$again";

    private static final String INITIALISE = "assay$initialise";

    private final List<StaticField> fields = new ArrayList<>();
    private String name = "";
    private boolean initialiser;

    /** @param value what it has before the initialiser runs, if not its type's zero */
    private record StaticField(
            String name, String descriptor, @Nullable Object value) {}

    Reinitialisation(ClassVisitor visitor) {
        super(Opcodes.ASM9, visitor);
    }

    @Override
    public void visit(
            int version,
            int access,
            String newName,
            @Nullable String signature,
            @Nullable String superclass,
            String @Nullable [] interfaces) {
        name = newName;
        super.visit(version, access, newName, signature, superclass, interfaces);
    }

    @Override
    public @Nullable FieldVisitor visitField(
            int access, String field, String descriptor, @Nullable String signature, @Nullable Object value) {
        boolean constant = (access & Opcodes.ACC_FINAL) != 0 && value != null;
        if ((access & Opcodes.ACC_STATIC) == 0 || constant) {
            return super.visitField(access, field, descriptor, signature, value);
        }
        fields.add(new StaticField(field, descriptor, value));
        return super.visitField(access & ~Opcodes.ACC_FINAL, field, descriptor, signature, value);
    }

    @Override
    public @Nullable MethodVisitor visitMethod(
            int access, String method, String descriptor, @Nullable String signature, String @Nullable [] exceptions) {
        if (!method.equals("<clinit>")) {
            return super.visitMethod(access, method, descriptor, signature, exceptions);
        }
        initialiser = true;
        return super.visitMethod(
                Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC, INITIALISE, "()V", null, null);
    }

    @Override
    public void visitEnd() {
        write("<clinit>", Opcodes.ACC_STATIC, code -> {
            initialise(code);
            code.visitLdcInsn(Type.getObjectType(name));
            code.visitMethodInsn(
                    Opcodes.INVOKESTATIC,
                    "dev/assay/race/instrument/RaceLoader",
                    "initialised",
                    "(Ljava/lang/Class;)V",
                    false);
        });
        write(AGAIN, Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC, code -> {
            fields.forEach(field -> clear(code, field));
            initialise(code);
        });
        super.visitEnd();
    }

    private interface Code {
        void write(MethodVisitor code);
    }

    private void write(String method, int access, Code body) {
        MethodVisitor code = super.visitMethod(access, method, "()V", null, null);
        if (code != null) {
            code.visitCode();
            body.write(code);
            code.visitInsn(Opcodes.RETURN);
            code.visitMaxs(0, 0);
            code.visitEnd();
        }
    }

    private void initialise(MethodVisitor code) {
        if (initialiser) {
            code.visitMethodInsn(Opcodes.INVOKESTATIC, name, INITIALISE, "()V", false);
        }
    }

    private void clear(MethodVisitor code, StaticField field) {
        if (field.value() != null) {
            code.visitLdcInsn(field.value());
        } else {
            code.visitInsn(
                    switch (Type.getType(field.descriptor()).getSort()) {
                        case Type.LONG -> Opcodes.LCONST_0;
                        case Type.FLOAT -> Opcodes.FCONST_0;
                        case Type.DOUBLE -> Opcodes.DCONST_0;
                        case Type.ARRAY, Type.OBJECT -> Opcodes.ACONST_NULL;
                        default -> Opcodes.ICONST_0;
                    });
        }
        code.visitFieldInsn(Opcodes.PUTSTATIC, name, field.name(), field.descriptor());
    }
}
