package dev.assay.logic.image;

import dev.assay.logic.Sort;
import dev.assay.logic.Term;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Restoration;
import dev.assay.logic.kernel.Signature;
import java.lang.reflect.Constructor;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.pcollections.HashTreePMap;
import org.pcollections.HashTreePSet;
import org.pcollections.PMap;
import org.pcollections.PSet;

/**
 * One theory of an {@link Image}: its fields in the order in which {@link ImageWriter} wrote them. What they hold is decoded when
 * it is asked for, by whatever thread.
 */
public final class ImageReader implements Restoration.Fields {
    private static final String OURS = "dev.assay.";

    private final Image image;
    private final int theory;
    private final Restoration restoration;

    /** What was decoded so far; all of it is immutable. */
    private final @Nullable Object[] values;

    private final Map<String, Constructor<?>> constructors = new HashMap<>();
    private final Signature signature;
    private int field;

    ImageReader(Image image, int theory, Restoration restoration) {
        this.image = image;
        this.theory = theory;
        values = new @Nullable Object[image.cellCount()];
        this.restoration = restoration;
        signature = restoration.signature(theory, this);
    }

    /** The signature of the theory, to which all its theorems belong. */
    public Signature signature() {
        return signature;
    }

    /** The next field, a map. */
    @Override
    public <K, V> PMap<K, V> map() {
        var cells = new HashMap<K, Integer>();
        for (int step = 0; step <= theory; step++) {
            var section = image.section(step, field);
            for (int rest = section.number(); rest > 0; rest--) {
                K key = this.<K>value(section.number());
                int value = section.number();
                if (value == 0) {
                    cells.remove(key);
                } else {
                    cells.put(key, value - 1);
                }
            }
        }
        field++;
        return Stored.of(cells, this::<V>value);
    }

    /** The next field, a set. */
    public PSet<String> set() {
        return HashTreePSet.from(this.<String, Boolean>map().keySet());
    }

    /** The next field, a map that is decoded at once: in its order, which matters to those who take the first that fits. */
    @Override
    public <K, V> PMap<K, V> orderedMap() {
        return HashTreePMap.from(this.<K, V>map());
    }

    /** The next field, a list. */
    public <T> List<T> list() {
        var result = new ArrayList<T>();
        for (int step = 0; step <= theory; step++) {
            var section = image.section(step, field);
            for (int rest = section.number(); rest > 0; rest--) {
                result.add(this.<T>value(section.number()));
            }
        }
        field++;
        return Collections.unmodifiableList(result);
    }

    /** Says that all fields of the theory were asked for. */
    public void end() {
        if (field != image.fieldCount()) {
            throw new IllegalStateException(
                    "image: " + field + " fields of a theory were read, but it has " + image.fieldCount());
        }
    }

    // Cells

    @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"}) // The writer wrote it at the same type.
    private <T> T value(int cell) {
        Object value = values[cell];
        return (T) (value == null ? decoded(cell) : value);
    }

    private synchronized Object decoded(int cell) {
        Object value = values[cell];
        if (value == null) {
            value = decode(image.cell(cell));
            values[cell] = value;
        }
        return value;
    }

    private Object decode(Image.Cursor in) {
        return switch (in.kind()) {
            case NULL -> throw new IllegalStateException("image: nothing stands where something has to");
            case FALSE -> false;
            case TRUE -> true;
            case INTEGER -> in.number();
            case STRING -> in.text();
            case ENUM -> constant(value(in.number()), value(in.number()));
            case RECORD -> record(in);
            case ABSENT -> Optional.empty();
            case PRESENT -> Optional.of(this.<Object>value(in.number()));
            case LIST -> List.of(all(in));
            case SET -> Set.of(all(in));
            case MAP -> {
                Object[] parts = all(in);
                var map = new HashMap<Object, Object>();
                for (int i = 0; i < parts.length; i += 2) {
                    map.put(parts[i], parts[i + 1]);
                }
                yield Map.copyOf(map);
            }
            case SORT -> {
                var classes = new TreeSet<String>();
                for (Object c : all(in)) {
                    classes.add((String) c);
                }
                yield Sort.of(classes);
            }
            case TYPE_VARIABLE -> new Type.Var(value(in.number()), value(in.number()));
            case TYPE -> {
                int arguments = in.number() - 1;
                String name = value(in.number());
                var types = new Type[arguments];
                for (int i = 0; i < arguments; i++) {
                    types[i] = value(in.number());
                }
                yield new Type.Con(name, List.of(types));
            }
            case CONSTANT -> new Term.Const(value(in.number()), value(in.number()));
            case FREE -> new Term.Free(value(in.number()), value(in.number()));
            case BOUND -> new Term.Bound(in.number());
            case ABSTRACTION -> new Term.Abs(value(in.number()), value(in.number()), value(in.number()));
            case APPLICATION -> new Term.App(value(in.number()), value(in.number()));
            case THEOREM ->
                restoration.theorem(
                        signature, value(in.number()), value(in.number()), value(in.number()), value(in.number()));
        };
    }

    private Object[] all(Image.Cursor in) {
        var result = new Object[in.number()];
        for (int i = 0; i < result.length; i++) {
            result[i] = value(in.number());
        }
        return result;
    }

    private static Object constant(String type, String name) {
        for (Object constant : ours(type).getEnumConstants()) {
            if (((Enum<?>) constant).name().equals(name)) {
                return constant;
            }
        }
        throw new IllegalStateException("image: " + type + " has no " + name);
    }

    private Object record(Image.Cursor in) {
        int components = in.number() - 1;
        String name = value(in.number());
        var arguments = new @Nullable Object[components];
        for (int i = 0; i < components; i++) {
            int cell = in.number();
            arguments[i] = image.cell(cell).kind() == Cell.NULL ? null : value(cell);
        }
        try {
            return constructors.computeIfAbsent(name, ImageReader::constructor).newInstance(arguments);
        } catch (ReflectiveOperationException | IllegalArgumentException e) {
            throw new IllegalStateException("image: no " + name + " can be made of what is there: " + e);
        }
    }

    private static Constructor<?> constructor(String name) {
        Class<?> type = ours(name);
        RecordComponent[] components = type.getRecordComponents();
        if (components == null) {
            throw new IllegalStateException("image: " + name + " is no record");
        }
        try {
            var parameters = new Class<?>[components.length];
            for (int i = 0; i < parameters.length; i++) {
                parameters[i] = components[i].getType();
            }
            Constructor<?> constructor = type.getDeclaredConstructor(parameters);
            constructor.setAccessible(true);
            return constructor;
        } catch (NoSuchMethodException e) {
            throw new IllegalStateException("image: " + name + " has no such components: " + e);
        }
    }

    /** A record or an enumeration of Assay: nothing else is made by name. */
    private static Class<?> ours(String name) {
        try {
            Class<?> type = Class.forName(name, false, ImageReader.class.getClassLoader());
            if (name.startsWith(OURS) && (type.isRecord() || type.isEnum())) {
                return type;
            }
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException("image: there is no " + name + ": " + e);
        }
        throw new IllegalStateException("image: " + name + " is not of the kind that an image holds");
    }
}
