package dev.assay.race.instrument;

import java.io.IOException;
import java.io.InputStream;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.Opcodes;

/** What class files say of classes that need not be loaded for it. */
final class ClassFiles {
    /** A class, its superclass, and the access flags of its own fields. */
    private record Summary(@Nullable String superclass, Map<String, Integer> fields) {}

    private final ClassLoader source;
    private final Map<String, Summary> summaries = new HashMap<>();

    ClassFiles(ClassLoader source) {
        this.source = source;
    }

    byte @Nullable [] read(String name) throws IOException {
        try (InputStream file = source.getResourceAsStream(name + ".class")) {
            return file == null ? null : file.readAllBytes();
        }
    }

    boolean isThread(String name) {
        String each = name;
        while (each != null && !each.equals("java/lang/Object")) {
            if (each.equals("java/lang/Thread")) {
                return true;
            }
            each = summary(each).superclass;
        }
        return false;
    }

    /** The flags of a field, wherever above the class it is declared; 0 if it is not found. */
    int field(String owner, String name) {
        String each = owner;
        while (each != null) {
            Summary summary = summary(each);
            Integer access = summary.fields.get(name);
            if (access != null) {
                return access;
            }
            each = summary.superclass;
        }
        return 0;
    }

    private synchronized Summary summary(String name) {
        return summaries.computeIfAbsent(name, any -> {
            try {
                byte[] file = read(name);
                return file == null ? new Summary(null, Map.of()) : summarise(file);
            } catch (IOException e) {
                return new Summary(null, Map.of());
            }
        });
    }

    private static Summary summarise(byte[] file) {
        var reader = new ClassReader(file);
        var fields = new HashMap<String, Integer>();
        reader.accept(
                new ClassVisitor(Opcodes.ASM9) {
                    @Override
                    public @Nullable FieldVisitor visitField(
                            int access,
                            String name,
                            String descriptor,
                            @Nullable String signature,
                            @Nullable Object value) {
                        fields.put(name, access);
                        return null;
                    }
                },
                ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        return new Summary(reader.getSuperName(), fields);
    }
}
