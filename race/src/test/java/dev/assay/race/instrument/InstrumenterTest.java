package dev.assay.race.instrument;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.race.memory.MemoryModel;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Set;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.commons.Remapper;

/** What was rewritten passes the verifier, which looks at a class when its methods are asked for. */
class InstrumenterTest {
    /** A class with a static method that is synchronized and catches everything, and overwrites its parameter. */
    private static byte[] classFile(int version) {
        var writer = new ClassWriter(0);
        writer.visit(version, Opcodes.ACC_PUBLIC | Opcodes.ACC_SUPER, "Old", null, "java/lang/Object", null);
        MethodVisitor code = writer.visitMethod(
                Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC | Opcodes.ACC_SYNCHRONIZED,
                "twice",
                "(Ljava/lang/Integer;)I",
                null,
                null);
        code.visitCode();
        code.visitVarInsn(Opcodes.ALOAD, 0);
        code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, "java/lang/Integer", "intValue", "()I", false);
        code.visitVarInsn(Opcodes.ISTORE, 0);
        code.visitVarInsn(Opcodes.ILOAD, 0);
        code.visitVarInsn(Opcodes.ILOAD, 0);
        code.visitInsn(Opcodes.IADD);
        code.visitInsn(Opcodes.IRETURN);
        code.visitMaxs(2, 1);
        code.visitEnd();
        writer.visitEnd();
        return writer.toByteArray();
    }

    @ParameterizedTest
    @ValueSource(
            ints = {
                3 << 16 | 45,
                Opcodes.V1_2,
                Opcodes.V1_3,
                Opcodes.V1_4,
                Opcodes.V1_5,
                Opcodes.V1_6,
                Opcodes.V1_7,
                Opcodes.V1_8,
                Opcodes.V17,
                Opcodes.V21
            })
    void classFilesOfEveryVersionRun(int version) throws Exception {
        Class<?> old =
                new RaceLoader(source(classFile(version)), Instrumentation.of(Granularity.FINE)).loadClass("Old");
        assertEquals(14, old.getMethod("twice", Integer.class).invoke(null, 7));
    }

    private static ClassLoader source(byte[] file) {
        return new ClassLoader(InstrumenterTest.class.getClassLoader()) {
            @Override
            public InputStream getResourceAsStream(String name) {
                return name.equals("Old.class") ? new ByteArrayInputStream(file) : super.getResourceAsStream(name);
            }
        };
    }

    /** A class whose finalizer fails. */
    private static byte[] finalized() {
        var writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        writer.visit(Opcodes.V17, Opcodes.ACC_PUBLIC | Opcodes.ACC_SUPER, "Old", null, "java/lang/Object", null);
        MethodVisitor maker = writer.visitMethod(Opcodes.ACC_PUBLIC, "<init>", "()V", null, null);
        maker.visitCode();
        maker.visitVarInsn(Opcodes.ALOAD, 0);
        maker.visitMethodInsn(Opcodes.INVOKESPECIAL, "java/lang/Object", "<init>", "()V", false);
        maker.visitInsn(Opcodes.RETURN);
        maker.visitMaxs(0, 0);
        maker.visitEnd();
        MethodVisitor code = writer.visitMethod(Opcodes.ACC_PUBLIC, "finalize", "()V", null, null);
        code.visitCode();
        code.visitInsn(Opcodes.ACONST_NULL);
        code.visitInsn(Opcodes.ATHROW);
        code.visitMaxs(0, 0);
        code.visitEnd();
        writer.visitEnd();
        return writer.toByteArray();
    }

    @Test
    void finalizersDoNothingOnThreadsThatAreNotControlled() throws Exception {
        Class<?> type = new RaceLoader(source(finalized()), Instrumentation.of(Granularity.FINE)).loadClass("Old");
        Object object = type.getConstructor().newInstance();
        assertDoesNotThrow(() -> type.getMethod("finalize").invoke(object));
    }

    static Stream<Instrumentation> ways() {
        return Stream.of(
                Instrumentation.of(Granularity.FINE),
                Instrumentation.of(Granularity.COARSE),
                new Instrumentation(Granularity.FINE, Set.of(), true, MemoryModel.SEQUENTIAL, true),
                new Instrumentation(Granularity.FINE, Set.of(), true, MemoryModel.JAVA, true));
    }

    @ParameterizedTest
    @MethodSource("ways")
    void everyClassOfALibraryPassesTheVerifier(Instrumentation how) throws Exception {
        Path library = Path.of(Remapper.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
        var loader = new RaceLoader(InstrumenterTest.class.getClassLoader(), how);
        int methods = 0;
        try (var jar = new JarFile(library.toFile())) {
            for (JarEntry entry : Collections.list(jar.entries())) {
                String name = entry.getName();
                if (name.endsWith(".class") && !name.contains("module-info")) {
                    String type =
                            name.substring(0, name.length() - ".class".length()).replace('/', '.');
                    methods += loader.loadClass(type).getDeclaredMethods().length;
                }
            }
        }
        assertTrue(methods > 100, "only " + methods + " methods");
    }
}
