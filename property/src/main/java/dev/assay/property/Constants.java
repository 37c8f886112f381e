package dev.assay.property;

import java.io.IOException;
import java.io.InputStream;
import java.security.CodeSource;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * The numbers and texts that the code of a property mentions: where it says {@code x == 142857142}, no chance would find that number.
 *
 * @param numbers whole numbers as they are, others as {@link Doubles} encodes them; those of the property itself come first
 */
@SuppressWarnings("ArrayRecordComponent") // Nobody compares it.
record Constants(long[] numbers, List<String> texts) {
    static final Constants NONE = new Constants(new long[0], List.of());

    /** Larger programs have too many constants for any of them to come up. */
    private static final int MOST_CLASSES = 64;

    private static final int MOST_CONSTANTS = 512;
    private static final int LONGEST_TEXT = 100;

    private static final String LIBRARY = Constants.class.getPackageName().replace('.', '/') + "/";

    /** Those nearer to zero come up anyway. */
    private static final long SMALL = 2;

    private static final ClassValue<Constants> KNOWN = new ClassValue<>() {
        @Override
        protected Constants computeValue(Class<?> type) {
            return new Reader(type).read();
        }
    };

    /** Of the class and of those of the same program that it uses. */
    static Constants of(Class<?> home) {
        return KNOWN.get(home);
    }

    /** Of these class files. */
    static Constants of(Collection<byte[]> classFiles) {
        var reader = new Reader(Constants.class);
        reader.waiting.clear();
        classFiles.forEach(reader::visit);
        return reader.found();
    }

    private static final class Reader {
        private final String home;
        private final ClassLoader loader;
        private final @Nullable CodeSource source;
        private final Deque<String> waiting = new ArrayDeque<>();
        private final Set<String> reached = new LinkedHashSet<>();
        private final Set<Long> numbers = new LinkedHashSet<>();
        private final Set<String> texts = new LinkedHashSet<>();

        Reader(Class<?> home) {
            ClassLoader own = home.getClassLoader();
            this.loader = own == null ? ClassLoader.getSystemClassLoader() : own;
            this.source = home.getProtectionDomain().getCodeSource();
            this.home = Type.getInternalName(home);
            reach(this.home);
        }

        Constants read() {
            for (int i = 0; i < MOST_CLASSES && !waiting.isEmpty(); i++) {
                visit(waiting.removeFirst());
            }
            return found();
        }

        private Constants found() {
            return new Constants(
                    numbers.stream()
                            .mapToLong(each -> each)
                            .limit(MOST_CONSTANTS)
                            .toArray(),
                    texts.stream().limit(MOST_CONSTANTS).toList());
        }

        private void reach(String name) {
            if (!name.startsWith("java/") && !name.startsWith("[") && !isOurs(name) && reached.add(name)) {
                waiting.addLast(name);
            }
        }

        /** Whether a class is of this library, and not of the property. */
        private boolean isOurs(String name) {
            return name.startsWith(LIBRARY) && !name.startsWith(home);
        }

        private void visit(String name) {
            try (InputStream stream = loader.getResourceAsStream(name + ".class")) {
                if (stream != null && isOwn(name)) {
                    visit(stream.readAllBytes());
                }
            } catch (IOException e) {
                // A class that cannot be read has no constants for us; the test itself will tell if it is broken.
            }
        }

        private void visit(byte[] classFile) {
            new ClassReader(classFile).accept(new Classes(), ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        }

        /** Whether a class belongs to the program: compiled into a folder, or from where the property comes from. */
        private boolean isOwn(String name) {
            var location = loader.getResource(name + ".class");
            if (location == null) {
                return false;
            }
            return location.getProtocol().equals("file")
                    || (source != null
                            && source.getLocation() != null
                            && location.getPath().startsWith(source.getLocation() + "!"));
        }

        private void number(long value) {
            if (Math.abs(value) > SMALL) {
                numbers.add(value);
            }
        }

        private void constant(@Nullable Object value) {
            switch (value) {
                case null -> {}
                case Integer number -> number(number);
                case Long number -> number(number);
                case Float number -> constant((double) number);
                case Double number
                when Double.isFinite(number) -> {
                    long code = Doubles.encode(Math.abs(number));
                    number(number < 0 ? -code : code);
                }
                // The compiler's own templates for joined texts have such characters.
                case String text
                when !text.isEmpty() && text.length() <= LONGEST_TEXT && text.indexOf('\u0001') < 0 -> texts.add(text);
                default -> {}
            }
        }

        private final class Classes extends ClassVisitor {
            Classes() {
                super(Opcodes.ASM9);
            }

            @Override
            public org.objectweb.asm.@Nullable FieldVisitor visitField(
                    int access, String name, String descriptor, @Nullable String signature, @Nullable Object value) {
                constant(value);
                return null;
            }

            @Override
            public MethodVisitor visitMethod(
                    int access,
                    String name,
                    String descriptor,
                    @Nullable String signature,
                    String @Nullable [] exceptions) {
                return new Methods();
            }
        }

        private final class Methods extends MethodVisitor {
            Methods() {
                super(Opcodes.ASM9);
            }

            @Override
            public void visitIntInsn(int opcode, int operand) {
                if (opcode != Opcodes.NEWARRAY) {
                    number(operand);
                }
            }

            @Override
            public void visitLdcInsn(Object value) {
                constant(value);
            }

            @Override
            public void visitLookupSwitchInsn(Label otherwise, int[] keys, Label[] labels) {
                Arrays.stream(keys).forEach(key -> number(key));
            }

            @Override
            public void visitTableSwitchInsn(int min, int max, Label otherwise, Label... labels) {
                number(min);
                number(max);
            }

            @Override
            public void visitInvokeDynamicInsn(
                    String name, String descriptor, Handle bootstrap, @Nullable Object... arguments) {
                for (Object argument : arguments) {
                    if (argument instanceof Handle handle) {
                        reach(handle.getOwner());
                    } else {
                        constant(argument);
                    }
                }
            }

            @Override
            public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
                reach(owner);
            }

            @Override
            public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
                reach(owner);
            }
        }
    }
}
