package dev.assay.race.actor;

/** What travels between processes. */
sealed interface Signal {
    long number();

    record Message(Object content, long number) implements Signal {
        @Override
        public String toString() {
            return content.toString();
        }
    }

    /** A linked process died, or somebody wants this one to; {@code reason} says why. */
    record Exit(Pid from, Object reason, boolean untrappable, long number) implements Signal {
        @Override
        public String toString() {
            return new Actors.Exited(from, reason).toString();
        }
    }
}
