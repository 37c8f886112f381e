package dev.assay.bench.race;

import java.util.List;

/**
 * A program to try.
 *
 * @param type the class that has a method of this name
 */
record Subject(Class<?> type, String name) {
    static final List<Subject> BUGS = List.of(
            bug("lostUpdate"),
            bug("volatileIsNotAtomic"),
            bug("lazyInitialisation"),
            bug("checkThenPut"),
            bug("emptyThenRemove"),
            bug("sizeThenGet"),
            bug("sumOfTwoAccounts"),
            bug("iterationWhileAdding"),
            bug("unsafePublication"),
            bug("completedTwice"),
            bug("optimisticReadWithoutValidation"),
            bug("countedDownTooEarly"),
            bug("tryLockIgnored"),
            bug("monitorsInTwoOrders"),
            bug("locksInTwoOrders"),
            bug("philosophers"),
            bug("readLockUpgrade"),
            bug("permitNotGivenBack"),
            bug("poolWaitsForItself"),
            bug("submittedAfterShutdown"),
            bug("lostNotification"),
            bug("lostSignal"),
            bug("ifInsteadOfWhile"),
            bug("notifyInsteadOfNotifyAll"),
            bug("stackPopsTwice"),
            bug("stackForgetsAPush"),
            bug("stackReusesNodes"),
            bug("queueLosesItsTail"),
            bug("registryIsOvertaken"),
            bug("registryAuditsTwice"));

    static final List<Subject> RIGHT =
            List.of(right("atomicCounter"), right("concurrentMap"), right("blockingQueue"), right("lockedCounter"));

    private static Subject bug(String name) {
        return new Subject(Bugs.class, name);
    }

    private static Subject right(String name) {
        return new Subject(RightPrograms.class, name);
    }
}
