package dev.assay.app.commands;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.assay.app.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A verdict means the same from every command: statements on which commands once differed. */
class SameVerdictTest {
    @TempDir
    private Path folder;

    /** What has to be found may take its time; that something is not said shows soon enough. */
    private static final int LONG = 10, SHORT = 2;

    /** The verdict on each statement, by its name. */
    private Map<String, JsonObject> verdicts(String command, int seconds, String text) throws IOException {
        Path file = Files.writeString(folder.resolve("T.thy"), "theory T imports Main begin\n" + text + "end\n");
        Run run = Run.of(command, "--no-cache", "--json", "--timeout", Integer.toString(seconds), file.toString());
        assertFalse(run.err().contains("\tat "), run.err());
        var result = new LinkedHashMap<String, JsonObject>();
        run.out()
                .lines()
                .map(line -> JsonParser.parseString(line).getAsJsonObject())
                .filter(row -> row.has("verdict"))
                .forEach(row -> result.put(row.get("name").getAsString(), row));
        return result;
    }

    private static String word(Map<String, JsonObject> verdicts, String name) {
        assertTrue(verdicts.containsKey(name), () -> name + " is not among " + verdicts.keySet());
        return verdicts.get(name).get("verdict").getAsString();
    }

    @ParameterizedTest
    @ValueSource(strings = {"try", "prove"})
    void whatRestsOnSorryIsClaimedAndNamesIt(String command) throws IOException {
        Map<String, JsonObject> verdicts = verdicts(command, LONG, """
            lemma bad: "(x::nat) ^ 3 + y ^ 3 = z ^ 3 \\<Longrightarrow> x * y * z = 0" sorry
            lemma use: "(a::nat) ^ 3 + b ^ 3 \\<noteq> c ^ 3 \\<or> a * b * c = 0" by (metis bad)
            """);
        assertEquals("claimed", word(verdicts, "T.use"));
        assertTrue(verdicts.get("T.use").get("trust").toString().contains("T.bad"), verdicts.toString());
    }

    @ParameterizedTest
    @ValueSource(strings = {"try", "prove"})
    void aFalseSimplificationRuleProvesNothingFalse(String command) throws IOException {
        Map<String, JsonObject> verdicts = verdicts(command, LONG, """
            lemma wrong [simp]: "rev xs = (xs :: nat list)" sorry
            lemma uses: "rev [1::nat, 2] = [1, 2]" oops
            """);
        assertEquals("refuted", word(verdicts, "T.uses"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"try", "prove"})
    void aQuotientByNoEquivalenceProvesNothing(String command) throws IOException {
        Map<String, JsonObject> verdicts = verdicts(command, SHORT, """
            quotient_type q = nat / "\\<lambda>x y. x \\<le> y" by auto
            lemma equal: "abs_q 0 = abs_q 1" oops
            """);
        assertFalse(word(verdicts, "T.equal").equals("proved"), verdicts.toString());
    }

    @ParameterizedTest
    @ValueSource(strings = {"try", "test", "refute", "prove"})
    void thatACyclicValueExistsIsNotRefuted(String command) throws IOException {
        Map<String, JsonObject> verdicts = verdicts(command, SHORT, """
            codatatype 'a ll = LN | LC 'a "'a ll"
            lemma cycle: "\\<exists>x. x = LC a x" oops
            lemma absurd: "(\\<forall>x. x \\<noteq> LC a x) \\<longrightarrow> P" oops
            """);
        for (String name : List.of("T.cycle", "T.absurd")) {
            assertFalse(word(verdicts, name).equals("refuted"), verdicts.toString());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"try", "test", "refute", "prove"})
    void whatFollowsFromAClassThatNoTypeIsOfIsNotRefuted(String command) throws IOException {
        Map<String, JsonObject> verdicts = verdicts(command, SHORT, """
            class contra = fixes z :: 'a assumes bad: "z \\<noteq> z"
            lemma (in contra) anything: "x = (y :: nat)" using bad by simp
            lemma nothing: "x = (y :: nat)" using anything by simp
            """);
        assertFalse(
                List.of("refuted", "error").contains(word(verdicts, "T.contra_class.anything")), verdicts.toString());
        assertFalse(List.of("proved", "error").contains(word(verdicts, "T.nothing")), verdicts.toString());
    }

    @ParameterizedTest
    @ValueSource(strings = {"try", "test", "refute", "prove"})
    void aFunctionThatNeverEndsBreaksNoEngineDown(String command) throws IOException {
        Map<String, JsonObject> verdicts = verdicts(command, SHORT, """
            function up :: "nat \\<Rightarrow> nat" where "up n = (if n = 0 then 0 else Suc (up (n + 1)))" by auto
            termination sorry
            lemma step: "up 1 = Suc (up 2)" oops
            lemma other: "(n :: nat) + 0 = n" oops
            """);
        assertFalse(List.of("proved", "refuted", "error").contains(word(verdicts, "T.step")), verdicts.toString());
        assertFalse(List.of("refuted", "error").contains(word(verdicts, "T.other")), verdicts.toString());
    }
}
