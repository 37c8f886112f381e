package dev.assay.app.commands;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.app.Run;
import dev.assay.app.cli.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Sessions on the command line: folders with ROOT files, and folders to look in. */
class SessionsTest {
    @TempDir
    private Path folder;

    @BeforeEach
    void writeSessions() throws IOException {
        write("far/away/ROOT", "session Away = HOL + theories Here");
        write("far/away/Here.thy", "theory Here imports Main begin definition \"here = (1 :: nat)\" end");
        write("near/ROOT", "session Near = HOL + sessions Away theories Top");
        write(
                "near/Top.thy",
                "theory Top imports Base \"Away.Here\" begin lemma top: \"base = here\" by (simp add: base_def here_def) end");
        write(
                "near/Base.thy",
                "theory Base imports Main begin definition \"base = (1 :: nat)\" lemma base: \"base = 1\" by (simp add: base_def) end");
        write("near/Draft.thy", "theory Draft imports Main begin lemma draft: \"False\" oops end");
    }

    private void write(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    @Test
    void aFolderWithARootFileMeansTheTheoriesOfItsSessions() {
        var run = Run.of(
                "prove",
                "--no-cache",
                "--no-certificates",
                "--dir",
                folder.resolve("far").toString(),
                folder.resolve("near").toString());
        assertEquals("", run.err());
        assertEquals(ExitCode.OK, run.exitCode());
        assertTrue(run.out().contains("2 conjectures: 2 proved"), run.out());
    }

    @Test
    void aTheoryThatASessionListsAndThatIsNotThereIsToldOnce() throws IOException {
        write("near/ROOT", "session Near = HOL + theories Base Gone");
        var run = Run.of("check", folder.resolve("near").toString());
        assertEquals(folder.resolve("near/ROOT") + ":1:36: there is no theory Gone in the session Near\n", run.err());
        assertEquals(ExitCode.ERROR, run.exitCode());
    }

    @Test
    void aFolderWithNothingToCheckIsToldSo() throws IOException {
        write("empty/notes.txt", "");
        var run = Run.of("check", folder.resolve("empty").toString());
        assertEquals(
                folder.resolve("empty")
                        + ": there is no file in this folder that is a theory (.thy), an SMT-LIB or TIP problem (.smt2) or a TPTP problem (.p)\n",
                run.err());
        assertEquals(ExitCode.ERROR, run.exitCode());
    }

    @Test
    void withoutTheFolderTheSessionIsMissing() {
        var run = Run.of("check", folder.resolve("near/Top.thy").toString());
        assertEquals(folder.resolve("near/Top.thy") + ":1:26: there is no session Away\n", run.err());
        assertEquals(ExitCode.ERROR, run.exitCode());
    }

    @Test
    void whatIsNoFolderIsRefused() {
        var run = Run.of(
                "check",
                "--dir",
                folder.resolve("near/Top.thy").toString(),
                folder.resolve("near/Base.thy").toString());
        assertEquals(ExitCode.ERROR, run.exitCode());
        assertTrue(run.err().contains("--dir takes a folder"), run.err());
    }

    @Test
    void anErrorOfAnImportedTheoryIsToldOnceInARun() throws IOException {
        write("Bad.thy", "theory Bad imports Main begin\ndefinition \"bad = nosuch.c\"\nend");
        write("One.thy", "theory One imports Bad begin lemma \"True\" by simp end");
        write("Two.thy", "theory Two imports Bad begin lemma \"True\" by simp end");
        for (String command : new String[] {"check", "test"}) {
            var run = Run.of(
                    command,
                    folder.resolve("One.thy").toString(),
                    folder.resolve("Two.thy").toString());
            assertEquals(folder.resolve("Bad.thy") + ":2:19: there is no constant named nosuch.c\n", run.err());
            assertEquals(ExitCode.ERROR, run.exitCode());
        }
    }

    @Test
    void whatCommandsHaveToShowIsCheckedAndCounted() throws IOException {
        write("Obliged.thy", """
                theory Obliged imports Main begin
                datatype t = A | B
                instantiation t :: preorder begin
                definition "x ≤ (y :: t) = (x = A)"
                definition "x < (y :: t) = (x ≤ y ∧ ¬ y ≤ x)"
                instance by standard (auto simp: less_eq_t_def less_t_def)
                end
                typedef small = "{n :: nat. 1 < n ∧ n < 3}" by (rule exI[of _ 2]) auto
                locale semi = fixes f :: "'a ⇒ 'a ⇒ 'a" assumes assoc: "f (f x y) z = f x (f y z)"
                interpretation plus: semi "(+) :: nat ⇒ nat ⇒ nat" by unfold_locales simp
                lemma wrong: "B ≤ B" by (rule order_refl)
                end
                """);
        String file = folder.resolve("Obliged.thy").toString();
        var check = Run.of("check", "--proofs", file);
        assertTrue(check.out().contains("3 obligations: 2 checked, 1 open\n"), check.out());
        assertTrue(check.err().contains(file + ":6:1: what this instance has to show is open"), check.err());
        assertEquals(ExitCode.REFUTED, check.exitCode());
        var tried = Run.of("test", "--no-cache", file);
        assertTrue(tried.out().contains(file + ":6: instance t :: preorder: refuted"), tried.out());
    }
}
