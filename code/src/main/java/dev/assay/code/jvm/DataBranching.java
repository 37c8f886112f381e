package dev.assay.code.jvm;

import static dev.assay.code.jvm.Descriptors.DATA;

import dev.assay.code.program.Expr;
import dev.assay.code.program.Layout;
import dev.assay.code.runtime.Data;
import dev.assay.code.runtime.Data0;
import dev.assay.logic.Term.Const;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.instruction.SwitchCase;
import java.lang.constant.ConstantDescs;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * Decisions on data: by the object where the constructor has no fields, by the class where that tells the constructor, by
 * the tag otherwise.
 */
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
        Cell own = cell(tag);
        method.load(scrutinee);
        if (own.arity() == 0 && tag < Data0.SHARED_TAGS) {
            method.pushConstant(Data.of(tag));
            code.if_acmpne(next);
            return;
        }
        if (!own.hasNumber() && isOnly(c -> c.plain().equals(own.plain()))) {
            code.instanceOf(own.plain()).ifeq(next);
            return;
        }
        Label yes = code.newLabel();
        if (own.isNumberKept() && isOnly(c -> c.isNumberKept() && c.arity() == own.arity())) {
            // Without a look at the tag, unless the number is large.
            code.instanceOf(own.numbered()).ifne(yes);
            method.load(scrutinee);
        }
        pushTag();
        if (tag == 0) {
            code.ifne(next);
        } else {
            code.loadConstant(tag).if_icmpne(next);
        }
        code.labelBinding(yes);
    }

    private void pushTag() {
        code.checkcast(DATA).getfield(DATA, "tag", ConstantDescs.CD_short);
    }

    private Cell cell(int tag) {
        return Cell.of(layout.shapes().get(tag), method.boxing().mode());
    }

    /** Whether one constructor only has cells like that. */
    private boolean isOnly(Predicate<Cell> isAlike) {
        int count = 0;
        for (int tag = 0; tag < layout.shapes().size(); tag++) {
            if (isAlike.test(cell(tag))) {
                count++;
            }
        }
        return count == 1;
    }

    @Override
    public void pushField(Const constructor, int index) {
        method.load(scrutinee);
        cell(layout.tag(constructor)).pushField(code, index);
    }

    @Override
    public boolean isBoxed(Const constructor, int index) {
        return !cell(layout.tag(constructor)).isNumber(index);
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
