package dev.assay.logic.forgery;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.logic.Term;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.KernelException;
import dev.assay.logic.kernel.Signature;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.kernel.Trust;
import java.io.Serializable;
import java.lang.reflect.AccessFlag;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * How one might come by a theorem without a rule, from outside the kernel's package. The language keeps all ways
 * shut but reflection that asks to suppress access checks; who can run that can as well replace the kernel.
 */
class ForgedTheoremTest {
    @Test
    void aTheoremHasNoConstructorThatOthersCanCall() {
        for (Class<?> type : new Class<?>[] {Thm.class, Signature.class}) {
            assertEquals(0, type.getConstructors().length);
            for (Constructor<?> constructor : type.getDeclaredConstructors()) {
                assertTrue(Modifier.isPrivate(constructor.getModifiers()), constructor.toString());
                Object[] nothing = new Object[constructor.getParameterCount()];
                assertThrows(IllegalAccessException.class, () -> constructor.newInstance(nothing));
            }
        }
    }

    @Test
    void noClassPretendsToBeATheorem() {
        for (Class<?> type : new Class<?>[] {Thm.class, Signature.class, KernelException.class}) {
            assertTrue(type.accessFlags().contains(AccessFlag.FINAL));
        }
        assertFalse(Serializable.class.isAssignableFrom(Thm.class));
        assertFalse(Cloneable.class.isAssignableFrom(Thm.class));
        assertTrue(Term.class.isSealed());
        for (Class<?> term : Term.class.getPermittedSubclasses()) {
            assertTrue(term.isRecord() && Modifier.isFinal(term.getModifiers()), term.toString());
        }
    }

    @Test
    void theFieldsOfATheoremAreFinal() {
        for (Class<?> type : new Class<?>[] {Thm.class, KernelException.class}) {
            for (Field field : type.getDeclaredFields()) {
                assertTrue(Modifier.isPrivate(field.getModifiers()), field.toString());
                assertTrue(Modifier.isFinal(field.getModifiers()), field.toString());
            }
        }
        for (Field field : Signature.class.getDeclaredFields()) {
            assertTrue(Modifier.isPrivate(field.getModifiers()), field.toString());
        }
    }

    @Test
    void whatAdmitsAStatementWithoutProofIsTheKernelsOwn() {
        var admitting = Arrays.stream(Thm.class.getDeclaredMethods())
                .filter(m -> m.getName().equals("admit"))
                .toList();
        assertEquals(2, admitting.size());
        for (Method method : admitting) {
            assertFalse(Modifier.isPublic(method.getModifiers()));
            assertFalse(Modifier.isProtected(method.getModifiers()));
            assertThrows(
                    IllegalAccessException.class, () -> method.invoke(null, new Object[method.getParameterCount()]));
        }
        // Nor can a signature be grown from outside.
        for (Method method : Signature.class.getDeclaredMethods()) {
            if (method.getName().startsWith("with") || method.getName().equals("grow")) {
                assertFalse(Modifier.isPublic(method.getModifiers()), method.toString());
            }
        }
    }

    @Test
    void reflectionThatSuppressesAccessChecksCanForge() throws ReflectiveOperationException {
        // Known and accepted: inside one module Java has no way to forbid it.
        Method admit = Thm.class.getDeclaredMethod("admit", Signature.class, Term.class);
        admit.setAccessible(true);
        Thm forged = (Thm) admit.invoke(null, Hol.SIGNATURE, Hol.FALSE);
        assertEquals(Hol.FALSE, forged.conclusion());
    }

    @Test
    void theOnlyPublicWayWithoutAProofNamesItself() {
        Thm claimed = Thm.oracle(Hol.SIGNATURE, new Trust.Stated("wishful thinking"), Hol.FALSE);
        assertEquals(Set.of(new Trust.Stated("wishful thinking")), claimed.trust());
    }
}
