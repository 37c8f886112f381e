package dev.assay.code.jvm;

import dev.assay.code.program.Expr;
import dev.assay.code.program.Representation;
import dev.assay.logic.Type;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.TypeKind;
import java.util.Optional;

/** Decision trees: a test of the outermost constructor, then the branch with its fields in variables. */
record DecisionEmitter(MethodEmitter method, CodeBuilder code, Boxing boxing) {
    void emit(Expr.Switch s, Sink sink) {
        boolean before = method.rounds().isTaken();
        emitSwitch(s, sink);
        method.rounds().evaluated(before, s, Optional.empty());
    }

    private void emitSwitch(Expr.Switch s, Sink sink) {
        if (boxing.kind(s.scrutinee().type()) == TypeKind.BOOLEAN) {
            emitTruthSwitch(s, sink);
            return;
        }
        int mark = method.mark();
        MethodEmitter.Local scrutinee;
        if (s.scrutinee() instanceof Expr.Var v) {
            MethodEmitter.Local before = method.local(v);
            scrutinee = new MethodEmitter.Local(before.slot(), before.kind(), true);
            if (boxing.isLazy() && !before.evaluated()) {
                // Forced in place, so that the branches need not look again.
                method.load(before);
                method.force();
                method.store(before);
            }
            method.rebind(v, scrutinee);
            emitBranches(s, scrutinee, sink);
            method.rebind(v, before);
        } else {
            method.push(s.scrutinee());
            scrutinee = method.temporary(boxing.kind(s.scrutinee().type()));
            method.store(scrutinee);
            emitBranches(s, scrutinee, sink);
        }
        method.release(mark);
    }

    private void emitTruthSwitch(Expr.Switch s, Sink sink) {
        Label isFalse = code.newLabel();
        Label end = code.newLabel();
        boolean before = method.rounds().isTaken();
        method.emit(s.scrutinee(), new Sink.Jump(isFalse, false));
        method.rounds().evaluated(before, s.scrutinee(), Optional.of(true));
        emitTruthCase(s, Names.TRUE, sink);
        method.join(sink, end);
        code.labelBinding(isFalse);
        method.rounds().evaluated(before, s.scrutinee(), Optional.of(false));
        emitTruthCase(s, Names.FALSE, sink);
        code.labelBinding(end);
    }

    private void emitTruthCase(Expr.Switch s, String constructor, Sink sink) {
        for (Expr.Case c : s.cases()) {
            if (c.constructor().name().equals(constructor)) {
                method.emit(c.body(), sink);
                return;
            }
        }
        emitOtherwise(s, sink);
    }

    private void emitOtherwise(Expr.Switch s, Sink sink) {
        if (s.otherwise().isPresent()) {
            method.emit(s.otherwise().get(), sink);
        } else {
            method.emitFailure("a case distinction");
        }
    }

    private void emitBranches(Expr.Switch s, MethodEmitter.Local scrutinee, Sink sink) {
        Type type = s.scrutinee().type();
        Branching branching = Representation.of(type) == Representation.NUMBER
                ? new NumberBranching(method, code, scrutinee, Names.isNat(type))
                : new DataBranching(method, code, scrutinee, method.program().layout(type));
        boolean exhaustive = s.cases().size() == branching.constructors();
        boolean before = method.rounds().isTaken();
        Label end = code.newLabel();
        int count = s.cases().size();
        var labels = branching.dispatch(s.cases());
        for (int i = 0; i < count; i++) {
            Expr.Case c = s.cases().get(i);
            Label next = code.newLabel();
            if (!labels.isEmpty()) {
                code.labelBinding(labels.get(i));
            } else if (!exhaustive || i < count - 1) {
                branching.test(c.constructor(), next);
            }
            int mark = method.mark();
            for (int j = 0; j < c.fields().size(); j++) {
                Expr.Var field = c.fields().get(j);
                if (method.occurs(field)) {
                    branching.pushField(c.constructor(), j);
                    bindField(field, branching.isBoxed(c.constructor(), j));
                }
            }
            method.rounds().evaluated(before, s.scrutinee(), Optional.empty());
            method.emit(c.body(), sink);
            method.release(mark);
            method.join(sink, end);
            code.labelBinding(next);
        }
        if (labels.size() > count) {
            code.labelBinding(labels.getLast());
        }
        method.rounds().evaluated(before, s.scrutinee(), Optional.empty());
        if (!exhaustive) {
            emitOtherwise(s, sink);
        }
        code.labelBinding(end);
    }

    /** Keeps the object beside the number in it, lest it be made again where the number goes into other data. */
    private void bindField(Expr.Var field, boolean boxed) {
        if (boxed && boxing.variable(field.type()) == TypeKind.LONG) {
            MethodEmitter.Local object = method.temporary(TypeKind.REFERENCE);
            code.dup();
            method.store(object);
            method.keepObject(field, object);
        }
        if (boxed) {
            boxing.unboxVariable(code, field.type());
        }
        method.store(method.declare(field, false));
    }
}
