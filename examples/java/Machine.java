import dev.assay.junit.Property;
import java.math.BigInteger;

/** Compiling an expression for a stack machine keeps its value. */
final class Machine {
    sealed interface Expr permits Num, Add, Neg {}

    record Num(BigInteger value) implements Expr {}

    record Add(Expr left, Expr right) implements Expr {}

    record Neg(Expr inner) implements Expr {}

    enum Step {
        ADD,
        NEG
    }

    sealed interface Instruction permits Push, Do {}

    record Push(BigInteger value) implements Instruction {}

    record Do(Step step) implements Instruction {}

    sealed interface Code permits End, Then {}

    record End() implements Code {}

    record Then(Instruction first, Code rest) implements Code {}

    sealed interface Stack permits Empty, On {}

    record Empty() implements Stack {}

    record On(BigInteger top, Stack below) implements Stack {}

    static BigInteger value(Expr e) {
        return switch (e) {
            case Num(var n) -> n;
            case Add(var l, var r) -> value(l).add(value(r));
            case Neg(var inner) -> value(inner).negate();
        };
    }

    static Code join(Code first, Code second) {
        return switch (first) {
            case End() -> second;
            case Then(var i, var rest) -> new Then(i, join(rest, second));
        };
    }

    static Code compile(Expr e) {
        return switch (e) {
            case Num(var n) -> new Then(new Push(n), new End());
            case Add(var l, var r) -> join(compile(l), join(compile(r), new Then(new Do(Step.ADD), new End())));
            case Neg(var inner) -> join(compile(inner), new Then(new Do(Step.NEG), new End()));
        };
    }

    static Stack step(Instruction i, Stack stack) {
        return switch (i) {
            case Push(var n) -> new On(n, stack);
            case Do(var step) ->
                switch (step) {
                    case ADD ->
                        stack instanceof On(var x, On(var y, var below)) ? new On(y.add(x), below) : stack;
                    case NEG -> stack instanceof On(var x, var below) ? new On(x.negate(), below) : stack;
                };
        };
    }

    static Stack run(Code code, Stack stack) {
        return switch (code) {
            case End() -> stack;
            case Then(var i, var rest) -> run(rest, step(i, stack));
        };
    }

    @Property
    static boolean runningJoinedCodeIsRunningBoth(Code first, Code second, Stack stack) {
        return run(join(first, second), stack).equals(run(second, run(first, stack)));
    }

    @Property
    static boolean compiledCodeComputesTheValue(Expr e, Stack stack) {
        return run(compile(e), stack).equals(new On(value(e), stack));
    }
}
