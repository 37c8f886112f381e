package dev.assay.race.schedule;

/**
 * Nobody is interrupted: who has the turn keeps it as long as it can go on, and then the oldest has it. Only who has gone on
 * for so long that it may wait in a loop for somebody else has to let the next one go first.
 */
public final class Steady implements Strategy {
    private static final int PATIENCE = 1000;

    private int last;
    private int turns;

    @Override
    public int choose(Enabled enabled) {
        int chosen = 0;
        for (int i = 0; i < enabled.size(); i++) {
            if (enabled.get(i).strand() == last) {
                chosen = ++turns > PATIENCE ? (i + 1) % enabled.size() : i;
                break;
            }
        }
        if (enabled.get(chosen).strand() != last) {
            turns = 0;
        }
        last = enabled.get(chosen).strand();
        return chosen;
    }
}
