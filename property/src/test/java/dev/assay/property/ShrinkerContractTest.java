package dev.assay.property;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What the shrinker returns fails, no neighbour that is simpler by one step fails, and it can be replayed. */
class ShrinkerContractTest {
    private static final Gen<List<Integer>> LISTS = Gens.ints(0, 40).list(0, 8);

    /** Predicates of lists of numbers, by what they count. */
    private static Gen<Predicate<List<Integer>>> predicates() {
        return Gens.composed(choices -> {
            int a = choices.draw(Gens.ints(0, 12));
            int b = choices.draw(Gens.ints(1, 5));
            return switch (choices.draw(Gens.ints(0, 5))) {
                case 0 -> xs -> xs.stream().mapToInt(x -> x).sum() > a;
                case 1 -> xs -> xs.stream().filter(x -> x % b == 0).count() > a / 4;
                case 2 -> xs -> xs.stream().anyMatch(x -> x > a);
                case 3 -> xs -> xs.stream().distinct().count() > b;
                case 4 -> xs -> xs.size() > b && xs.getFirst() > xs.getLast();
                default -> xs -> xs.size() >= b && xs.stream().allMatch(x -> x >= a);
            };
        });
    }

    /** Every list with one element less, or with one element less by one. */
    private static Stream<List<Integer>> neighbours(List<Integer> xs) {
        var result = new ArrayList<List<Integer>>();
        for (int i = 0; i < xs.size(); i++) {
            var shorter = new ArrayList<>(xs);
            shorter.subList(i, i + 1).clear();
            result.add(shorter);
            if (xs.get(i) > 0) {
                var lower = new ArrayList<>(xs);
                lower.set(i, xs.get(i) - 1);
                result.add(lower);
            }
        }
        return result.stream();
    }

    @Test
    void whatIsLeftFailsAndNoNeighbourDoes() {
        Property.forAll(predicates(), Gens.longs(0, 1000))
                .forgetful()
                .seed(8)
                .tries(300)
                .passes((fails, seed) -> {
                    var sampler = new Sampler<>(LISTS, seed);
                    Optional<Sampler.Sample<List<Integer>>> failing = Stream.iterate(0L, i -> i + 1)
                            .limit(60)
                            .flatMap(i -> sampler.draw(i).stream())
                            .filter(sample -> fails.test(sample.value()))
                            .findFirst();
                    Case.assume(failing.isPresent());
                    var shrunk = sampler.shrink(failing.orElseThrow(), fails, 100_000, Duration.ofMinutes(1));
                    assertTrue(fails.test(shrunk.value()), shrunk::toString);
                    neighbours(shrunk.value())
                            .forEach(each -> assertFalse(fails.test(each), () -> shrunk.value() + " before " + each));
                    assertEquals(
                            shrunk.value(),
                            sampler.replay(shrunk.replay()).orElseThrow().value());
                });
    }

    @Test
    void aCounterexampleIsReplayedAlone() {
        Property.forAll(predicates(), Gens.longs(0, 1000))
                .forgetful()
                .seed(9)
                .tries(60)
                .passes((fails, seed) -> {
                    Settings settings =
                            Settings.standard().seeded(seed).trying(200).keepingFailuresIn(Optional.empty());
                    ForAll.Body1<List<Integer>> body = xs -> ForAll.require(!fails.test(xs));
                    Result first = Property.forAll(LISTS).settings(settings).test(body);
                    Case.assume(first.verdict() instanceof Result.Falsified);
                    var falsified = (Result.Falsified) first.verdict();
                    Result again = Property.forAll(LISTS)
                            .settings(settings.replaying(falsified.replay()))
                            .test(body);
                    var repeated = assertInstanceOf(Result.Falsified.class, again.verdict());
                    assertEquals(
                            falsified.shrunk().arguments(), repeated.shrunk().arguments());
                });
    }
}
