package dev.assay.bench.race;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;

/** Lincheck on the subjects; it is found by reflection, for only the benchmark has it. */
final class LincheckRaces {
    private LincheckRaces() {}

    public static void main(String[] arguments) throws ReflectiveOperationException {
        Method run = Class.forName("org.jetbrains.lincheck.Lincheck")
                .getMethod("runConcurrentTest", int.class, Runnable.class);
        Contest.run((subject, schedules) -> lines(run, subject.name(), schedules), arguments);
    }

    private static int lines(Method run, String subject, int schedules) {
        Runnable program = () -> {
            try {
                call(subject);
            } catch (RuntimeException | Error e) {
                throw e;
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
        };
        try {
            run.invoke(null, schedules, program);
            return 0;
        } catch (InvocationTargetException e) {
            String story = String.valueOf(e.getTargetException().getMessage());
            // The table that it prints has a line for each event; a failure without one is still a failure.
            return Math.max(
                    1, (int) story.lines().filter(line -> line.startsWith("|")).count());
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Classes that are first called by reflection, or through a reference to a method, it does not look into. */
    private static void call(String subject) throws Exception {
        switch (subject) {
            case "lostUpdate" -> Bugs.lostUpdate();
            case "volatileIsNotAtomic" -> Bugs.volatileIsNotAtomic();
            case "lazyInitialisation" -> Bugs.lazyInitialisation();
            case "checkThenPut" -> Bugs.checkThenPut();
            case "emptyThenRemove" -> Bugs.emptyThenRemove();
            case "sizeThenGet" -> Bugs.sizeThenGet();
            case "sumOfTwoAccounts" -> Bugs.sumOfTwoAccounts();
            case "iterationWhileAdding" -> Bugs.iterationWhileAdding();
            case "unsafePublication" -> Bugs.unsafePublication();
            case "completedTwice" -> Bugs.completedTwice();
            case "optimisticReadWithoutValidation" -> Bugs.optimisticReadWithoutValidation();
            case "countedDownTooEarly" -> Bugs.countedDownTooEarly();
            case "tryLockIgnored" -> Bugs.tryLockIgnored();
            case "monitorsInTwoOrders" -> Bugs.monitorsInTwoOrders();
            case "locksInTwoOrders" -> Bugs.locksInTwoOrders();
            case "philosophers" -> Bugs.philosophers();
            case "readLockUpgrade" -> Bugs.readLockUpgrade();
            case "permitNotGivenBack" -> Bugs.permitNotGivenBack();
            case "poolWaitsForItself" -> Bugs.poolWaitsForItself();
            case "submittedAfterShutdown" -> Bugs.submittedAfterShutdown();
            case "lostNotification" -> Bugs.lostNotification();
            case "lostSignal" -> Bugs.lostSignal();
            case "ifInsteadOfWhile" -> Bugs.ifInsteadOfWhile();
            case "notifyInsteadOfNotifyAll" -> Bugs.notifyInsteadOfNotifyAll();
            case "stackPopsTwice" -> Bugs.stackPopsTwice();
            case "stackForgetsAPush" -> Bugs.stackForgetsAPush();
            case "stackReusesNodes" -> Bugs.stackReusesNodes();
            case "queueLosesItsTail" -> Bugs.queueLosesItsTail();
            case "registryIsOvertaken" -> Bugs.registryIsOvertaken();
            case "registryAuditsTwice" -> Bugs.registryAuditsTwice();
            case "atomicCounter" -> RightPrograms.atomicCounter();
            case "concurrentMap" -> RightPrograms.concurrentMap();
            case "blockingQueue" -> RightPrograms.blockingQueue();
            case "lockedCounter" -> RightPrograms.lockedCounter();
            default -> throw new IllegalArgumentException("there is no subject " + subject);
        }
    }
}
