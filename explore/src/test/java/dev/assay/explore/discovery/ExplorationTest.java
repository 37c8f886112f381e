package dev.assay.explore.discovery;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.explore.Domain;
import dev.assay.explore.Generator;
import dev.assay.explore.Law;
import dev.assay.explore.Notation;
import dev.assay.explore.Signature;
import dev.assay.explore.Type;
import dev.assay.explore.example.Lists;
import dev.assay.explore.example.Naturals;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ExplorationTest {
    private static final Type NAT = Type.named("nat");
    private static final Type A = Type.variable("a");

    private static List<String> shown(Discovery discovery) {
        var notation = new Notation(discovery.signature());
        return discovery.laws().stream().map(notation::show).toList();
    }

    private static Type list(Type element) {
        return Type.named("list", element);
    }

    @SuppressWarnings("unchecked") // The signature's types see to it.
    private static List<Object> elements(Object value) {
        return (List<Object>) value;
    }

    private static Domain lists(Generator element, String... names) {
        return Domain.of(
                (random, size) -> {
                    var list = new ArrayList<Object>();
                    for (int i = random.nextInt(size / 2 + 1); i > 0; i--) {
                        list.add(element.draw(random, size));
                    }
                    return list;
                },
                names);
    }

    private static final Generator SMALL = (random, size) -> random.nextLong(size / 2 + 2);

    /** Appending at every type, and the sum of numbers. */
    private static Signature polymorphic() {
        return Signature.builder()
                .domain(NAT, Domain.of(SMALL, "m", "n", "k"))
                .domain(A, Domain.of(SMALL, "x", "y", "z"))
                .domain(list(A), lists(SMALL, "xs", "ys", "zs"))
                .domain(list(NAT), lists(SMALL, "ms", "ns", "ks"))
                .function("[]", a -> List.of(), list(A))
                .function(
                        "++",
                        a -> {
                            var all = new ArrayList<>(elements(a[0]));
                            all.addAll(elements(a[1]));
                            return all;
                        },
                        list(A),
                        list(A),
                        list(A))
                .background("0", a -> 0L, NAT)
                .background("+", a -> (Long) a[0] + (Long) a[1], NAT, NAT, NAT)
                .function(
                        "sum",
                        a -> elements(a[0]).stream().mapToLong(n -> (Long) n).sum(),
                        list(NAT),
                        NAT)
                .build();
    }

    @Test
    void aPolymorphicLawIsToldOnceAndHoldsAtEveryType() {
        List<String> laws =
                shown(Exploration.bySize(polymorphic(), Settings.upTo(6).withChecks(1000))
                        .run());
        assertTrue(laws.contains("xs ++ [] = xs"), laws.toString());
        assertFalse(laws.contains("ms ++ [] = ms"), laws.toString());
        assertTrue(laws.contains("sum [] = 0"), laws.toString());
        assertTrue(laws.contains("sum ms + sum ns = sum (ms ++ ns)"), laws.toString());
    }

    @Test
    void lawsOfBackgroundFunctionsAloneAreNotTold() {
        List<String> laws =
                shown(Exploration.bySize(polymorphic(), Settings.upTo(5).withChecks(1000))
                        .run());
        assertFalse(laws.contains("n + m = m + n"), laws.toString());
    }

    @Test
    void theSameSeedGivesTheSameLaws() {
        Signature lists = Lists.sort().build();
        Settings settings = Settings.upTo(5).withChecks(500).withSeed(7);
        assertEquals(
                shown(Exploration.bySize(lists, settings).run()),
                shown(Exploration.bySize(lists, settings).run()));
    }

    @Test
    void lawsAreHeardOfSmallestFirstAndNoneTwiceIfTheyAreNotAssumed() {
        var heard = new ArrayList<Law>();
        Exploration.bySize(Naturals.arithmetic(), Settings.upTo(5).withChecks(500))
                .run(new Listener() {
                    @Override
                    public boolean found(Law law) {
                        heard.add(law);
                        return false;
                    }
                });
        for (int i = 1; i < heard.size(); i++) {
            assertTrue(heard.get(i - 1).left().size() <= heard.get(i).left().size());
            for (int j = 0; j < i; j++) {
                assertFalse(
                        heard.get(j).covers(heard.get(i).left(), heard.get(i).right()));
            }
        }
    }

    @Test
    void whatTheListenerKnowsAlreadyIsNotTold() {
        Signature signature = Naturals.plus();
        var commutative = LawReader.law(signature, "x + y = y + x");
        var settings = Settings.upTo(5).withChecks(500);
        var pruner = settings.pruner(Set.of());
        pruner.assume(commutative);
        assertEquals(
                List.of("y + (x + z) = x + (y + z)"),
                shown(Exploration.bySize(signature, settings, pruner).run()));
    }

    @Test
    void aLawThatTheListenerRefutesIsNeitherToldNorAssumed() {
        Signature signature = Naturals.plus();
        Law commutative = LawReader.law(signature, "x + y = y + x");
        var discovery = Exploration.bySize(signature, Settings.upTo(5).withChecks(500))
                .run(new Listener() {
                    @Override
                    public boolean isRefuted(Law law) {
                        return law.covers(commutative.left(), commutative.right());
                    }
                });
        List<String> told = shown(discovery);
        assertFalse(told.contains("y + x = x + y"), told::toString);
        assertTrue(told.stream().anyMatch(law -> law.contains("z")), told::toString);
    }

    @Test
    void anExplorationThatIsStoppedKeepsWhatItFound() {
        var discovery = Exploration.bySize(Naturals.arithmetic(), Settings.upTo(9))
                .run(new Listener() {
                    private int laws;

                    @Override
                    public boolean found(Law law) {
                        laws++;
                        return true;
                    }

                    @Override
                    public boolean isStopped() {
                        return laws >= 3;
                    }
                });
        assertFalse(discovery.isComplete());
        assertEquals(3, discovery.laws().size());
    }

    /** A law that a few hundred tests do not refute: rounding twice is not rounding once. */
    @Test
    void aLawThatFailsSeldomIsFoundOut() {
        Type price = Type.named("price");
        Signature rounding = Signature.builder()
                .domain(price, Domain.of((random, size) -> random.nextLong(20_000), "p"))
                .function("toTens", a -> ((Long) a[0] + 5) / 10 * 10, price, price)
                .function("toHundreds", a -> ((Long) a[0] + 50) / 100 * 100, price, price)
                .build();
        Discovery discovery =
                Exploration.bySize(rounding, Settings.upTo(4).withTests(5)).run();
        assertFalse(
                shown(discovery).contains("toHundreds (toTens p) = toHundreds p"),
                shown(discovery).toString());
    }

    /** Variables are now and then equal, so elements from a wide range do no harm. */
    @Test
    void prefixesAreNotOnlyEmptyHoweverManyElementsThereAre() {
        for (int range : List.of(3, 1_000_000_000)) {
            List<String> laws = shown(prefixes(range));
            assertFalse(laws.contains("isPrefixOf xs ys = null xs"), laws.toString());
        }
    }

    private static Discovery prefixes(int range) {
        Type list = Type.named("list");
        Type bool = Type.named("bool");
        Signature signature = Signature.builder()
                .domain(list, lists((random, size) -> (long) random.nextInt(range), "xs", "ys"))
                .function("null", a -> elements(a[0]).isEmpty(), list, bool)
                .function(
                        "isPrefixOf",
                        a -> elements(a[0]).size() <= elements(a[1]).size()
                                && elements(a[1])
                                        .subList(0, elements(a[0]).size())
                                        .equals(a[0]),
                        list,
                        list,
                        bool)
                .build();
        return Exploration.bySize(signature, Settings.upTo(3).withChecks(500)).run();
    }
}
