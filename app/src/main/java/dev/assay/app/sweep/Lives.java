package dev.assay.app.sweep;

import dev.assay.run.process.Ending;
import dev.assay.run.process.WorkerAnswer;

/**
 * How many workers a task may still cost. One that dies by itself counts for much; one that others killed for little, because a
 * system without memory kills whatever it finds.
 *
 * @param deaths how often a worker may still die over the task by itself
 * @param kills how often one may still be killed before the task counts as the cause
 */
record Lives(int deaths, int kills) {
    static final Lives ALL = new Lives(2, 10);

    boolean isOver() {
        return deaths == 0 || kills == 0;
    }

    /** What is left after an answer that is none. */
    Lives after(WorkerAnswer answer) {
        boolean isKilled = answer instanceof WorkerAnswer.Died(var _, Ending.Signalled signalled, var _)
                && signalled.isFromOutside();
        return isKilled ? new Lives(deaths, kills - 1) : new Lives(deaths - 1, kills);
    }
}
