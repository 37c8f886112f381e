package dev.assay.explore.discovery;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.explore.Law;
import dev.assay.explore.Notation;
import dev.assay.explore.Signature;
import dev.assay.explore.example.Booleans;
import dev.assay.explore.example.FlexibleArrays;
import dev.assay.explore.example.Heaps;
import dev.assay.explore.example.Lists;
import dev.assay.explore.example.Naturals;
import dev.assay.explore.example.PrettyPrinting;
import dev.assay.explore.example.Queues;
import dev.assay.explore.example.Sets;
import dev.assay.explore.pruning.InstancePruner;
import dev.assay.explore.pruning.InstancePruner.Scheme;
import dev.assay.explore.pruning.Saturation;
import dev.assay.explore.testing.Trial;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The signatures of the QuickSpec paper: the laws that it prints are found, or follow from those that are. */
class PublishedLawsTest {
    private static final Settings DEPTH_3 = Settings.upTo(3).withChecks(2000);

    /** As the paper prunes: by congruence closure alone. */
    private static Discovery asPublished(Signature signature, int depth) {
        return Exploration.byDepth(
                        signature,
                        Settings.upTo(depth).withChecks(2000),
                        (representatives, partial) ->
                                new InstancePruner(depth, Scheme.RELAXED, representatives, partial))
                .run();
    }

    private static List<String> shown(Discovery discovery) {
        var notation = new Notation(discovery.signature());
        return discovery.laws().stream().map(notation::show).toList();
    }

    /** Each is told or follows from what is told; and all that is told holds in further tests. */
    private static void assertImplies(Discovery discovery, String... published) {
        var trial = new Trial(discovery.signature(), 20, 4711);
        var notation = new Notation(discovery.signature());
        for (Law law : discovery.laws()) {
            assertTrue(trial.refute(law, 5000).isEmpty(), () -> notation.show(law) + " is false");
        }
        var saturation = new Saturation(12, 20_000, 4, discovery.partial());
        discovery.laws().forEach(saturation::assume);
        discovery.background().forEach(saturation::assume);
        for (String text : published) {
            Law law = LawReader.law(discovery.signature(), text);
            assertTrue(
                    saturation.proves(law.left(), law.right()),
                    () -> text + " does not follow from " + shown(discovery));
        }
    }

    private static void assertHasNot(Discovery discovery, String... absent) {
        var saturation = new Saturation(8, 2000, 2, discovery.partial());
        discovery.laws().forEach(saturation::assume);
        discovery.background().forEach(saturation::assume);
        for (String text : absent) {
            Law law = LawReader.law(discovery.signature(), text);
            assertFalse(saturation.proves(law.left(), law.right()), () -> text + " follows from " + shown(discovery));
        }
    }

    @Test
    void conjunctionHasThreeLawsUpToDepthTwo() {
        assertEquals(
                List.of("y && x = x && y", "x && x = x", "x && False = False"),
                shown(asPublished(Booleans.conjunction(), 2)));
    }

    @Test
    void plusHasTwoLawsByRelaxedInstancesAndThreeByStrictOnes() {
        assertEquals(List.of("y + x = x + y", "y + (x + z) = x + (y + z)"), shown(asPublished(Naturals.plus(), 3)));
        Discovery strict = Exploration.byDepth(
                        Naturals.plus(),
                        DEPTH_3,
                        (representatives, partial) -> new InstancePruner(3, Scheme.STRICT, representatives, partial))
                .run();
        assertEquals(3, strict.laws().size(), () -> shown(strict).toString());
    }

    private static final String[] SETS = {
        "intersection T S = intersection S T",
        "union T S = union S T",
        "intersection S S = S",
        "intersection S new = new",
        "union S S = S",
        "union S new = S",
        "intersection T (intersection S U) = intersection S (intersection T U)",
        "union T (union S U) = union S (union T U)",
        "intersection S (union S T) = S",
        "union S (intersection S T) = S",
        "intersection (union S T) (union S U) = union S (intersection T U)",
        "union (intersection S T) (intersection S U) = intersection S (union T U)"
    };

    private static final String[] INSERTION = {
        "add Y (add X S) = add X (add Y S)",
        "union S (add X T) = add X (union S T)",
        "intersection S (add X S) = S",
        "intersection (add X S) (add X T) = add X (intersection S T)",
        "union (add X S) (add X T) = add X (union S T)"
    };

    @Test
    void setsHave17LawsByCongruenceClosureAndInsertionIsDefinedByUnion() {
        Discovery sets = asPublished(Sets.withInsertion(), 3);
        assertEquals(17, sets.laws().size(), () -> shown(sets).toString());
        assertEquals(1041, sets.statistics().terms());
        assertImplies(sets, SETS);
        assertImplies(sets, INSERTION);
        var notation = new Notation(sets.signature());
        assertEquals(
                List.of("add X S = union S (add X new)"),
                sets.definitions().stream().map(notation::show).toList());
    }

    @Test
    void setsHaveTheSameLawsIfTermsAreMadeOfAllOthers() {
        Discovery all = Exploration.naive(Sets.withInsertion(), DEPTH_3).run();
        assertEquals(4759, all.statistics().terms());
        assertEquals(shown(asPublished(Sets.withInsertion(), 3)), shown(all));
    }

    @Test
    void setsWithSingletonsHave12Laws() {
        Discovery sets = asPublished(Sets.withSingletons(), 3);
        assertEquals(12, sets.laws().size(), () -> shown(sets).toString());
        assertImplies(sets, SETS);
    }

    @Test
    void saturationLeaves15And11LawsOfSets() {
        Discovery insertion = Exploration.byDepth(Sets.withInsertion(), DEPTH_3).run();
        assertEquals(15, insertion.laws().size(), () -> shown(insertion).toString());
        // Follow from the others, by distributivity and absorption.
        assertImplies(insertion, INSERTION);
        assertImplies(insertion, SETS);
        assertEquals(
                11,
                Exploration.byDepth(Sets.withSingletons(), DEPTH_3).run().laws().size());
    }

    @Test
    void appendHasFourLaws() {
        assertEquals(
                List.of(
                        "xs ++ [] = xs",
                        "[] ++ xs = xs",
                        "(x : xs) ++ ys = x : (xs ++ ys)",
                        "(xs ++ ys) ++ zs = xs ++ (ys ++ zs)"),
                shown(asPublished(Lists.append().build(), 3)));
    }

    private static final String[] REVERSE = {
        "reverse [] = []",
        "reverse (reverse xs) = xs",
        "reverse xs ++ reverse ys = reverse (ys ++ xs)",
        "reverse (x : []) = x : []"
    };

    @Test
    void reverseHasFourLawsMore() {
        Discovery reverse =
                Exploration.byDepth(Lists.reverse().build(), DEPTH_3).run();
        assertEquals(8, reverse.laws().size(), () -> shown(reverse).toString());
        assertImplies(reverse, REVERSE);
    }

    @Test
    void reverseHasTheSameLawsAmongTermsOfSizeSeven() {
        Discovery reverse =
                Exploration.bySize(Lists.reverse().build(), Settings.upTo(7)).run();
        assertEquals(8, reverse.laws().size(), () -> shown(reverse).toString());
        assertImplies(reverse, REVERSE);
    }

    private static final String[] SORT = {
        "sort [] = []",
        "sort (reverse xs) = sort xs",
        "sort (sort xs) = sort xs",
        "sort (ys ++ xs) = sort (xs ++ ys)",
        "sort (x : []) = x : []"
    };

    @Test
    void sortingHasFiveLawsMore() {
        Discovery sort = Exploration.byDepth(Lists.sort().build(), DEPTH_3).run();
        assertEquals(13, sort.laws().size(), () -> shown(sort).toString());
        assertImplies(sort, SORT);
    }

    @Test
    void sortingWithoutDoublesHasThoseAndForgetsDoubles() {
        Discovery usort = Exploration.byDepth(Lists.usort().build(), DEPTH_3).run();
        assertImplies(usort, SORT);
        assertImplies(
                usort,
                "usort [] = []",
                "usort (reverse xs) = usort xs",
                "usort (usort xs) = usort xs",
                "usort (ys ++ xs) = usort (xs ++ ys)",
                "usort (x : []) = x : []",
                "usort (xs ++ xs) = usort xs");
    }

    @Test
    void mergingPreservesSortedness() {
        Discovery merge = Exploration.byDepth(Lists.merge().build(), DEPTH_3).run();
        assertImplies(
                merge,
                "merge (x : []) (sort xs) = sort (x : xs)",
                "merge (sort xs) (sort ys) = sort (xs ++ ys)",
                "merge (xs ++ ys) xs = merge xs xs ++ ys");
    }

    @Test
    void mapHasFourLawsMore() {
        Discovery map = Exploration.byDepth(Lists.map().build(), DEPTH_3).run();
        assertEquals(12, map.laws().size(), () -> shown(map).toString());
        assertImplies(
                map,
                "map f [] = []",
                "map f (reverse xs) = reverse (map f xs)",
                "map f xs ++ map f ys = map f (xs ++ ys)",
                "f x : map f xs = map f (x : xs)");
    }

    @Test
    void monotonicFunctionsCommuteWithSorting() {
        Discovery mono = Exploration.byDepth(Lists.monotonic().build(), DEPTH_3).run();
        assertImplies(
                mono,
                "mapMono f (sort xs) = sort (mapMono f xs)",
                "merge (mapMono f xs) (mapMono f ys) = mapMono f (merge xs ys)");
    }

    @Test
    void queuesAreNotWhatTheyContain() {
        Discovery queues =
                Exploration.byDepth(Queues.byRepresentation().build(), DEPTH_3).run();
        assertImplies(
                queues,
                "join new Q = Q",
                "join Q new = Q",
                "join (join Q Q2) Q3 = join Q (join Q2 Q3)",
                "to_list Q ++ to_list Q2 = to_list (join Q Q2)",
                "reverse (in x Q) = in_r x (reverse Q)",
                "tail (reverse Q) = reverse (liat Q)",
                "to_list Q ++ (x : []) = to_list (in x Q)",
                "x : to_list Q = to_list (in_r x Q)",
                "tail (in_r y Q) = tail (in_r x Q)");
        assertHasNot(queues, "tail (in_r x Q) = Q");
    }

    @Test
    void queuesComparedByContentsHaveTheLawThatIsMissingOtherwise() {
        assertImplies(Exploration.byDepth(Queues.byContents().build(), DEPTH_3).run(), "tail (in_r x Q) = Q");
    }

    @Test
    void arraysHaveSixLaws() {
        Discovery arrays = asPublished(FlexibleArrays.withDefault().build(), 3);
        assertEquals(6, arrays.laws().size(), () -> shown(arrays).toString());
        assertImplies(
                arrays,
                "get I new = def",
                "get I (set I X A) = X",
                "get I (set J def new) = def",
                "get J (set I X new) = get I (set J X new)",
                "set I X (set I Y A) = set I X A",
                "set J X (set I X A) = set I X (set J X A)");
        assertHasNot(arrays, "set J def new = new");
    }

    @Test
    void arraysWithoutTheirDefaultLackAConstant() {
        Discovery arrays = asPublished(FlexibleArrays.withoutDefault().build(), 3);
        var notation = new Notation(arrays.signature());
        assertEquals(
                List.of("get J new = get I new"),
                arrays.missingConstants().stream().map(notation::show).toList());
    }

    @Test
    void fixedAndResizedArraysHaveTheirLaws() {
        Discovery arrays = Exploration.byDepth(FlexibleArrays.withResize().build(), DEPTH_3)
                .run();
        assertImplies(
                arrays,
                "fix (fix A) = fix A",
                "get I (fix new) = undefined",
                "set I X (fix new) = undefined",
                "get I (resize J new) = def",
                "get J (resize J A) = get I (resize I A)",
                "resize I (resize I A) = resize I A",
                "resize J (fix C) = fix (resize J C)",
                "set I X (resize I new) = set I X new");
        assertHasNot(arrays, "resize J new = new", "resize I (resize J A) = resize I A", "get I (set I X A) = X");
    }

    @Test
    void writingInDifferentPlacesOfAnArrayCommutes() {
        Discovery arrays = Exploration.conditional(
                        FlexibleArrays.withDifference().build(),
                        Settings.upTo(7).withChecks(2000))
                .run();
        List<String> laws = shown(arrays);
        assertTrue(laws.contains("I /= J ==> set J X (set I Y A) = set I Y (set J X A)"), () -> laws.toString());
        assertTrue(laws.contains("I /= J ==> get I (set J X A) = get I A"), () -> laws.toString());
        assertFalse(laws.contains("I /= J ==> get J (set I X A) = get J A"), "the same by symmetry");
    }

    @Test
    void prettyPrintingHasElevenLaws() {
        Discovery layouts = asPublished(PrettyPrinting.signature(), 3);
        assertEquals(11, layouts.laws().size(), () -> shown(layouts).toString());
        assertImplies(
                layouts,
                "nest 0 d = d",
                "nest j (nest i d) = nest i (nest j d)",
                "d <> nest i e = d <> e",
                "nest (i + j) d = nest i (nest j d)",
                "(d $$ e) $$ f = d $$ (e $$ f)",
                "nest i d <> e = nest i (d <> e)",
                "(d $$ e) <> f = d $$ (e <> f)",
                "(d <> e) <> f = d <> (e <> f)",
                "nest i d $$ nest i e = nest i (d $$ e)",
                "text s <> text t = text (s ++ t)",
                "d <> text \"\" = d");
    }

    @Test
    void heapsHaveSixLawsAndLackAConstant() {
        Discovery heaps = asPublished(Heaps.basic().build(), 3);
        assertEquals(
                List.of(
                        "findMin empty = undefined",
                        "deleteMin empty = undefined",
                        "insert y (insert x h) = insert x (insert y h)",
                        "isEmpty (insert x h1) = isEmpty (insert x h)",
                        "findMin (insert x empty) = x",
                        "deleteMin (insert x empty) = empty"),
                shown(heaps));
        assertEquals(1, heaps.missingConstants().size());
    }

    @Test
    void heapsWithListsAreSortingByAnotherName() {
        Discovery heaps =
                Exploration.byDepth(Heaps.withLists().build(), DEPTH_3).run();
        assertImplies(
                heaps,
                "isEmpty (insert x h) = False",
                "isEmpty empty = True",
                "merge h1 h = merge h h1",
                "merge h (merge h1 h2) = merge h1 (merge h h2)",
                "merge h empty = h",
                "merge h (insert x h1) = insert x (merge h h1)",
                "isEmpty h && isEmpty h1 = isEmpty (merge h h1)",
                "findMin (merge h h) = findMin h",
                "merge h (deleteMin h) = deleteMin (merge h h)",
                "toList (fromList xs) = sort xs",
                "sort (toList h) = toList h",
                "fromList (toList h) = h",
                "fromList (sort xs) = fromList xs",
                "fromList (ys ++ xs) = fromList (xs ++ ys)",
                "fromList [] = empty",
                "insert x (fromList xs) = fromList (x : xs)",
                "merge (fromList xs) (fromList ys) = fromList (xs ++ ys)",
                "toList empty = []",
                "head (toList h) = findMin h",
                "toList (deleteMin h) = tail (toList h)");
    }

    @Test
    void aWrongConversionOfHeapsToListsShowsInTheLawsThatAreMissing() {
        Discovery heaps =
                Exploration.byDepth(Heaps.withWrongLists().build(), DEPTH_3).run();
        assertImplies(heaps, "toList empty = []", "toList (insert x empty) = x : []");
        assertHasNot(heaps, "toList (fromList xs) = sort xs", "sort (toList h) = toList h");
    }

    private static final String[] NATURALS = {
        "x + y = y + x",
        "x * y = y * x",
        "x + Z = x",
        "x * Z = Z",
        "x + (y + z) = y + (x + z)",
        "x * (y * z) = y * (x * z)",
        "x + S y = S (x + y)",
        "x * S y = x + (x * y)",
        "x * (y + y) = y * (x + x)",
        "(x * y) + (x * z) = x * (y + z)"
    };

    @Test
    void naturalsHaveTenLaws() {
        Discovery naturals = asPublished(Naturals.arithmetic(), 3);
        assertEquals(10, naturals.laws().size(), () -> shown(naturals).toString());
        assertImplies(naturals, NATURALS);
    }

    @Test
    void saturationLeavesNineLawsOfNaturals() {
        Discovery naturals = Exploration.byDepth(Naturals.arithmetic(), DEPTH_3).run();
        assertEquals(9, naturals.laws().size(), () -> shown(naturals).toString());
        // x * (y + y) = y * (x + x) follows from the successor's law.
        assertImplies(naturals, NATURALS);
    }
}
