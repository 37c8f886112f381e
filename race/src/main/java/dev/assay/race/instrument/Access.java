package dev.assay.race.instrument;

import dev.assay.race.memory.Mode;
import java.lang.invoke.VarHandle.AccessMode;
import java.util.EnumMap;
import java.util.Map;

/** What an access does to a variable: how strongly it reads it, and how strongly it writes it. */
record Access(Kind kind, Mode read, Mode write) {
    enum Kind {
        READ,
        WRITE,
        /** Both, in one step. */
        MODIFY
    }

    static final Access PLAIN_READ = read(Mode.PLAIN);
    static final Access PLAIN_WRITE = write(Mode.PLAIN);
    static final Access VOLATILE_READ = read(Mode.VOLATILE);
    static final Access VOLATILE_WRITE = write(Mode.VOLATILE);
    static final Access VOLATILE_MODIFY = new Access(Kind.MODIFY, Mode.VOLATILE, Mode.VOLATILE);

    static Access read(Mode mode) {
        return new Access(Kind.READ, mode, mode);
    }

    static Access write(Mode mode) {
        return new Access(Kind.WRITE, mode, mode);
    }

    private static final Map<AccessMode, Access> KNOWN = new EnumMap<>(AccessMode.class);

    static {
        for (AccessMode each : AccessMode.values()) {
            KNOWN.put(each, of(each));
        }
    }

    /** By the name of a method of variable handles. */
    static Access named(String method) {
        return KNOWN.getOrDefault(AccessMode.valueFromMethodName(method), VOLATILE_MODIFY);
    }

    private static Access of(AccessMode mode) {
        return switch (mode) {
            case GET -> PLAIN_READ;
            case SET -> PLAIN_WRITE;
            case GET_VOLATILE -> VOLATILE_READ;
            case SET_VOLATILE -> VOLATILE_WRITE;
            case GET_OPAQUE -> read(Mode.OPAQUE);
            case SET_OPAQUE -> write(Mode.OPAQUE);
            case GET_ACQUIRE -> read(Mode.RELEASE_ACQUIRE);
            case SET_RELEASE -> write(Mode.RELEASE_ACQUIRE);
            case COMPARE_AND_EXCHANGE_ACQUIRE,
                    WEAK_COMPARE_AND_SET_ACQUIRE,
                    GET_AND_SET_ACQUIRE,
                    GET_AND_ADD_ACQUIRE,
                    GET_AND_BITWISE_OR_ACQUIRE,
                    GET_AND_BITWISE_AND_ACQUIRE,
                    GET_AND_BITWISE_XOR_ACQUIRE -> new Access(Kind.MODIFY, Mode.RELEASE_ACQUIRE, Mode.OPAQUE);
            case COMPARE_AND_EXCHANGE_RELEASE,
                    WEAK_COMPARE_AND_SET_RELEASE,
                    GET_AND_SET_RELEASE,
                    GET_AND_ADD_RELEASE,
                    GET_AND_BITWISE_OR_RELEASE,
                    GET_AND_BITWISE_AND_RELEASE,
                    GET_AND_BITWISE_XOR_RELEASE -> new Access(Kind.MODIFY, Mode.OPAQUE, Mode.RELEASE_ACQUIRE);
            case WEAK_COMPARE_AND_SET_PLAIN -> new Access(Kind.MODIFY, Mode.OPAQUE, Mode.OPAQUE);
            case COMPARE_AND_SET,
                    COMPARE_AND_EXCHANGE,
                    WEAK_COMPARE_AND_SET,
                    GET_AND_SET,
                    GET_AND_ADD,
                    GET_AND_BITWISE_OR,
                    GET_AND_BITWISE_AND,
                    GET_AND_BITWISE_XOR -> VOLATILE_MODIFY;
        };
    }
}
