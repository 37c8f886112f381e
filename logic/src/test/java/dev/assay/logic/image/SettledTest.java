package dev.assay.logic.image;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.assay.logic.Term;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.KernelException;
import dev.assay.logic.kernel.Thm;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Which statements are theorems because the build knows them to be proved. */
class SettledTest {
    private static final byte[] BUILD = Image.sha256("this build".getBytes(StandardCharsets.UTF_8), 0, 10);
    private static final byte[] OTHER_BUILD = Image.sha256("that build".getBytes(StandardCharsets.UTF_8), 0, 10);

    private static final Term PROVED = Hol.mkEq(new Term.Free("x", Type.var("'a")), new Term.Free("x", Type.var("'a")));
    private static final Settled.Statement STATEMENT = new Settled.Statement("T", PROVED);
    private static final byte[] WRITTEN = Settled.image(List.of(STATEMENT), BUILD);

    private static Optional<Thm> theorem(Settled settled, Settled.Statement statement) {
        return settled.theorem(Hol.SIGNATURE, statement);
    }

    @Test
    void whatTheBuildKnowsRestsOnNothing() {
        Thm theorem = theorem(Settled.read(WRITTEN, BUILD), STATEMENT).orElseThrow();
        assertEquals(PROVED, theorem.conclusion());
        assertEquals(Set.of(), theorem.hypotheses());
        assertEquals(Set.of(), theorem.trust());
    }

    @Test
    void anotherStatementIsNotKnown() {
        Term other = Hol.mkEq(new Term.Free("x", Type.var("'a")), new Term.Free("y", Type.var("'a")));
        assertEquals(Optional.empty(), theorem(Settled.read(WRITTEN, BUILD), new Settled.Statement("T", other)));
    }

    @Test
    void theSameWordsAtAnotherTypeAreNotKnown() {
        Term other = Hol.mkEq(new Term.Free("x", Type.bool()), new Term.Free("x", Type.bool()));
        assertEquals(Optional.empty(), theorem(Settled.read(WRITTEN, BUILD), new Settled.Statement("T", other)));
    }

    @Test
    void theSameWordsInAnotherTheoryAreNotKnown() {
        assertEquals(Optional.empty(), theorem(Settled.read(WRITTEN, BUILD), new Settled.Statement("U", PROVED)));
    }

    @Test
    void whatAnotherBuildWroteIsNothing() {
        assertEquals(Optional.empty(), theorem(Settled.read(WRITTEN, OTHER_BUILD), STATEMENT));
    }

    @Test
    void whatIsDamagedIsNothing() {
        byte[] damaged = WRITTEN.clone();
        damaged[damaged.length - 1] ^= 1;
        assertEquals(Optional.empty(), theorem(Settled.read(damaged, BUILD), STATEMENT));
    }

    @Test
    void aStatementAboutUnknownConstantsIsRefused() {
        var unknown = new Settled.Statement("T", new Term.Const("T.unknown", Type.bool()));
        Settled settled = Settled.read(Settled.image(List.of(unknown), BUILD), BUILD);
        assertThrows(KernelException.class, () -> theorem(settled, unknown));
    }
}
