package dev.assay.race.instrument;

import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Whether the static fields of a class can be changed by a run: a field that is assigned after the initialiser, or one that
 * holds an object which may change. Other classes need not be initialised again, which saves time.
 */
final class StaticState extends ClassVisitor {
    private static final Set<String> NEVER_CHANGE = Set.of(
            "Ljava/lang/String;",
            "Ljava/lang/Class;",
            "Ljava/lang/Integer;",
            "Ljava/lang/Long;",
            "Ljava/lang/Short;",
            "Ljava/lang/Byte;",
            "Ljava/lang/Character;",
            "Ljava/lang/Boolean;",
            "Ljava/lang/Float;",
            "Ljava/lang/Double;",
            "Ljava/math/BigInteger;",
            "Ljava/math/BigDecimal;",
            "Ljava/time/Duration;",
            "Ljava/time/Instant;",
            "Ljava/util/regex/Pattern;",
            "Ljava/util/UUID;",
            "Ljava/lang/invoke/VarHandle;",
            "Ljava/lang/invoke/MethodHandle;",
            "Ljava/nio/charset/Charset;",
            "Ljava/util/Locale;");

    private final Set<String> variables = new HashSet<>();
    private String name = "";
    private boolean changes;
    private boolean exempt;

    private StaticState() {
        super(Opcodes.ASM9);
    }

    static boolean changes(ClassReader file) {
        var state = new StaticState();
        file.accept(state, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        return state.changes && !state.exempt;
    }

    /** The constants of an enum are known to the JDK, and those of an interface must be final. */
    @Override
    public void visit(
            int version,
            int access,
            String newName,
            @Nullable String signature,
            @Nullable String superclass,
            String @Nullable [] interfaces) {
        name = newName;
        exempt = (access & (Opcodes.ACC_ENUM | Opcodes.ACC_INTERFACE | Opcodes.ACC_SYNTHETIC)) != 0;
    }

    @Override
    public @Nullable FieldVisitor visitField(
            int access, String field, String descriptor, @Nullable String signature, @Nullable Object value) {
        if ((access & Opcodes.ACC_STATIC) != 0) {
            if ((access & Opcodes.ACC_FINAL) == 0) {
                variables.add(field);
                // Others may assign it.
                changes |= (access & Opcodes.ACC_PRIVATE) == 0;
            }
            boolean object = Type.getType(descriptor).getSort() >= Type.ARRAY;
            changes |= object && !NEVER_CHANGE.contains(descriptor);
        }
        return null;
    }

    @Override
    public @Nullable MethodVisitor visitMethod(
            int access, String method, String descriptor, @Nullable String signature, String @Nullable [] exceptions) {
        if (method.equals("<clinit>")) {
            return null;
        }
        return new MethodVisitor(Opcodes.ASM9) {
            @Override
            public void visitFieldInsn(int opcode, String owner, String field, String type) {
                changes |= opcode == Opcodes.PUTSTATIC && owner.equals(name) && variables.contains(field);
            }
        };
    }
}
