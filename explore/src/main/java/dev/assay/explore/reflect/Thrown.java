package dev.assay.explore.reflect;

/** What a method throws instead of giving a result. */
final class Thrown {
    private Thrown() {}

    /** An exception is a result like others; that there was no room for the call says nothing of the method, and is passed on. */
    static Throwable result(Throwable thrown) {
        if (thrown instanceof VirtualMachineError noRoom) {
            throw noRoom;
        }
        return thrown;
    }

    /** As {@link #result}, where a call that runs out of stack makes no value, as one that throws. */
    static void noValue(Throwable thrown) {
        if (!(thrown instanceof StackOverflowError)) {
            result(thrown);
        }
    }
}
