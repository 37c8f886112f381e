package dev.assay.race.instrument;

import java.lang.constant.ClassDesc;
import java.lang.invoke.VarHandle;
import java.lang.invoke.VarHandle.VarHandleDesc;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.WeakHashMap;
import org.jspecify.annotations.Nullable;

/** Which variable a handle is about: the same place as that of instructions on the field or the element. */
record HandleTarget(Object owner, @Nullable String place, int index, Cell cell) {
    /** Null if the handle does not tell, such as one that looks at bytes as numbers. */
    static @Nullable HandleTarget of(VarHandle handle, @Nullable Object first, int index) {
        List<Class<?>> coordinates = handle.coordinateTypes();
        if (coordinates.size() == 2 && first != null && coordinates.getFirst().isArray()) {
            return sameType(handle, coordinates.getFirst())
                    ? new HandleTarget(first, null, index, new Cell.Element(first, index))
                    : null;
        }
        if (coordinates.size() > 1 || coordinates.size() == 1 && first == null) {
            return null;
        }
        String place = Fields.PLACES.get(handle);
        return place == null
                ? null
                : new HandleTarget(
                        first == null ? place : first,
                        place,
                        -1,
                        new Cell.OfField(handle, coordinates.isEmpty() ? null : first));
    }

    private static boolean sameType(VarHandle handle, Class<?> array) {
        return array.getComponentType() == handle.varType();
    }

    /** The places of fields that handles are about. */
    private static final class Fields {
        static final Fields PLACES = new Fields();
        private final Map<VarHandle, Optional<String>> known = new WeakHashMap<>();

        synchronized @Nullable String get(VarHandle handle) {
            return known.computeIfAbsent(handle, Fields::described).orElse(null);
        }

        private static Optional<String> described(VarHandle handle) {
            try {
                return handle.describeConstable().map(Fields::place);
            } catch (InternalError e) {
                // The JDK does not find fields that are declared above the class that they were looked up in.
                return Optional.empty();
            }
        }

        private static String place(VarHandleDesc handle) {
            String owner =
                    handle.bootstrapArgsList().getFirst() instanceof ClassDesc type ? type.descriptorString() : "";
            String name = owner.startsWith("L") ? owner.substring(1, owner.length() - 1) : owner;
            return SharedCalls.label(name, handle.constantName()).intern();
        }
    }
}
