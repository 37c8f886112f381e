package dev.assay.property.coverage;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;

/** Loads the classes of some packages anew, instrumented; all others come from the parent. */
public final class CoverageLoader extends ClassLoader {
    private final List<String> packages;

    public CoverageLoader(ClassLoader parent, String... packages) {
        super(parent);
        this.packages = List.of(packages);
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        if (packages.stream().noneMatch(prefix -> name.startsWith(prefix + "."))) {
            return super.loadClass(name, resolve);
        }
        synchronized (getClassLoadingLock(name)) {
            Class<?> loaded = findLoadedClass(name);
            return loaded != null ? loaded : findClass(name);
        }
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        try (InputStream file = getResourceAsStream(name.replace('.', '/') + ".class")) {
            if (file == null) {
                throw new ClassNotFoundException(name);
            }
            byte[] classFile = Instrumenter.instrument(file.readAllBytes());
            return defineClass(name, classFile, 0, classFile.length);
        } catch (IOException e) {
            throw new ClassNotFoundException(name, e);
        }
    }
}
