package dev.assay.race.schedule;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * All schedules of a program, but of those that differ only in the order of steps that do not matter to each other one: dynamic
 * partial-order reduction with source sets and sleep sets (Abdulla, Aronis, Jonsson and Sagonas, 2014).
 *
 * <p>Runs are the paths of a tree from its root. After each run, every two steps that are in conflict and could have come in the
 * other order are found, and the other order is planned where they part. What was tried at a node sleeps in the branches beside
 * it until something in conflict with it happens: to do it earlier would only be another way to the same.
 */
public final class PartialOrderReduction {
    /** A strand that reads the same so often, while nobody does anything else, lets others go first. */
    private static final int IN_VAIN = 10;

    /** So often it may say that it waits in a loop. */
    private static final int SPINS = 2;

    /** A strand that has had so many turns in a row may wait in a loop for somebody else, whatever it does there. */
    private static final int PATIENCE = 1000;

    private final List<Node> path = new ArrayList<>();
    /** From which step on the next run is new. */
    private int branch;

    private boolean begun;
    private boolean finished;
    private int complete;
    private boolean waits;
    private boolean diverged;
    private boolean messages;

    /** A decision to be taken. */
    private static final class Node {
        /** What could happen, as the last run had it. */
        private List<Action> enabled;

        /** What need not be tried here, for it was tried before. */
        private final Set<Decision> sleep;

        private final Set<Decision> planned = new LinkedHashSet<>();
        private final Set<Decision> done = new HashSet<>();
        private Decision taken;
        /** What else could happen, if it is only to be chosen how a strand goes on. */
        private List<Action> others = List.of();

        Node(List<Action> enabled, Set<Decision> sleep, Decision taken) {
            this.enabled = enabled;
            this.sleep = sleep;
            this.taken = taken;
            planned.add(taken);
        }

        boolean isPick() {
            return taken instanceof Decision.Pick;
        }

        /** Who is about to choose is in the midst of a step, and nobody else has moved since it began. */
        void follows(Node before) {
            if (isPick()) {
                int own = enabled.getFirst().strand();
                others = before.all().filter(each -> each.strand() != own).toList();
            }
        }

        Stream<Action> all() {
            return Stream.concat(enabled.stream(), others.stream());
        }

        List<Decision> of(int strand) {
            return all().filter(each -> each.strand() == strand)
                    .map(Action::decision)
                    .toList();
        }

        Optional<Decision> next() {
            return planned.stream()
                    .filter(each -> !done.contains(each) && !sleep.contains(each))
                    .findFirst();
        }

        Action action() {
            return enabled.stream()
                    .filter(each -> each.decision().equals(taken))
                    .findFirst()
                    .orElseThrow();
        }
    }

    /** Who decides in the next run; nobody if all is explored. It has to be told with {@link #learn} what came of it. */
    public Optional<Strategy> next() {
        if (!begun) {
            begun = true;
            return Optional.of(new Path());
        }
        while (!path.isEmpty() && !diverged) {
            Node node = path.getLast();
            node.done.add(node.taken);
            Optional<Decision> next = node.next();
            if (next.isPresent()) {
                node.taken = next.get();
                branch = path.size() - 1;
                return Optional.of(new Path());
            }
            path.removeLast();
        }
        finished = !diverged;
        return Optional.empty();
    }

    /** Whether all schedules are explored. */
    public boolean finished() {
        return finished;
    }

    /** How many were explored to their end. */
    public int explored() {
        return complete;
    }

    /** Whether loops that wait for others were not followed any further than a few times around. */
    public boolean waits() {
        return waits;
    }

    /** Whether a run did not go as it had gone before: something decides that is not controlled. */
    public boolean diverged() {
        return diverged;
    }

    /** Whether processes sent each other messages: that they do is no step, so not all orders are known. */
    public boolean messages() {
        return messages;
    }

    /** An estimate of the share that is explored. */
    public double share() {
        double share = 0;
        double weight = 1;
        for (Node node : path) {
            long all = node.planned.stream()
                    .filter(each -> !node.sleep.contains(each))
                    .count();
            weight /= Math.max(1, all);
            share += weight * node.done.size();
        }
        return finished ? 1 : Math.min(1, share);
    }

    /** Follows the path to the branch that is new, and goes on from there. */
    private final class Path implements Strategy {
        private int depth;
        /** Who had the last turn, and how often it read what since somebody else had one or it changed something. */
        private int last;

        private int turns;
        private final Map<Object, Integer> reads = new HashMap<>();
        /** Whether the last step did so more often than it is followed; then it reads what was written last. */
        private boolean readsInVain;

        @Override
        public int choose(Enabled enabled) {
            int at = depth++;
            int index = at < path.size() ? known(enabled, at) : fresh(enabled);
            if (index >= 0) {
                note(enabled.get(index));
            }
            return index;
        }

        private int known(Enabled enabled, int at) {
            Node node = path.get(at);
            int index = enabled.indexOf(node.taken);
            if (index < 0) {
                diverged = true;
                return 0;
            }
            node.enabled = willing(enabled);
            if (at > 0) {
                node.follows(path.get(at - 1));
            }
            return index;
        }

        private int fresh(Enabled enabled) {
            if (diverged) {
                return 0;
            }
            Set<Decision> sleep = path.isEmpty() ? Set.of() : stillAsleep(path.getLast());
            List<Action> willing = willing(enabled);
            Action chosen = null;
            for (Action each : willing) {
                boolean better = chosen == null || each.strand() == last && !isPick(each);
                if (!sleep.contains(each.decision()) && better) {
                    chosen = each;
                }
            }
            if (chosen == null) {
                return NOTHING_NEW;
            }
            var node = new Node(willing, sleep, chosen.decision());
            if (!path.isEmpty()) {
                node.follows(path.getLast());
            }
            boolean again = node.isPick() && readsInVain;
            waits |= again;
            if (!again && willing.stream().anyMatch(PartialOrderReduction::isChoice)) {
                willing.forEach(each -> node.planned.add(each.decision()));
            }
            path.add(node);
            return enabled.indexOf(chosen.decision());
        }

        /** All that can happen but for loops that wait for somebody else, unless there is nothing else. */
        private List<Action> willing(Enabled enabled) {
            var all = new ArrayList<Action>();
            var willing = new ArrayList<Action>();
            for (int i = 0; i < enabled.size(); i++) {
                Action action = enabled.get(i);
                all.add(action);
                messages |= action.decision() instanceof Decision.Deliver;
                if (isPick(action) || action.strand() != last || mayGoOn(action)) {
                    willing.add(action);
                }
            }
            if (willing.isEmpty()) {
                return all;
            }
            waits |= willing.size() < all.size();
            return willing;
        }

        private boolean mayGoOn(Action action) {
            return turns < PATIENCE && reads.getOrDefault(what(action), 0) < most(action);
        }

        private static int most(Action action) {
            return action.operation().label().equals(Operation.SPIN) ? SPINS : IN_VAIN;
        }

        private static Object what(Action action) {
            Operation operation = action.operation();
            return operation.target() == null
                    ? operation.label()
                    : List.of(operation.label(), System.identityHashCode(operation.target()));
        }

        private void note(Action action) {
            if (isPick(action)) {
                return;
            }
            if (action.strand() != last) {
                reads.clear();
                turns = 0;
            } else if (action.operation().kind() == Operation.Kind.WRITE) {
                reads.keySet().retainAll(Set.of(Operation.SPIN));
            }
            turns++;
            last = action.strand();
            readsInVain = reads.merge(what(action), 1, Integer::sum) > most(action);
        }
    }

    private static Set<Decision> stillAsleep(Node node) {
        Action taken = node.action();
        var sleep = new HashSet<Decision>();
        for (Action each : node.all().toList()) {
            boolean tried = node.sleep.contains(each.decision()) || node.done.contains(each.decision());
            if (tried && each.strand() != taken.strand() && !inConflict(each, taken)) {
                sleep.add(each.decision());
            }
        }
        return sleep;
    }

    /** What a strand chooses in the midst of a step is a part of that step. */
    private static boolean inConflict(Action a, Action b) {
        return !isPick(a) && !isPick(b) && mayConflict(a, b);
    }

    private static boolean isPick(Action action) {
        return action.decision() instanceof Decision.Pick;
    }

    private static boolean mayConflict(Action a, Action b) {
        return a.operation().conflicts(b.operation()) || touchesAll(a) || touchesAll(b);
    }

    /** All that can happen instead of it has to be tried at once: it may be possible only here. */
    private static boolean isChoice(Action action) {
        return isPick(action)
                || action.decision() instanceof Decision.Expire
                || action.decision() instanceof Decision.Deliver;
    }

    /** A time-out comes when nothing else can happen; of messages nobody knows whom they meet. */
    private static boolean touchesAll(Action action) {
        return action.operation().reach() == Operation.Reach.EVERYTHING
                || action.decision() instanceof Decision.Expire
                || action.decision() instanceof Decision.Deliver;
    }

    /** A run is over. */
    public void learn(Run run) {
        if (diverged) {
            return;
        }
        if (!(run.outcome() instanceof Outcome.CutShort)) {
            complete++;
        }
        new Conflict().plan();
        if (!path.isEmpty()
                && run.outcome() instanceof Outcome.Returned
                && touchesAll(path.getLast().action())) {
            // The program may have ended itself, and nobody knows what the others would have done.
            Node end = path.getLast();
            end.enabled.forEach(each -> end.planned.add(each.decision()));
        }
    }

    /** What of the last run could have happened in another order. */
    private final class Conflict {
        private final List<Action> actions = path.stream().map(Node::action).toList();
        private final Map<Integer, Integer> strands = new HashMap<>();
        private final int[] strand = new int[actions.size()];
        private final int[] turn = new int[actions.size()];
        /** Of each step, up to which turn of each strand what was done comes before it. */
        private final int[][] before = new int[actions.size()][];

        private final IdentityHashMap<Object, Steps> byTarget = new IdentityHashMap<>();
        private final Steps byLibrary = new Steps();
        private final Steps reachingAll = new Steps();
        private final Steps all = new Steps();

        /** Some of the steps, by strand. */
        private final class Steps {
            private final List<List<Integer>> each = new ArrayList<>();

            void add(int j) {
                while (each.size() <= strand[j]) {
                    each.add(new ArrayList<>());
                }
                each.get(strand[j]).add(j);
            }

            /** Those of other strands that are not known to come before; older ones than the first that is need no look. */
            void unknown(int own, int[] known, Set<Integer> into) {
                for (int other = 0; other < each.size(); other++) {
                    List<Integer> steps = each.get(other);
                    for (int at = steps.size() - 1;
                            other != own && at >= 0 && turn[steps.get(at)] > known[other];
                            at--) {
                        into.add(steps.get(at));
                    }
                }
            }
        }

        void plan() {
            for (int j = 0; j < strand.length; j++) {
                strand[j] = strands.computeIfAbsent(actions.get(j).strand(), any -> strands.size());
            }
            var latest = new int[strands.size()][strands.size()];
            var turns = new int[strands.size()];
            var last = new int[strands.size()];
            Arrays.fill(last, -1);
            for (int j = 0; j < actions.size(); j++) {
                Action action = actions.get(j);
                int own = strand[j];
                turn[j] = ++turns[own];
                List<Integer> conflicting = conflicting(action, latest[own], own);
                if (j >= branch) {
                    planOthers(j, latest[own], conflicting, enabler(j, last[own]));
                }
                int[] now = latest[own].clone();
                conflicting.forEach(i -> join(now, before[i]));
                now[own] = turn[j];
                before[j] = now;
                latest[own] = now;
                last[own] = j;
                note(action, j);
                startChildren(latest, j);
            }
        }

        /** The earlier steps of others that a step is in conflict with and that nothing has put before it, the last first. */
        private List<Integer> conflicting(Action action, int[] known, int own) {
            var earlier = new TreeSet<Integer>(Comparator.reverseOrder());
            if (touchesAll(action)) {
                all.unknown(own, known, earlier);
            } else {
                reachingAll.unknown(own, known, earlier);
                Steps same = byTarget.get(action.operation().target());
                if (action.operation().target() != null && same != null) {
                    same.unknown(own, known, earlier);
                }
                if (action.operation().reach() == Operation.Reach.LIBRARY) {
                    byLibrary.unknown(own, known, earlier);
                }
            }
            return earlier.stream()
                    .filter(i -> inConflict(actions.get(i), action))
                    .toList();
        }

        private void note(Action action, int j) {
            all.add(j);
            if (action.operation().target() != null) {
                byTarget.computeIfAbsent(action.operation().target(), any -> new Steps())
                        .add(j);
            }
            if (action.operation().reach() == Operation.Reach.LIBRARY) {
                byLibrary.add(j);
            }
            if (touchesAll(action)) {
                reachingAll.add(j);
            }
        }

        /** Strands that can do something after a step and could not before were started by it, if that is how they begin. */
        private void startChildren(int[][] latest, int j) {
            if (j + 1 == actions.size()) {
                return;
            }
            for (Action each : path.get(j + 1).all().toList()) {
                Integer child = strands.get(each.strand());
                if (child != null
                        && each.operation().label().equals(START)
                        && path.get(j).of(each.strand()).isEmpty()) {
                    join(latest[child], before[j]);
                }
            }
        }

        /** The step that ended a wait for step j, since when it could be taken; −1 if it could be from the start. */
        private int enabler(int j, int last) {
            int strandOfJ = actions.get(j).strand();
            for (int i = j - 1; i > last; i--) {
                if (path.get(i).of(strandOfJ).isEmpty()) {
                    return i;
                }
            }
            return -1;
        }

        /**
         * Plans the other order of step j and each step in conflict with it that nothing comes between. A lock can be taken before
         * whoever had it took it; what waits for anything else cannot come before what it waited for.
         */
        private void planOthers(int j, int[] known, List<Integer> conflicting, int enabler) {
            var between = new ArrayList<Integer>();
            boolean lock = isLock(j);
            for (int i : conflicting) {
                if (lock && !isLock(i) && !touchesAll(actions.get(i))) {
                    continue;
                }
                if (between.stream().noneMatch(k -> comesBefore(i, k))
                        && (lock || enabler < 0 || i != enabler && !comesBefore(i, enabler))) {
                    plan(i, j, known);
                }
                between.add(i);
            }
        }

        private boolean isLock(int i) {
            Operation operation = actions.get(i).operation();
            return operation.label().startsWith(Operation.LOCK) && operation.reach() == Operation.Reach.TARGET;
        }

        private boolean comesBefore(int i, int k) {
            return before[k][strand[i]] >= turn[i];
        }

        /** Step j is to come before step i: somebody begins who can begin what leads to j without i. */
        private void plan(int i, int j, int[] known) {
            Node node = path.get(i);
            var first = new ArrayList<Decision>();
            var seen = new HashSet<Integer>();
            var leading = new ArrayList<Integer>();
            for (int k = i + 1; k < j; k++) {
                if (!comesBefore(i, k)) {
                    int step = k;
                    if (seen.add(strand[k]) && leading.stream().noneMatch(each -> comesBefore(each, step))) {
                        first.addAll(node.of(actions.get(k).strand()));
                    }
                    leading.add(k);
                }
            }
            if (seen.add(strand[j])
                    && leading.stream()
                            .noneMatch(each -> known[strand[each]] >= turn[each]
                                    || inConflict(actions.get(each), actions.get(j)))) {
                first.addAll(0, node.of(actions.get(j).strand()));
            }
            if (first.isEmpty()) {
                node.enabled.forEach(each -> node.planned.add(each.decision()));
            } else if (first.stream().noneMatch(node.planned::contains)) {
                node.planned.add(first.getFirst());
            }
        }

        private static void join(int[] into, int[] other) {
            for (int i = 0; i < into.length; i++) {
                into[i] = Math.max(into[i], other[i]);
            }
        }
    }

    /** The label of what every strand begins with. */
    private static final String START = "start";
}
