package dev.assay.app.bench.race;

import java.util.List;

/**
 * A program to try. Rivals are given the task, for what they call by reflection they do not see; we load the class again.
 *
 * @param type the class that has a method of this name
 */
record Subject(Class<?> type, String name, Side.Task task) {
    static final List<Subject> BUGS = List.of(
            bug("lostUpdate", Bugs::lostUpdate),
            bug("volatileIsNotAtomic", Bugs::volatileIsNotAtomic),
            bug("lazyInitialisation", Bugs::lazyInitialisation),
            bug("checkThenPut", Bugs::checkThenPut),
            bug("emptyThenRemove", Bugs::emptyThenRemove),
            bug("sizeThenGet", Bugs::sizeThenGet),
            bug("sumOfTwoAccounts", Bugs::sumOfTwoAccounts),
            bug("iterationWhileAdding", Bugs::iterationWhileAdding),
            bug("unsafePublication", Bugs::unsafePublication),
            bug("completedTwice", Bugs::completedTwice),
            bug("optimisticReadWithoutValidation", Bugs::optimisticReadWithoutValidation),
            bug("countedDownTooEarly", Bugs::countedDownTooEarly),
            bug("tryLockIgnored", Bugs::tryLockIgnored),
            bug("monitorsInTwoOrders", Bugs::monitorsInTwoOrders),
            bug("locksInTwoOrders", Bugs::locksInTwoOrders),
            bug("philosophers", Bugs::philosophers),
            bug("readLockUpgrade", Bugs::readLockUpgrade),
            bug("permitNotGivenBack", Bugs::permitNotGivenBack),
            bug("poolWaitsForItself", Bugs::poolWaitsForItself),
            bug("submittedAfterShutdown", Bugs::submittedAfterShutdown),
            bug("lostNotification", Bugs::lostNotification),
            bug("lostSignal", Bugs::lostSignal),
            bug("ifInsteadOfWhile", Bugs::ifInsteadOfWhile),
            bug("notifyInsteadOfNotifyAll", Bugs::notifyInsteadOfNotifyAll),
            bug("stackPopsTwice", Bugs::stackPopsTwice),
            bug("stackForgetsAPush", Bugs::stackForgetsAPush),
            bug("stackReusesNodes", Bugs::stackReusesNodes),
            bug("queueLosesItsTail", Bugs::queueLosesItsTail));

    static final List<Subject> RIGHT = List.of(
            right("atomicCounter", RightPrograms::atomicCounter),
            right("concurrentMap", RightPrograms::concurrentMap),
            right("blockingQueue", RightPrograms::blockingQueue),
            right("lockedCounter", RightPrograms::lockedCounter));

    private static Subject bug(String name, Side.Task task) {
        return new Subject(Bugs.class, name, task);
    }

    private static Subject right(String name, Side.Task task) {
        return new Subject(RightPrograms.class, name, task);
    }
}
