package dev.assay.race.schedule;

/** Nobody is interrupted: who has the turn keeps it as long as it can go on, and then the oldest has it. */
public final class Steady implements Strategy {
    private int last;

    @Override
    public int choose(Enabled enabled) {
        int chosen = 0;
        for (int i = 0; i < enabled.size(); i++) {
            if (enabled.get(i).strand() == last) {
                chosen = i;
                break;
            }
        }
        last = enabled.get(chosen).strand();
        return chosen;
    }
}
