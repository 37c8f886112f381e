package dev.assay.rank.task;

import dev.assay.property.Gen;
import dev.assay.rank.Call;
import dev.assay.rank.isolation.MemoryLoader;
import dev.assay.rank.program.Compilation;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Classes that belong to the task, not to a submission: they are trusted, and run in our own process. */
final class TeacherCode {
    private final Path folder;
    private final Map<String, byte[]> known = new LinkedHashMap<>();
    private final Map<String, List<Class<?>>> loaded = new HashMap<>();

    /** @param shared what all files may use */
    TeacherCode(Path folder, Map<String, byte[]> shared) {
        this.folder = folder;
        this.known.putAll(shared);
    }

    /** The classes of a source or class file in the folder. */
    List<Class<?>> classes(String name) {
        return loaded.computeIfAbsent(name, _ -> {
            Map<String, byte[]> own = compile(folder, name, known, classPath());
            Map<String, byte[]> all = new HashMap<>(known);
            all.putAll(own);
            var loader = new MemoryLoader(all, TeacherCode.class.getClassLoader());
            var classes = new ArrayList<Class<?>>();
            try {
                for (String each : own.keySet().stream().sorted().toList()) {
                    classes.add(loader.loadClass(each));
                }
            } catch (ClassNotFoundException | LinkageError e) {
                throw new TaskException(folder.resolve(name) + ": cannot be loaded: " + e.getMessage());
            }
            return classes;
        });
    }

    /** The class files of a source, or a class file by itself. */
    static Map<String, byte[]> compile(Path folder, String name, Map<String, byte[]> known, String classPath) {
        Path file = folder.resolve(name);
        try {
            if (name.endsWith(".class")) {
                byte[] bytes = Files.readAllBytes(file);
                return Map.of(ClassFiles.nameOf(bytes, file), bytes);
            }
            var source = new Compilation.Source(file, Files.readString(file));
            Compilation compilation = Compilation.of(List.of(source), known, classPath);
            if (!compilation.problems().isEmpty()) {
                throw new TaskException(compilation.firstError().toString());
            }
            return compilation.classes();
        } catch (java.nio.file.NoSuchFileException e) {
            throw new TaskException("there is no file " + file);
        } catch (IOException e) {
            throw new TaskException(file + ": cannot be read: " + e.getMessage());
        }
    }

    /** Generators and calls, from wherever they came to us. */
    private static String classPath() {
        try {
            var places = new ArrayList<String>();
            for (Class<?> each : List.of(Gen.class, Call.class)) {
                places.add(Path.of(each.getProtectionDomain()
                                .getCodeSource()
                                .getLocation()
                                .toURI())
                        .toString());
            }
            return String.join(java.io.File.pathSeparator, places);
        } catch (URISyntaxException e) {
            throw new IllegalStateException("where our own classes are, is no path", e);
        }
    }

    /** The static methods of a file. */
    List<Method> methods(String name) {
        var methods = new ArrayList<Method>();
        for (Class<?> type : classes(name)) {
            for (Method each : type.getDeclaredMethods()) {
                if (Modifier.isStatic(each.getModifiers()) && !each.isSynthetic()) {
                    each.setAccessible(true);
                    methods.add(each);
                }
            }
        }
        return methods;
    }

    /** What the file's method without arguments that makes a generator makes. */
    Gen<?> generator(String name) {
        Optional<Method> maker = methods(name).stream()
                .filter(method -> method.getReturnType() == Gen.class && method.getParameterCount() == 0)
                .filter(method -> !Modifier.isPrivate(method.getModifiers()))
                .findFirst();
        if (maker.isEmpty()) {
            throw new TaskException(folder.resolve(name)
                    + ": has no static method without arguments that returns a Gen and is not private");
        }
        try {
            return (Gen<?>) java.util.Objects.requireNonNull(maker.get().invoke(null));
        } catch (InvocationTargetException e) {
            throw new TaskException(folder.resolve(name) + ": the generator cannot be made: " + e.getCause());
        } catch (IllegalAccessException e) {
            throw new IllegalStateException("it was made accessible", e);
        }
    }
}
