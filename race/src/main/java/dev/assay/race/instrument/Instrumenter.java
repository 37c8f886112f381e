package dev.assay.race.instrument;

import dev.assay.race.memory.MemoryModel;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodTooLargeException;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.commons.ClassRemapper;

/** Rewrites a class, so that it runs under control. */
final class Instrumenter {
    static final String HASH = "assay$hash";
    /** The part of a class file's version that counts. */
    private static final int MAJOR = 0xFFFF;

    private final Names programNames = new Names(false);
    private final Names libraryNames = new Names(true);
    private final StandIns standIns = new StandIns();
    private final ClassFiles files;
    private final Instrumentation how;

    Instrumenter(ClassFiles files, Instrumentation how) {
        this.files = files;
        this.how = how;
    }

    /** Classes of the JDK that number what they make, from which names of threads come. */
    private static final Set<String> NUMBERING =
            Set.of("java/util/concurrent/Executors$DefaultThreadFactory", "java/util/Timer");

    StandIns standIns() {
        return standIns;
    }

    ClassFiles files() {
        return files;
    }

    boolean fine() {
        return how.granularity() == Granularity.FINE;
    }

    /** Whether all that orders what threads do is told. */
    boolean followsOrder() {
        return how.followsOrder();
    }

    /** Whether a read may give what is not the last value. */
    boolean weak() {
        return how.memory() == MemoryModel.JAVA;
    }

    /** Whether the user declared it to be one step. */
    boolean isAtomic(String owner, String method) {
        String type = owner.replace('/', '.').replace('$', '.');
        return how.atomic().contains(type) || how.atomic().contains(type + "#" + method);
    }

    /** The class with a second copy that a method of a class without one deals in; null if there is none. */
    @Nullable
    String foreignType(String owner, String descriptor) {
        if (!RaceLoader.isForeign(owner.replace('/', '.'))
                || !programNames.map(owner).equals(owner)) {
            return null;
        }
        Type method = Type.getMethodType(descriptor);
        return Stream.concat(Stream.of(method.getReturnType()), Arrays.stream(method.getArgumentTypes()))
                .filter(type -> type.getSort() == Type.OBJECT)
                .map(Type::getInternalName)
                .filter(type -> !programNames.map(type).equals(type))
                .findFirst()
                .orElse(null);
    }

    /** The class of a program. */
    byte[] program(byte[] file) {
        return rewrite(file, true);
    }

    /** The second copy of one of the JDK's classes: what it does is one step, but where it blocks, others go on. */
    byte[] library(byte[] file) {
        return rewrite(file, false);
    }

    /** What is said of plain accesses may not fit into a method; then only the rest is said in its class. */
    private byte[] rewrite(byte[] file, boolean program) {
        try {
            return rewritten(file, program);
        } catch (MethodTooLargeException e) {
            if (!fine()) {
                throw e;
            }
            return new Instrumenter(files, how.granularity(Granularity.COARSE)).rewritten(file, program);
        }
    }

    private byte[] rewritten(byte[] file, boolean program) {
        var reader = new ClassReader(file);
        var writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        var rewriting = new Rewriting(new ClassRemapper(writer, program ? programNames : libraryNames), program);
        reader.accept(
                (program ? StaticState.changes(reader) : NUMBERING.contains(reader.getClassName()))
                        ? new Reinitialisation(rewriting)
                        : rewriting,
                ClassReader.EXPAND_FRAMES);
        return writer.toByteArray();
    }

    /** Names are still the original ones here; the remapper below changes them. */
    private final class Rewriting extends ClassVisitor {
        private final boolean program;
        private final List<Bridge> bridges = new ArrayList<>();
        private String name = "";
        private String superclass = "";
        private int access;
        private boolean hasHashCode;
        private boolean interfaceMethods;
        private boolean atomicClass;

        Rewriting(ClassVisitor visitor, boolean program) {
            super(Opcodes.ASM9, visitor);
            this.program = program;
        }

        @Override
        public void visit(
                int version,
                int newAccess,
                String newName,
                @Nullable String signature,
                @Nullable String newSuperclass,
                String @Nullable [] interfaces) {
            name = newName;
            access = newAccess;
            superclass = newSuperclass == null ? "" : newSuperclass;
            interfaceMethods = (version & MAJOR) >= Opcodes.V1_8;
            // Older class files know no constants that are classes.
            super.visit(
                    (version & MAJOR) < Opcodes.V1_5 ? Opcodes.V1_5 : version,
                    newAccess,
                    newName,
                    signature,
                    newSuperclass,
                    interfaces);
        }

        @Override
        public @Nullable AnnotationVisitor visitAnnotation(String type, boolean visible) {
            atomicClass |= type.equals(AtomicBody.ANNOTATION);
            return super.visitAnnotation(type, visible);
        }

        @Override
        public @Nullable MethodVisitor visitMethod(
                int methodAccess,
                String methodName,
                String descriptor,
                @Nullable String signature,
                String @Nullable [] exceptions) {
            hasHashCode |= methodName.equals("hashCode") && descriptor.equals("()I");
            MethodVisitor visitor = super.visitMethod(
                    methodAccess & ~Opcodes.ACC_SYNCHRONIZED, methodName, descriptor, signature, exceptions);
            if (visitor == null || (methodAccess & (Opcodes.ACC_ABSTRACT | Opcodes.ACC_NATIVE)) != 0) {
                return visitor;
            }
            visitor = new Handlers(visitor);
            if (program && methodName.equals("finalize") && descriptor.equals("()V")) {
                visitor = new FinalizerBody(visitor, name);
            }
            if (how.complete() && !program && !methodName.equals("<clinit>")) {
                visitor = new LibraryBody(visitor, name, (methodAccess & Opcodes.ACC_STATIC) != 0);
            }
            boolean ordinary = program && !methodName.startsWith("<") && (methodAccess & Opcodes.ACC_SYNTHETIC) == 0;
            MethodVisitor wrapped = ordinary
                    ? new AtomicBody(
                            visitor,
                            methodAccess,
                            name,
                            methodName,
                            (atomicClass && (methodAccess & Opcodes.ACC_PRIVATE) == 0) || isAtomic(name, methodName))
                    : visitor;
            if ((methodAccess & Opcodes.ACC_SYNCHRONIZED) != 0) {
                wrapped = new SynchronizedBody(wrapped, methodAccess, name, program);
            }
            if (methodName.equals("<clinit>") || methodName.equals(Reinitialisation.AGAIN)) {
                wrapped = new InitialiserBody(wrapped, methodAccess, name);
            }
            return new MethodRewriter(
                    wrapped,
                    Instrumenter.this,
                    name,
                    methodName,
                    (access & Opcodes.ACC_INTERFACE) != 0,
                    program,
                    interfaceMethods || (access & Opcodes.ACC_INTERFACE) == 0,
                    bridges);
        }

        @Override
        public void visitEnd() {
            bridges.forEach(bridge -> bridge.write(cv));
            boolean plain = (access & (Opcodes.ACC_INTERFACE | Opcodes.ACC_ENUM | Opcodes.ACC_RECORD)) == 0;
            if (program && plain && superclass.equals("java/lang/Object") && !hasHashCode) {
                addHashCode();
            }
            super.visitEnd();
        }

        /** So that collections have the same order in every run. */
        private void addHashCode() {
            FieldVisitor field = super.visitField(
                    Opcodes.ACC_PRIVATE | Opcodes.ACC_TRANSIENT | Opcodes.ACC_SYNTHETIC, HASH, "I", null, null);
            if (field != null) {
                field.visitEnd();
            }
            MethodVisitor code =
                    super.visitMethod(Opcodes.ACC_PUBLIC | Opcodes.ACC_SYNTHETIC, "hashCode", "()I", null, null);
            if (code == null) {
                return;
            }
            code.visitCode();
            code.visitVarInsn(Opcodes.ALOAD, 0);
            code.visitVarInsn(Opcodes.ALOAD, 0);
            code.visitFieldInsn(Opcodes.GETFIELD, name, HASH, "I");
            code.visitMethodInsn(Opcodes.INVOKESTATIC, "dev/assay/race/instrument/Randomness", "hash", "(I)I", false);
            code.visitInsn(Opcodes.DUP_X1);
            code.visitFieldInsn(Opcodes.PUTFIELD, name, HASH, "I");
            code.visitInsn(Opcodes.IRETURN);
            code.visitMaxs(0, 0);
            code.visitEnd();
        }
    }
}
