package dev.assay.explore.reflect;

import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Executable;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Finds in its bytecode, and in that of what it calls in its own package, what a method reads besides its arguments. */
final class Surroundings {
    /** By the name of the method that reads it, whosever method that is: libraries wrap those of the JDK under their names. */
    private static final Map<String, String> SOURCES = Map.of(
            "currentTimeMillis", "the clock",
            "nanoTime", "the clock",
            "now", "the clock",
            "systemUTC", "the clock",
            "systemDefaultZone", "the clock",
            "systemDefault", "the time zone of the machine",
            "getDefault", "what is set on the machine",
            "getenv", "the environment",
            "randomUUID", "chance",
            "random", "chance");

    private static final int DEEPEST = 4;

    /** A method as bytecode names it, and how many calls it is away. */
    private record Reference(String owner, String name, String descriptor, int depth) {}

    private Surroundings() {}

    /** What it reads; nothing where its bytecode is not at hand. */
    static Optional<String> readBy(Executable executable) {
        boolean isMethod = executable instanceof java.lang.reflect.Method;
        String descriptor = executable instanceof java.lang.reflect.Method method
                ? Type.getMethodDescriptor(method)
                : Type.getConstructorDescriptor((java.lang.reflect.Constructor<?>) executable);
        Class<?> type = executable.getDeclaringClass();
        Deque<Reference> open = new ArrayDeque<>();
        Set<String> seen = new HashSet<>();
        open.add(new Reference(Type.getInternalName(type), isMethod ? executable.getName() : "<init>", descriptor, 0));
        while (!open.isEmpty()) {
            Reference next = open.remove();
            Optional<String> found = calls(next, type, open, seen);
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    private static Optional<String> calls(Reference method, Class<?> type, Deque<Reference> open, Set<String> seen) {
        if (method.depth() > DEEPEST || !seen.add(method.owner() + method.name() + method.descriptor())) {
            return Optional.empty();
        }
        var found = new String[1];
        try (InputStream bytes = bytes(type, method.owner())) {
            if (bytes == null) {
                return Optional.empty();
            }
            new ClassReader(bytes)
                    .accept(
                            new ClassVisitor(Opcodes.ASM9) {
                                @Override
                                public @Nullable MethodVisitor visitMethod(
                                        int access,
                                        String name,
                                        String descriptor,
                                        @Nullable String signature,
                                        String @Nullable [] exceptions) {
                                    return name.equals(method.name()) && descriptor.equals(method.descriptor())
                                            ? new Calls(method, found, open)
                                            : null;
                                }
                            },
                            ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        } catch (IOException | IllegalArgumentException e) {
            // Of a class that cannot be read, nothing is known.
            return Optional.empty();
        }
        return Optional.ofNullable(found[0]);
    }

    private static @Nullable InputStream bytes(Class<?> type, String owner) {
        ClassLoader loader = type.getClassLoader();
        String file = owner + ".class";
        return loader == null ? ClassLoader.getSystemResourceAsStream(file) : loader.getResourceAsStream(file);
    }

    /** Collects what a method calls. */
    private static final class Calls extends MethodVisitor {
        private final Reference caller;
        private final String[] found;
        private final Deque<Reference> open;

        Calls(Reference caller, String[] found, Deque<Reference> open) {
            super(Opcodes.ASM9);
            this.caller = caller;
            this.found = found;
            this.open = open;
        }

        @Override
        public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
            String source = SOURCES.get(name);
            if (source != null && found[0] == null && opcode == Opcodes.INVOKESTATIC) {
                found[0] = source;
            }
            if (home(owner).equals(home(caller.owner()))) {
                open.add(new Reference(owner, name, descriptor, caller.depth() + 1));
            }
        }

        private static String home(String owner) {
            return owner.substring(0, Math.max(0, owner.lastIndexOf('/')));
        }
    }
}
