package dev.assay.code.jvm;

import static dev.assay.code.jvm.Descriptors.DATA;
import static dev.assay.code.jvm.Descriptors.OBJECT;
import static dev.assay.code.jvm.Descriptors.OBJECTS;

import dev.assay.code.program.Expr;
import dev.assay.code.program.Layout;
import dev.assay.logic.Term.Const;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.instruction.SwitchCase;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.util.ArrayList;
import java.util.List;

/** Decisions on data: by its class where that tells the constructor, by its tag otherwise. */
record DataBranching(MethodEmitter method, CodeBuilder code, MethodEmitter.Local scrutinee, Layout layout)
        implements Branching {
    /** With more cases, a jump table beats a chain of tests. */
    private static final int LONGEST_CHAIN = 4;

    @Override
    public int constructors() {
        return layout.shapes().size();
    }

    @Override
    public void test(Const constructor, Label next) {
        int tag = layout.tag(constructor);
        ClassDesc own = dataClass(tag);
        method.load(scrutinee);
        if (isOnly(own)) {
            code.instanceOf(own).ifeq(next);
            return;
        }
        pushTag();
        if (tag == 0) {
            code.ifne(next);
        } else {
            code.loadConstant(tag).if_icmpne(next);
        }
    }

    private void pushTag() {
        code.checkcast(DATA).getfield(DATA, "tag", ConstantDescs.CD_int);
    }

    private ClassDesc dataClass(int tag) {
        return Descriptors.data(layout.shapes().get(tag).fields().size());
    }

    private boolean isOnly(ClassDesc own) {
        int count = 0;
        for (int tag = 0; tag < layout.shapes().size(); tag++) {
            if (dataClass(tag).equals(own)) {
                count++;
            }
        }
        return count == 1;
    }

    @Override
    public void pushField(Const constructor, int index) {
        int tag = layout.tag(constructor);
        method.load(scrutinee);
        code.checkcast(dataClass(tag));
        if (layout.shapes().get(tag).fields().size() > Descriptors.MOST_FIELDS) {
            code.getfield(dataClass(tag), "fields", OBJECTS).loadConstant(index).aaload();
        } else {
            code.getfield(dataClass(tag), Descriptors.field(index), OBJECT);
        }
    }

    @Override
    public boolean boxed() {
        return true;
    }

    @Override
    public List<Label> dispatch(List<Expr.Case> cases) {
        if (cases.size() <= LONGEST_CHAIN) {
            return List.of();
        }
        var labels = new ArrayList<Label>();
        var targets = new ArrayList<SwitchCase>();
        for (Expr.Case c : cases) {
            Label label = code.newLabel();
            labels.add(label);
            targets.add(SwitchCase.of(layout.tag(c.constructor()), label));
        }
        Label none = cases.size() == constructors() ? labels.getLast() : code.newLabel();
        if (cases.size() < constructors()) {
            labels.add(none);
        }
        method.load(scrutinee);
        pushTag();
        code.tableswitch(0, constructors() - 1, none, targets);
        return labels;
    }
}
