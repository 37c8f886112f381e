package dev.assay.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.app.cli.ExitCode;
import dev.assay.app.cli.Session;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.AbstractMap;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MainTest {
    @ParameterizedTest
    @ValueSource(strings = {"--version", "-V"})
    void theVersionIsOneLine(String option) {
        var run = Run.of(option);
        assertEquals(ExitCode.OK, run.exitCode());
        assertTrue(run.out().matches("Assay \\d+\\.\\d+\\.\\d+(-SNAPSHOT)? \\(Java \\d+\\)\\R"), run.out());
        assertEquals("", run.err());
    }

    @Test
    void helpListsTheCommandsAndTheExitCodes() {
        var run = Run.of("--help");
        assertEquals(ExitCode.OK, run.exitCode());
        assertTrue(run.out().contains("provers  "), run.out());
        assertTrue(run.out().contains("refuted"), run.out());
    }

    @Test
    void everyCommandHasHelp() {
        var run = Run.of("provers", "--help");
        assertEquals(ExitCode.OK, run.exitCode());
        assertTrue(run.out().startsWith("Usage: assay provers"), run.out());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
        ""                        | assay: no command given; see 'assay --help'.
        xyzzy                  | assay: unknown command 'xyzzy'; see 'assay --help'.
        tyr                       | assay: unknown command 'tyr' (did you mean 'try'?); see 'assay --help'.
        prover                    | assay: unknown command 'prover' (did you mean 'provers'?); see 'assay --help'.
        --vers                    | assay: unknown option '--vers' (did you mean '--version'?); see 'assay --help'.
        provers x                 | assay provers: unknown argument 'x'; see 'assay provers --help'.
        provers --xyzzy        | assay provers: unknown option '--xyzzy'; see 'assay provers --help'.
        provers --timeout 0       | assay provers: --timeout takes a positive number of seconds, not '0'; see 'assay provers --help'.
        provers --timeout soon    | assay provers: --timeout takes a positive number of seconds, not 'soon'; see 'assay provers --help'.
        provers --timeout NaN     | assay provers: --timeout takes a positive number of seconds, not 'NaN'; see 'assay provers --help'.
        version                   | assay: unknown command 'version' (did you mean '--version'?); see 'assay --help'.
        -q try                    | assay: the option '-q' goes after the command; see 'assay --help'.
        -x                        | assay: unknown option '-x'; see 'assay --help'.
        try --seed x a.p          | assay try: --seed takes a whole number, not 'x'; see 'assay try --help'.
        try --jobs 1.5 a.p        | assay try: --jobs takes a whole number, not '1.5'; see 'assay try --help'.
        sweep --jobs 0 a         | assay sweep: --jobs takes a positive number, not '0'; see 'assay sweep --help'.
        race --schedules -1 A    | assay race: --schedules takes a positive number, not '-1'; see 'assay race --help'.
        mutate --sample 0 a.thy  | assay mutate: --sample takes a positive number, not '0'; see 'assay mutate --help'.
        prove --max-facts 0 a.p  | assay prove: --max-facts takes a positive number, not '0'; see 'assay prove --help'.
        refute --another x a.p   | assay refute: --another takes a whole number, not 'x'; see 'assay refute --help'.
        try --timeout 0 a.p       | assay try: --timeout takes a positive number of seconds, not '0'; see 'assay try --help'.
        try --html . a.p          | assay try: .: cannot be written: it is a folder; see 'assay try --help'.
        provers --quiet --verbose | assay provers: --quiet, --verbose are mutually exclusive (specify only one); see 'assay provers --help'.
        """)
    void badUsageIsOneSentenceAndExitCode2(String line, String complaint) {
        var run = Run.of(line.isEmpty() ? new String[0] : line.split(" "));
        assertEquals(ExitCode.ERROR, run.exitCode());
        assertEquals(complaint + System.lineSeparator(), run.err());
        assertEquals("", run.out());
    }

    /** An environment that breaks whoever looks into it. */
    private static final Map<String, String> BROKEN = new AbstractMap<>() {
        @Override
        public Set<Entry<String, String>> entrySet() {
            throw new IllegalStateException("the environment is broken\nbeyond repair");
        }
    };

    @Test
    void aFaultOfOursIsOneSentenceAndExitCode2() {
        var run = Run.in(BROKEN, "provers");
        assertEquals(ExitCode.ERROR, run.exitCode());
        assertEquals(
                "assay: internal error: IllegalStateException: the environment is broken; --verbose shows the trace."
                        + System.lineSeparator(),
                run.err());
        assertEquals("", run.out());
    }

    @Test
    void verboseShowsTheTrace() {
        var run = Run.in(BROKEN, "provers", "--verbose");
        assertEquals(ExitCode.ERROR, run.exitCode());
        assertTrue(run.err().contains("\tat dev.assay.app."), run.err());
    }

    @Test
    void anExhaustedStackIsAFaultLikeAnyOther() {
        var bottomless = new AbstractMap<String, String>() {
            @Override
            public Set<Entry<String, String>> entrySet() {
                throw new StackOverflowError();
            }
        };
        var run = Run.in(bottomless, "provers");
        assertEquals(ExitCode.ERROR, run.exitCode());
        assertTrue(run.err().startsWith("assay: internal error: StackOverflowError"), run.err());
    }

    @Test
    void colourIsForTerminalsOnly() {
        assertFalse(Run.of("provers").out().contains("\033["));
        var out = new StringWriter();
        var writer = new PrintWriter(out);
        Main.run(new Session(writer, writer, true, System.getenv()), "provers");
        assertTrue(out.toString().contains("\033[1m"), out.toString());
    }
}
