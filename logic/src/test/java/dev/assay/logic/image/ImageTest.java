package dev.assay.logic.image;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.logic.Type;
import dev.assay.logic.define.Datatypes;
import dev.assay.logic.kernel.Datatype;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.KernelException;
import dev.assay.logic.kernel.Restoration;
import dev.assay.logic.kernel.Signature;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.kernel.Tmh;
import dev.assay.logic.kernel.Trust;
import dev.assay.logic.theory.Fact;
import dev.assay.logic.theory.Theory;
import java.lang.invoke.MethodHandles;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pcollections.HashTreePMap;

class ImageTest {
    private static final byte[] BUILD = Image.sha256("this build".getBytes(StandardCharsets.UTF_8), 0, 10);
    private static final byte[] OTHER_BUILD = Image.sha256("that build".getBytes(StandardCharsets.UTF_8), 0, 10);

    private static final Theory FIRST = withDatatype(Theory.HOL, "T.unit", List.of());
    private static final Theory SECOND = withDatatype(FIRST, "T.box", List.of(Type.var("'a")))
            .withFact("T.odd", Thm.oracle(Hol.SIGNATURE, new Trust.Stated("somebody"), Hol.FALSE), "simp")
            .withFact("T.stated", Thm.oracle(Hol.SIGNATURE, new Trust.Axiom("T.stated"), Hol.TRUE));

    private static Theory withDatatype(Theory theory, String name, List<Type> arguments) {
        var constructor = new Datatype.Constructor(name + ".C", arguments);
        var parameters = arguments.stream().map(t -> (Type.Var) t).toList();
        var spec = new Datatype.Spec(name, parameters, List.of(constructor), Datatypes.standardNames(name));
        return Datatypes.define(theory, List.of(spec));
    }

    private static byte[] image() {
        var writer = new ImageWriter();
        writer.begin("First", FIRST.signature());
        FIRST.write(writer);
        writer.begin("Second", SECOND.signature());
        SECOND.write(writer);
        return writer.image(BUILD);
    }

    private static Theory read(String name) {
        return Theory.read(Image.read(image(), BUILD).orElseThrow().theory(name));
    }

    @Test
    void theTheoriesComeBackAsTheyWere() {
        for (var pair : Map.of("First", FIRST, "Second", SECOND).entrySet()) {
            Theory read = read(pair.getKey());
            Theory written = pair.getValue();
            assertEquals(
                    written.signature().constants(), Set.copyOf(read.signature().constants()));
            assertEquals(
                    written.signature().types(), Set.copyOf(read.signature().types()));
            assertEquals(written.factNames(), read.factNames());
            assertEquals(
                    written.axioms().stream().map(Fact::name).toList(),
                    read.axioms().stream().map(Fact::name).toList());
            for (String name : written.factNames()) {
                var before = written.fact(name).orElseThrow();
                var now = read.fact(name).orElseThrow();
                assertEquals(before.attributes(), now.attributes());
                assertEquals(before.theorems().toString(), now.theorems().toString());
                for (int i = 0; i < before.theorems().size(); i++) {
                    Thm thm = now.theorems().get(i);
                    assertEquals(before.theorems().get(i).conclusion(), thm.conclusion());
                    assertEquals(before.theorems().get(i).trust(), thm.trust());
                    assertSame(read.signature(), thm.signature());
                }
            }
        }
        assertEquals(
                List.of("T.stated"),
                read("Second").axioms().stream().map(Fact::name).toList());
        assertEquals(
                Set.of(new Trust.Stated("somebody")),
                read("Second").theorem("T.odd").trust());
    }

    @Test
    void theTheoriesExtendEachOtherAndHigherOrderLogic() {
        Image image = Image.read(image(), BUILD).orElseThrow();
        Signature second = image.theory("Second").signature();
        Signature first = image.theory("First").signature();
        assertTrue(first.descendsFrom(Hol.SIGNATURE));
        assertTrue(second.descendsFrom(first));
        assertTrue(!first.descendsFrom(second));
    }

    @Test
    void theoremsOfAnImageDoNotMixWithThoseOfTheTheoryThatItWasMadeFrom() {
        Thm stored = read("Second").theorem("T.odd");
        Thm own = SECOND.theorem("T.unit.induct");
        assertThrows(KernelException.class, () -> Thm.deductAntisym(stored, own));
    }

    @Test
    void twoExtensionsOfOneStoredTheoryGrowApart() {
        Theory base = read("First");
        Theory left = withDatatype(base, "T.left", List.of());
        Theory right = withDatatype(base, "T.right", List.of());
        assertTrue(left.signature().descendsFrom(base.signature()));
        assertThrows(
                KernelException.class,
                () -> Thm.deductAntisym(left.theorem("T.left.induct"), right.theorem("T.right.induct")));
    }

    @Test
    void aNameThatTheImageHasIsTaken() {
        Theory base = read("First");
        assertThrows(RuntimeException.class, () -> withDatatype(base, "T.unit", List.of()));
    }

    @Test
    void theSameTheoriesGiveTheSameBytes() {
        assertArrayEquals(image(), image());
    }

    @Test
    void anImageOfAnotherBuildIsIgnored() {
        assertEquals(Optional.empty(), Image.read(image(), OTHER_BUILD));
    }

    @Test
    void anImageThatIsCutOffAnywhereIsIgnored() {
        byte[] image = image();
        for (int length = 0; length < image.length; length += Math.max(1, image.length / 200)) {
            assertEquals(Optional.empty(), Image.read(Arrays.copyOf(image, length), BUILD));
        }
    }

    @Test
    void anImageWithSomethingAfterItsEndIsIgnored() {
        byte[] image = image();
        assertEquals(Optional.empty(), Image.read(Arrays.copyOf(image, image.length + 1), BUILD));
    }

    @Test
    void anImageWithOneWrongBitIsIgnored() {
        byte[] image = image();
        var random = new Random(1);
        for (int i = 0; i < 200; i++) {
            byte[] garbled = image.clone();
            garbled[random.nextInt(image.length)] ^= (byte) (1 << random.nextInt(8));
            assertEquals(Optional.empty(), Image.read(garbled, BUILD));
        }
    }

    @Test
    void anImageThatPromisesMoreThanItHoldsIsIgnored() {
        for (int huge : List.of(Integer.MAX_VALUE, Integer.MIN_VALUE, -1, 1 << 29)) {
            for (int place = 0; place < 3; place++) {
                var body = ByteBuffer.allocate(64);
                // One theory with one field and one cell, which is its empty name.
                body.putInt(0, 1).putInt(4, 1).putInt(8, 1).putInt(20, 1).put(28, Cell.STRING.code);
                assertTrue(Image.read(Image.sealed(BUILD, body.array()), BUILD).isPresent());
                body.putInt(4 * place, huge);
                assertEquals(Optional.empty(), Image.read(Image.sealed(BUILD, body.array()), BUILD));
            }
        }
    }

    private static Image holding(Object value, UnaryOperator<String> forgery) {
        var writer = new ImageWriter();
        writer.begin("T", Hol.SIGNATURE);
        writer.map(HashTreePMap.singleton("key", value));
        byte[] image = writer.image(BUILD);
        String body = new String(image, Image.BODY, image.length - Image.BODY, StandardCharsets.ISO_8859_1);
        byte[] forged = forgery.apply(body).getBytes(StandardCharsets.ISO_8859_1);
        return Image.read(Image.sealed(BUILD, forged), BUILD).orElseThrow();
    }

    @Test
    void recordsAreMadeByName() {
        Image image = holding(new Tmh("value"), body -> body);
        assertEquals(new Tmh("value"), image.theory("T").map().get("key"));
    }

    @Test
    void nothingButRecordsAndEnumerationsOfAssayIsMadeByName() {
        String record = "kernel.Tmh";
        for (String other : List.of("kernel.Thm", "kernel.Hol", "kernel.Xyz")) {
            Image image = holding(new Tmh("value"), body -> body.replace(record, other));
            var map = image.theory("T").map();
            assertThrows(IllegalStateException.class, () -> map.get("key"), other);
        }
        var foreign = holding(TimeUnit.DAYS, body -> body).theory("T").map();
        assertThrows(IllegalStateException.class, () -> foreign.get("key"));
    }

    @Test
    void nobodyElseCanTakeTheoremsBack() {
        assertThrows(KernelException.class, () -> Restoration.ofChain(MethodHandles.lookup(), 1));
        assertThrows(
                KernelException.class,
                () -> Restoration.ofChain(MethodHandles.publicLookup().in(Image.class), 1));
        assertThrows(
                KernelException.class,
                () -> Restoration.ofChain(MethodHandles.lookup().in(Image.class), 1));
    }

    @Test
    void aStoredMapChangesLikeAnyOther() {
        var stored = Stored.of(Map.of("a", 1, "b", 2), cell -> "cell " + cell);
        assertEquals(Map.of("a", "cell 1", "b", "cell 2"), stored);
        assertEquals(Map.of("a", "new", "b", "cell 2"), stored.plus("a", "new"));
        assertEquals(Map.of("b", "cell 2"), stored.minus("a"));
        assertEquals(Map.of("b", "cell 2"), stored.plus("a", "new").minus("a"));
        assertEquals(Map.of("a", "again", "b", "cell 2"), stored.minus("a").plus("a", "again"));
        assertEquals(Map.of("a", "cell 1", "b", "cell 2", "c", "new"), stored.plus("c", "new"));
        assertEquals(
                new HashSet<>(List.of("b", "c")),
                new HashSet<>(stored.plus("c", "x").minus("a").keySet()));
        assertEquals(2, stored.plus("c", "x").minus("a").size());
        assertNull(stored.minus("a").get("a"));
        assertSame(stored, stored.minus("none"));
        assertThrows(UnsupportedOperationException.class, () -> stored.keySet().remove("a"));
    }

    @Test
    void anImageIsOutOfDateWhenAClassOrATheoryHasChanged(@TempDir Path library, @TempDir Path classes)
            throws Exception {
        Path theory = library.resolve("dev/assay/library/A.thy");
        Files.createDirectories(theory.getParent());
        Files.writeString(theory, "theory A begin end");
        List<Class<?>> readers = List.of(copy(Tmh.class, classes));
        var writer = new ImageWriter();
        writer.begin("A", Hol.SIGNATURE);
        assertTrue(!Image.isUpToDate("A", library, readers));
        Image.write("A", writer, library, readers);
        assertTrue(Image.isUpToDate("A", library, readers));
        Files.writeString(library.resolve("notes.txt"), "of no importance");
        assertTrue(Image.isUpToDate("A", library, readers));
        Files.writeString(theory, "theory A begin (**) end");
        assertTrue(!Image.isUpToDate("A", library, readers));
        Files.writeString(theory, "theory A begin end");
        assertTrue(Image.isUpToDate("A", library, readers));
        Files.write(classes.resolve("New.class"), new byte[] {1});
        assertTrue(!Image.isUpToDate("A", library, readers));
    }

    /** The same class from a directory of its own. */
    private static Class<?> copy(Class<?> type, Path directory) throws Exception {
        String name = type.getName().replace('.', '/') + ".class";
        Path file = directory.resolve(name);
        Files.createDirectories(file.getParent());
        try (var in = type.getClassLoader().getResourceAsStream(name)) {
            Files.copy(in, file);
        }
        return new URLClassLoader(new URL[] {directory.toUri().toURL()}, null).loadClass(type.getName());
    }
}
