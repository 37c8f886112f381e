package dev.assay.prove.relevance;

import dev.assay.logic.Term;
import dev.assay.logic.theory.Theory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;

/**
 * The filter by symbols. A fact is relevant as far as its symbols are; the symbols of the goal are relevant, and so are
 * those of facts found relevant. So it goes in rounds that take few facts each, and ask for more each time. Rare symbols
 * say more than frequent ones.
 */
public final class SymbolFilter {
    /** How relevant a fact has to be in the first round, and in the end. */
    private static final double FIRST_THRESHOLD = 0.45;

    private static final double LAST_THRESHOLD = 0.85;
    private static final double TOO_STRICT = 0.1;
    private static final double PERFECT = 0.99999;
    private static final double USELESS = 0.001;
    private static final int ROUNDS_BEFORE_USELESS = 5;

    /** About so many facts come into a round in the beginning; fewer, the fewer are wanted. */
    private static final double ROUND_SIZE = 11.5;

    /** How much the right side of an equation counts, compared with the left. */
    private static final double RIGHT = 0.35;

    private final Profiles profiles;
    private final Symbols symbols;

    public SymbolFilter() {
        this(new Profiles());
    }

    SymbolFilter(Profiles profiles) {
        this.profiles = profiles;
        this.symbols = profiles.symbols();
    }

    /** At most {@code most} of the candidates, the most relevant first. */
    public synchronized List<Candidate> select(
            Theory theory, List<Candidate> candidates, List<Term> goal, List<Term> chained, int most) {
        if (candidates.isEmpty() || most <= 0) {
            return List.of();
        }
        int[][] facts = new int[candidates.size()][];
        int[][] right = new int[candidates.size()][];
        for (int i = 0; i < facts.length; i++) {
            Profile.Shape shape = profiles.of(theory.signature(), candidates.get(i));
            facts[i] = shape.main();
            right[i] = shape.right();
        }
        int[] start = profiles.ofGoal(theory.signature(), goal);
        int[] inChained = profiles.ofGoal(theory.signature(), chained);
        return new Rounds(candidates, facts, right, start, inChained, most).run();
    }

    /** One search. */
    private final class Rounds {
        private final List<Candidate> candidates;
        private final int[][] facts;
        private final int[][] right;
        private final int most;
        private final double[] relevantWeight;
        private final double[] irrelevantWeight;

        /** Symbols some instance of which is relevant; symbols that are an instance of a relevant one. */
        private final BitSet relevant = new BitSet();

        private final BitSet covered = new BitSet();
        private final int[][] occurrences;
        private final double[] scores;
        private final BitSet taken = new BitSet();
        private final List<Candidate> result = new ArrayList<>();

        Rounds(List<Candidate> candidates, int[][] facts, int[][] right, int[] start, int[] chained, int most) {
            this.candidates = candidates;
            this.facts = facts;
            this.right = right;
            this.most = most;
            int count = symbols.size();
            occurrences = invert(count);
            relevantWeight = new double[count];
            irrelevantWeight = new double[count];
            weigh(chained);
            scores = new double[facts.length];
            for (int s : start) {
                makeRelevant(s, new BitSet());
            }
            if (start.length == 0) {
                startFromTheNearest();
            }
        }

        private int[][] invert(int count) {
            int[] sizes = new int[count];
            for (int i = 0; i < facts.length; i++) {
                for (int s : facts[i]) {
                    sizes[s]++;
                }
                for (int s : right[i]) {
                    sizes[s]++;
                }
            }
            int[][] inverted = new int[count][];
            for (int s = 0; s < count; s++) {
                inverted[s] = new int[sizes[s]];
            }
            int[] next = new int[count];
            for (int i = 0; i < facts.length; i++) {
                for (int s : facts[i]) {
                    inverted[s][next[s]++] = i;
                }
                for (int s : right[i]) {
                    inverted[s][next[s]++] = i;
                }
            }
            return inverted;
        }

        private void weigh(int[] chained) {
            for (int s = 0; s < relevantWeight.length; s++) {
                Symbols.Symbol symbol = symbols.get(s);
                String name = symbol.constant();
                if (name.equals(Profile.ABSTRACTION)) {
                    relevantWeight[s] = 0.5;
                    irrelevantWeight[s] = 2.0;
                } else if (name.equals(Profile.SKOLEM)) {
                    irrelevantWeight[s] = 0.25;
                } else if (name.startsWith(Profile.THEORY)) {
                    relevantWeight[s] = 0.5;
                    irrelevantWeight[s] = 0.25;
                } else {
                    int frequency = 0;
                    for (int other : symbols.alike(s)) {
                        if (occurrences[other].length > 0 && symbol.matches(symbols.get(other))) {
                            frequency += occurrences[other].length;
                        }
                    }
                    relevantWeight[s] = rare(frequency);
                    double common =
                            frequency < 100 ? Math.log(frequency + 1.0) / Math.log(100) : rare(frequency) / rare(100);
                    double weight = common * Math.pow(1.05, symbol.order() - 1);
                    irrelevantWeight[s] = Arrays.binarySearch(chained, s) >= 0 ? 0.25 * weight : weight;
                }
            }
        }

        private static double rare(int frequency) {
            return 1 + 2 / Math.log(frequency + 1.0);
        }

        /** A goal without symbols is about what stands next to it. */
        private void startFromTheNearest() {
            for (Standing standing : List.of(Standing.CHAINED, Standing.ASSUMPTION, Standing.LOCAL)) {
                boolean any = false;
                for (int i = 0; i < facts.length; i++) {
                    if (candidates.get(i).standing() == standing) {
                        any = true;
                        for (int s : facts[i]) {
                            makeRelevant(s, new BitSet());
                        }
                    }
                }
                if (any) {
                    return;
                }
            }
        }

        /** Adds the symbol, and to {@code touched} the facts whose score this may change. */
        private void makeRelevant(int symbol, BitSet touched) {
            if (symbol >= relevantWeight.length) {
                return;
            }
            Symbols.Symbol added = symbols.get(symbol);
            for (int s : symbols.alike(symbol)) {
                Symbols.Symbol other = symbols.get(s);
                boolean isNew = !relevant.get(s) && other.matches(added);
                boolean isNewlyCovered = !covered.get(s) && added.matches(other);
                if (isNew) {
                    relevant.set(s);
                }
                if (isNewlyCovered) {
                    covered.set(s);
                }
                if (isNew || isNewlyCovered) {
                    for (int fact : occurrences[s]) {
                        touched.set(fact);
                    }
                }
            }
        }

        private double score(int fact) {
            double forIt = 0;
            double against = 0;
            boolean isMore = false;
            for (int s : facts[fact]) {
                if (relevant.get(s)) {
                    forIt += relevantWeight[s];
                    isMore |= !symbols.get(s).constant().startsWith(Profile.THEORY);
                } else if (!covered.get(s)) {
                    against += irrelevantWeight[s];
                }
            }
            if (!isMore) {
                return 0;
            }
            for (int s : right[fact]) {
                if (relevant.get(s)) {
                    forIt += RIGHT * relevantWeight[s];
                } else if (!covered.get(s)) {
                    against += RIGHT * irrelevantWeight[s];
                }
            }
            double rest = forIt + against - candidates.get(fact).standing().bonus();
            return rest <= 0 ? 1 : Math.min(1, forIt / rest);
        }

        List<Candidate> run() {
            double decay = Math.pow((1 - LAST_THRESHOLD) / (1 - FIRST_THRESHOLD), 1.0 / (most + 1));
            double threshold = FIRST_THRESHOLD;
            var touched = new BitSet();
            touched.set(0, facts.length);
            for (int round = 0; result.size() < most; round++) {
                rescore(touched);
                int[] accepted = best(threshold, round);
                if (accepted.length == 0) {
                    if (round == 0 && threshold >= TOO_STRICT) {
                        threshold /= 2;
                        round = -1;
                        continue;
                    }
                    // Nothing is good enough, but the wanted number should be reached: the best of the rest.
                    takeTheRest();
                    break;
                }
                touched = new BitSet();
                for (int fact : accepted) {
                    taken.set(fact);
                    result.add(candidates.get(fact));
                    for (int s : facts[fact]) {
                        if (!symbols.get(s).constant().startsWith(Profile.THEORY)) {
                            makeRelevant(s, touched);
                        }
                    }
                    for (int s : right[fact]) {
                        makeRelevant(s, touched);
                    }
                }
                threshold = 1 - (1 - threshold) * Math.pow(decay, accepted.length);
            }
            return result;
        }

        private void rescore(BitSet touched) {
            for (int fact = touched.nextSetBit(0); fact >= 0; fact = touched.nextSetBit(fact + 1)) {
                scores[fact] = taken.get(fact) ? 0 : score(fact);
            }
        }

        /** What this round takes: all that is perfect, and some of the best. */
        private int[] best(double threshold, int round) {
            int left = most - result.size();
            int wanted = (int) Math.ceil(Math.pow(ROUND_SIZE, (double) left / most));
            double least = round > ROUNDS_BEFORE_USELESS ? Math.max(threshold, USELESS) : threshold;
            Integer[] good = good(least);
            int count = 0;
            int perfect = 0;
            while (count < good.length && count < left && (scores[good[count]] > PERFECT || count - perfect < wanted)) {
                perfect += scores[good[count]] > PERFECT ? 1 : 0;
                count++;
            }
            int[] accepted = new int[count];
            for (int i = 0; i < count; i++) {
                accepted[i] = good[i];
            }
            return accepted;
        }

        private void takeTheRest() {
            for (int fact : good(USELESS)) {
                if (result.size() >= most) {
                    return;
                }
                result.add(candidates.get(fact));
            }
        }

        /** The facts not yet taken that score at least so much, the best first; among equals the newest. */
        private Integer[] good(double least) {
            var good = new ArrayList<Integer>();
            for (int fact = 0; fact < facts.length; fact++) {
                if (!taken.get(fact) && scores[fact] >= least && scores[fact] > 0) {
                    good.add(fact);
                }
            }
            good.sort(Comparator.<Integer>comparingDouble(f -> -scores[f]).thenComparing(Comparator.reverseOrder()));
            return good.toArray(Integer[]::new);
        }
    }
}
