package dev.assay.code.jvm;

import dev.assay.code.runtime.BigNumbers;
import dev.assay.code.runtime.Code;
import dev.assay.code.runtime.CodeLoader;
import dev.assay.code.runtime.Data;
import dev.assay.code.runtime.Data0;
import dev.assay.code.runtime.Data1;
import dev.assay.code.runtime.Data2;
import dev.assay.code.runtime.Data3;
import dev.assay.code.runtime.Data4;
import dev.assay.code.runtime.DataN;
import dev.assay.code.runtime.Fuel;
import dev.assay.code.runtime.Fun;
import dev.assay.code.runtime.Lazy;
import dev.assay.code.runtime.LazyNumbers;
import dev.assay.code.runtime.Numbered1;
import dev.assay.code.runtime.Numbered2;
import dev.assay.code.runtime.Numbered3;
import dev.assay.code.runtime.Numbered4;
import dev.assay.code.runtime.SmallNumbers;
import dev.assay.code.runtime.Suspended;
import dev.assay.code.runtime.Values;
import java.lang.classfile.TypeKind;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.util.List;

/** The classes and signatures of the runtime, as bytecode names them. */
final class Descriptors {
    static final ClassDesc OBJECT = ConstantDescs.CD_Object;
    static final ClassDesc OBJECTS = OBJECT.arrayType();
    static final ClassDesc TRUTH = ConstantDescs.CD_boolean;
    static final ClassDesc LONG = ConstantDescs.CD_long;
    static final ClassDesc DATA = of(Data.class);
    static final ClassDesc FUN = of(Fun.class);
    static final ClassDesc FUEL = of(Fuel.class);
    static final ClassDesc CODE = of(Code.class);
    static final ClassDesc LOADER = of(CodeLoader.class);
    static final ClassDesc LAZY = of(Lazy.class);
    static final ClassDesc VALUES = of(Values.class);
    static final ClassDesc SUSPENDED = of(Suspended.class);
    static final ClassDesc SMALL_NUMBERS = of(SmallNumbers.class);
    static final ClassDesc BIG_NUMBERS = of(BigNumbers.class);
    static final ClassDesc LAZY_NUMBERS = of(LazyNumbers.class);

    private static final ClassDesc[] DATA_BY_ARITY = {
        of(Data0.class), of(Data1.class), of(Data2.class), of(Data3.class), of(Data4.class), of(DataN.class)
    };
    private static final ClassDesc[] NUMBERED_BY_ARITY = {
        of(Numbered1.class), of(Numbered2.class), of(Numbered3.class), of(Numbered4.class)
    };
    private static final String[] FIELDS = {"a", "b", "c", "d"};

    /** Constructors with more fields keep them in an array. */
    static final int MOST_FIELDS = FIELDS.length;

    private Descriptors() {}

    static ClassDesc of(Class<?> type) {
        return ClassDesc.ofDescriptor(type.descriptorString());
    }

    static ClassDesc of(TypeKind kind) {
        return switch (kind) {
            case BOOLEAN -> TRUTH;
            case LONG -> LONG;
            default -> OBJECT;
        };
    }

    static MethodTypeDesc method(ClassDesc result, ClassDesc... parameters) {
        return MethodTypeDesc.of(result, parameters);
    }

    /** result (first…, Object × count). */
    static MethodTypeDesc objects(ClassDesc result, List<ClassDesc> first, int count) {
        var parameters = new ClassDesc[first.size() + count];
        for (int i = 0; i < parameters.length; i++) {
            parameters[i] = i < first.size() ? first.get(i) : OBJECT;
        }
        return MethodTypeDesc.of(result, parameters);
    }

    /** The class of data with so many fields. */
    static ClassDesc data(int arity) {
        return DATA_BY_ARITY[Math.min(arity, MOST_FIELDS + 1)];
    }

    /** The class of data with so many fields, one of which is a small number. */
    static ClassDesc numbered(int arity) {
        return NUMBERED_BY_ARITY[arity - 1];
    }

    static String field(int index) {
        return FIELDS[index];
    }
}
