package dev.assay.prove;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.logic.HolNames;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Signature;
import dev.assay.syntax.Source;
import dev.assay.syntax.isabelle.Library;
import java.lang.reflect.Field;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class HolNamesTest {
    @Test
    void eachIsATypeOrAConstantOfTheLibraryAndNamedOnce() throws IllegalAccessException {
        Signature signature = Library.read(
                        new Source("T.thy", "theory T imports Complex_Main begin end"), Optional.empty())
                .context()
                .theory()
                .signature();
        var unknown = new TreeSet<String>();
        var twice = new TreeSet<String>();
        var seen = new HashSet<String>();
        for (Field field : HolNames.class.getFields()) {
            String name = (String) field.get(null);
            if (signature.arity(name).isEmpty() && signature.constantType(name).isEmpty()) {
                unknown.add(name);
            }
            if (!seen.add(name)) {
                twice.add(name);
            }
        }
        assertEquals(new TreeSet<>(), unknown);
        assertEquals(new TreeSet<>(), twice);
    }

    @Test
    void theKernelMeansTheSameByThem() {
        assertEquals(
                List.of(Hol.TRUE.name(), Hol.FALSE.name(), Hol.NOT.name(), Hol.AND.name(), Hol.OR.name()),
                List.of(HolNames.TRUE, HolNames.FALSE, HolNames.NOT, HolNames.AND, HolNames.OR));
        assertEquals(
                List.of(Hol.IMPLIES.name(), Hol.EQ, Hol.ALL, Hol.EX, Hol.IF, Hol.LET),
                List.of(HolNames.IMPLIES, HolNames.EQ, HolNames.ALL, HolNames.EX, HolNames.IF, HolNames.LET));
    }
}
