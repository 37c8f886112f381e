package dev.assay.prove.relevance;

import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The filter that learns. A goal is a set of features, its constants; what was needed to prove goals like it may be needed
 * again. Every fact also counts as a goal that needed itself, so that there is something to start from.
 */
public final class Learner {
    /** How much a fact that a similar goal needed counts, compared with that goal itself. */
    private static final double NEEDED = 2.7;

    /** In the Bayesian estimate: for a feature never seen with the fact, and for a feature of the fact that the goal lacks. */
    private static final double NEVER_SEEN = -15;

    private static final double LACKING = -0.05;
    private static final double SEEN = 10;

    /**
     * A proof that was found.
     *
     * @param features the constants of the goal
     * @param needed the names of the facts
     */
    public record Example(String goal, Set<String> features, Set<String> needed) {
        public Example {
            features = Set.copyOf(features);
            needed = Set.copyOf(needed);
        }
    }

    /** What is known of one fact: in how many proofs it was, and how often with each feature. */
    private static final class Experience {
        private int proofs = 1;
        private final Map<String, Integer> with = new HashMap<>();
    }

    private final Map<String, Example> examples = new HashMap<>();

    /** Remembers a proof; a later one of the same goal takes its place. */
    public synchronized void learn(Example example) {
        examples.put(example.goal(), example);
    }

    public synchronized List<Example> examples() {
        return List.copyOf(examples.values());
    }

    /** The numbers of the facts, the most promising first. */
    synchronized int[] ranked(List<String> names, List<Set<String>> features, Set<String> goal) {
        Map<String, Double> rarity = rarity(features);
        double[] byNeighbours = neighbours(names, features, goal, rarity);
        double[] byBayes = bayes(names, features, goal, rarity);
        return Fusion.of(names.size(), List.of(order(byNeighbours), order(byBayes)), List.of(1.0, 0.5));
    }

    private static int[] order(double[] scores) {
        Integer[] order = new Integer[scores.length];
        Arrays.setAll(order, i -> i);
        Arrays.sort(order, (a, b) -> {
            int byScore = Double.compare(scores[b], scores[a]);
            return byScore != 0 ? byScore : Integer.compare(b, a);
        });
        return Arrays.stream(order).mapToInt(Integer::intValue).toArray();
    }

    /** The rarer a feature, the more it says. */
    private static Map<String, Double> rarity(List<Set<String>> features) {
        var counts = new HashMap<String, Integer>();
        features.forEach(set -> set.forEach(f -> counts.merge(f, 1, Integer::sum)));
        var result = new HashMap<String, Double>();
        counts.forEach((f, n) -> result.put(f, Math.log((features.size() + 1.0) / n)));
        return result;
    }

    // k nearest neighbours, all of which count by how near they are

    private double[] neighbours(
            List<String> names, List<Set<String>> features, Set<String> goal, Map<String, Double> rarity) {
        var scores = new double[names.size()];
        var numbers = new HashMap<String, Integer>();
        for (int i = 0; i < scores.length; i++) {
            numbers.put(names.get(i), i);
            scores[i] = nearness(features.get(i), goal, rarity);
        }
        for (Example example : examples.values()) {
            double near = nearness(example.features(), goal, rarity);
            if (near > 0) {
                for (String needed : example.needed()) {
                    Integer fact = numbers.get(needed);
                    if (fact != null) {
                        scores[fact] += NEEDED * near / example.needed().size();
                    }
                }
            }
        }
        return scores;
    }

    /** The cosine of the angle between both, each feature being as long as it is rare. */
    private static double nearness(Set<String> features, Set<String> goal, Map<String, Double> rarity) {
        double shared = 0;
        double all = 0.1;
        for (String f : features) {
            double weight = rarity.getOrDefault(f, 1.0);
            all += weight * weight;
            if (goal.contains(f)) {
                shared += weight * weight;
            }
        }
        return shared / Math.sqrt(all);
    }

    // Naive Bayes

    private double[] bayes(
            List<String> names, List<Set<String>> features, Set<String> goal, Map<String, Double> rarity) {
        var experience = new HashMap<String, Experience>();
        for (Example example : examples.values()) {
            for (String needed : example.needed()) {
                Experience own = experience.computeIfAbsent(needed, _ -> new Experience());
                own.proofs++;
                example.features().forEach(f -> own.with.merge(f, 1, Integer::sum));
            }
        }
        var scores = new double[names.size()];
        var nothing = new Experience();
        for (int i = 0; i < scores.length; i++) {
            Experience own = experience.getOrDefault(names.get(i), nothing);
            scores[i] = likelihood(own, features.get(i), goal, rarity);
        }
        return scores;
    }

    private static double likelihood(
            Experience own, Set<String> features, Set<String> goal, Map<String, Double> rarity) {
        double result = Math.log(own.proofs);
        for (String f : goal) {
            int seen = own.with.getOrDefault(f, 0) + (features.contains(f) ? 1 : 0);
            double weight = rarity.getOrDefault(f, 1.0);
            result += weight * (seen == 0 ? NEVER_SEEN : Math.log(SEEN * seen / own.proofs));
        }
        for (String f : features) {
            if (!goal.contains(f)) {
                result += LACKING * rarity.getOrDefault(f, 1.0) * 100 / (1 + own.proofs);
            }
        }
        return result;
    }

    /** The features of a profile that has names. */
    static Set<String> features(int[] profile, Symbols symbols) {
        var result = new HashSet<String>();
        for (int s : profile) {
            String name = symbols.get(s).constant();
            if (!name.startsWith(" ")) {
                result.add(name);
            }
        }
        return result;
    }
}
