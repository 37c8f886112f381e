package dev.assay.rank.isolation;

import java.util.Map;

/** Loads classes that are in memory. */
public final class MemoryLoader extends ClassLoader {
    private final Map<String, byte[]> files;

    public MemoryLoader(Map<String, byte[]> files, ClassLoader parent) {
        super(parent);
        this.files = Map.copyOf(files);
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        byte[] bytes = files.get(name);
        if (bytes == null) {
            throw new ClassNotFoundException(name);
        }
        return defineClass(name, bytes, 0, bytes.length);
    }
}
