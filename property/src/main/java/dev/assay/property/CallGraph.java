package dev.assay.property;

import java.io.IOException;
import java.io.InputStream;
import java.security.CodeSource;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** The methods of a class and of those of the same program that it uses: what they mention, and what they call. */
final class CallGraph {
    /** Larger programs have too many constants for any of them to come up. */
    private static final int MOST_CLASSES = 64;

    private static final String LIBRARY = CallGraph.class.getPackageName().replace('.', '/') + "/";

    private static final ClassValue<CallGraph> KNOWN = new ClassValue<>() {
        @Override
        protected CallGraph computeValue(Class<?> type) {
            return new Loading(type).graph();
        }
    };

    /** A method of some class; a field stands for the initialiser of its class. */
    private record Reference(String owner, String name, String descriptor) {
        static Reference initialiser(String owner) {
            return new Reference(owner, "<clinit>", "()V");
        }

        boolean overrides(Reference other) {
            return name.equals(other.name) && descriptor.equals(other.descriptor);
        }
    }

    private static final class Routine {
        final List<Object> mentions = new ArrayList<>();
        final Set<Reference> calls = new LinkedHashSet<>();
        boolean hasCode;
    }

    private final Map<Reference, Routine> routines = new LinkedHashMap<>();
    private final List<Object> fields = new ArrayList<>();

    private CallGraph() {}

    /** The class and those of the same program that it uses. */
    static CallGraph of(Class<?> home) {
        return KNOWN.get(home);
    }

    /** These class files. */
    static CallGraph of(Collection<byte[]> classFiles) {
        var graph = new CallGraph();
        classFiles.forEach(graph::read);
        return graph;
    }

    /** What the method mentions, then what those mention that it calls, and so on; at last all others. */
    List<Object> mentions(Origin origin) {
        String type = Type.getInternalName(origin.type());
        var seen = new LinkedHashMap<Reference, Routine>();
        var waiting = new ArrayDeque<Reference>();
        routines.keySet().stream()
                .filter(each -> each.owner().equals(type) && each.name().equals(origin.method()))
                .forEach(waiting::add);
        while (!waiting.isEmpty()) {
            Reference next = waiting.removeFirst();
            Routine routine = routines.get(next);
            if (routine != null && seen.putIfAbsent(next, routine) == null) {
                routine.calls.forEach(call -> waiting.addAll(meant(call)));
            }
        }
        routines.forEach(seen::putIfAbsent);
        return mentions(seen.values());
    }

    /** What all methods mention. */
    List<Object> mentions() {
        return mentions(routines.values());
    }

    private List<Object> mentions(Collection<Routine> inOrder) {
        var mentions = new ArrayList<>();
        inOrder.forEach(routine -> mentions.addAll(routine.mentions));
        mentions.addAll(fields);
        return mentions;
    }

    /** The method that is called; where it has no code or is inherited, all of that name. */
    private Collection<Reference> meant(Reference call) {
        Routine routine = routines.get(call);
        return routine != null && routine.hasCode
                ? List.of(call)
                : routines.keySet().stream()
                        .filter(each -> each.overrides(call))
                        .toList();
    }

    private void read(byte[] classFile) {
        var reader = new ClassReader(classFile);
        reader.accept(new Classes(reader.getClassName()), ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
    }

    /** Class files one after the other, as the code of one names the next. */
    private static final class Loading {
        private final CallGraph graph = new CallGraph();
        private final String home;
        private final ClassLoader loader;
        private final @Nullable CodeSource source;
        private final Deque<String> waiting = new ArrayDeque<>();
        private final Set<String> reached = new LinkedHashSet<>();

        Loading(Class<?> home) {
            ClassLoader own = home.getClassLoader();
            this.loader = own == null ? ClassLoader.getSystemClassLoader() : own;
            this.source = home.getProtectionDomain().getCodeSource();
            this.home = Type.getInternalName(home);
            reach(this.home);
        }

        CallGraph graph() {
            for (int i = 0; i < MOST_CLASSES && !waiting.isEmpty(); i++) {
                int before = graph.routines.size();
                load(waiting.removeFirst());
                graph.routines.values().stream()
                        .skip(before)
                        .flatMap(routine -> routine.calls.stream())
                        .forEach(call -> reach(call.owner()));
            }
            return graph;
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

        private void load(String name) {
            try (InputStream stream = loader.getResourceAsStream(name + ".class")) {
                if (stream != null && isOwn(name)) {
                    graph.read(stream.readAllBytes());
                }
            } catch (IOException e) {
                // A class that cannot be read has no constants for us; the test itself will tell if it is broken.
            }
        }

        /** Whether a class belongs to the program: neither from the JDK nor from another archive than the property. */
        private boolean isOwn(String name) {
            var location = loader.getResource(name + ".class");
            return location != null
                    && switch (location.getProtocol()) {
                        case "jrt" -> false;
                        case "jar" ->
                            source != null
                                    && source.getLocation() != null
                                    && location.getPath().startsWith(source.getLocation() + "!");
                        default -> true;
                    };
        }
    }

    private final class Classes extends ClassVisitor {
        private final String owner;

        Classes(String owner) {
            super(Opcodes.ASM9);
            this.owner = owner;
        }

        @Override
        public @Nullable FieldVisitor visitField(
                int access, String name, String descriptor, @Nullable String signature, @Nullable Object value) {
            if (value != null) {
                fields.add(value);
            }
            return null;
        }

        @Override
        public MethodVisitor visitMethod(
                int access,
                String name,
                String descriptor,
                @Nullable String signature,
                String @Nullable [] exceptions) {
            return new Methods(routines.computeIfAbsent(new Reference(owner, name, descriptor), any -> new Routine()));
        }
    }

    private static final class Methods extends MethodVisitor {
        private final Routine routine;

        Methods(Routine routine) {
            super(Opcodes.ASM9);
            this.routine = routine;
        }

        @Override
        public void visitCode() {
            routine.hasCode = true;
        }

        @Override
        public void visitIntInsn(int opcode, int operand) {
            if (opcode != Opcodes.NEWARRAY) {
                routine.mentions.add(operand);
            }
        }

        @Override
        public void visitLdcInsn(Object value) {
            routine.mentions.add(value);
        }

        @Override
        public void visitLookupSwitchInsn(Label otherwise, int[] keys, Label[] labels) {
            IntStream.of(keys).forEach(routine.mentions::add);
        }

        @Override
        public void visitTableSwitchInsn(int min, int max, Label otherwise, Label... labels) {
            routine.mentions.add(min);
            routine.mentions.add(max);
        }

        @Override
        public void visitInvokeDynamicInsn(
                String name, String descriptor, Handle bootstrap, @Nullable Object... arguments) {
            for (Object argument : arguments) {
                if (argument instanceof Handle handle) {
                    routine.calls.add(new Reference(handle.getOwner(), handle.getName(), handle.getDesc()));
                } else if (argument != null) {
                    routine.mentions.add(argument);
                }
            }
        }

        @Override
        public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
            routine.calls.add(new Reference(owner, name, descriptor));
        }

        @Override
        public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
            routine.calls.add(Reference.initialiser(owner));
        }
    }
}
