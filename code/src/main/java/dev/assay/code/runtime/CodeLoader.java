package dev.assay.code.runtime;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The classes of one compiled program, which are defined when they are first needed and go away with the program. They are
 * not hidden classes because they have to name one another.
 */
public final class CodeLoader extends ClassLoader {
    private final Map<String, byte[]> classes = new HashMap<>();
    private final Fuel fuel;
    private Object[] constants = {};

    public CodeLoader(Fuel fuel) {
        super(CodeLoader.class.getClassLoader());
        this.fuel = fuel;
    }

    public void add(String name, byte[] bytes) {
        classes.put(name, bytes);
    }

    public void setConstants(Object[] constants) {
        this.constants = constants;
    }

    /** Asked for by the initialisers of compiled classes. */
    public Object[] constants() {
        return constants;
    }

    /** Asked for by the initialisers of compiled classes. */
    public Fuel fuel() {
        return fuel;
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        byte @Nullable [] bytes = classes.remove(name);
        if (bytes == null) {
            throw new ClassNotFoundException(name);
        }
        return defineClass(name, bytes, 0, bytes.length);
    }
}
