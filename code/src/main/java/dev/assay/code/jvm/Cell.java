package dev.assay.code.jvm;

import static dev.assay.code.jvm.Descriptors.DATA;
import static dev.assay.code.jvm.Descriptors.LONG;
import static dev.assay.code.jvm.Descriptors.OBJECT;
import static dev.assay.code.jvm.Descriptors.OBJECTS;

import dev.assay.code.program.Layout;
import dev.assay.code.program.Representation;
import java.lang.classfile.CodeBuilder;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.util.ArrayList;
import java.util.List;

/**
 * Where data of one constructor keeps its fields.
 *
 * @param number the field that is a small number, as a rule, and kept without an object then; -1 if there is none
 * @param isNumberKept whether compiled code makes use of that
 */
record Cell(int arity, int number, boolean isNumberKept) {
    static Cell of(Layout.Shape shape, Mode mode) {
        int arity = shape.fields().size();
        int number = -1;
        for (int i = 0; i < arity && number < 0 && arity <= Descriptors.MOST_FIELDS; i++) {
            if (Representation.of(shape.fields().get(i)) == Representation.NUMBER) {
                number = i;
            }
        }
        return new Cell(arity, number, number >= 0 && mode == Mode.SMALL);
    }

    /** The class of such data where it has no number, or one that is not small. */
    ClassDesc plain() {
        return Descriptors.data(arity);
    }

    /** The class of such data with a small number. */
    ClassDesc numbered() {
        return Descriptors.numbered(arity);
    }

    boolean hasNumber() {
        return number >= 0;
    }

    /** Whether the field is on the stack as a number before data is made, and after it is taken apart. */
    boolean isNumber(int index) {
        return isNumberKept && index == number;
    }

    /** Makes data of the tag and the fields on the stack. */
    void make(CodeBuilder code) {
        if (!isNumberKept) {
            code.invokestatic(DATA, "of", Descriptors.objects(DATA, List.of(ConstantDescs.CD_int), arity));
            return;
        }
        var parameters = new ArrayList<ClassDesc>();
        parameters.add(ConstantDescs.CD_int);
        for (int i = 0; i < arity; i++) {
            parameters.add(isNumber(i) ? LONG : OBJECT);
        }
        code.invokestatic(numbered(), "at" + number, Descriptors.method(DATA, parameters.toArray(ClassDesc[]::new)));
    }

    /** The class of what {@link #make} makes. */
    ClassDesc made() {
        return isNumberKept ? DATA : plain();
    }

    /** Writes the object on the stack into a field, which is not the number, of the data below it. */
    void fill(CodeBuilder code, int index) {
        if (isNumberKept) {
            code.loadConstant(index)
                    .invokestatic(
                            numbered(),
                            name(index),
                            Descriptors.method(ConstantDescs.CD_void, OBJECT, OBJECT, ConstantDescs.CD_int));
        } else {
            code.putfield(plain(), name(index), OBJECT);
        }
    }

    private String name(int index) {
        return isNumber(index) ? "number" : Descriptors.field(isNumberKept && index > number ? index - 1 : index);
    }

    /** The field of the data on the stack, which has this constructor. */
    void pushField(CodeBuilder code, int index) {
        if (isNumberKept) {
            ClassDesc type = isNumber(index) ? LONG : OBJECT;
            code.loadConstant(index)
                    .invokestatic(numbered(), name(index), Descriptors.method(type, OBJECT, ConstantDescs.CD_int));
        } else if (hasNumber()) {
            code.checkcast(DATA)
                    .loadConstant(index)
                    .invokevirtual(DATA, "field", Descriptors.method(OBJECT, ConstantDescs.CD_int));
        } else if (arity > Descriptors.MOST_FIELDS) {
            code.checkcast(plain())
                    .getfield(plain(), "fields", OBJECTS)
                    .loadConstant(index)
                    .aaload();
        } else {
            code.checkcast(plain()).getfield(plain(), name(index), OBJECT);
        }
    }
}
