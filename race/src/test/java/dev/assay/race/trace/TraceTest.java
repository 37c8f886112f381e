package dev.assay.race.trace;

import static dev.assay.race.actor.Actors.effect;
import static dev.assay.race.actor.Actors.receive;
import static dev.assay.race.actor.Actors.send;
import static dev.assay.race.actor.Actors.sleep;
import static dev.assay.race.actor.Actors.spawn;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.race.Race;
import dev.assay.race.RaceResult;
import dev.assay.race.RaceSettings;
import dev.assay.race.actor.Actors;
import dev.assay.race.actor.Pid;
import dev.assay.race.programs.Bugs;
import dev.assay.race.schedule.Operation;
import dev.assay.race.schedule.RandomWalk;
import dev.assay.race.scheduler.Limits;
import java.io.StringReader;
import java.time.Duration;
import java.util.Optional;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.xml.sax.InputSource;

class TraceTest {
    private static Trace writers(boolean ordered, long seed) {
        return Trace.of(Actors.run(
                () -> {
                    Object file = new Object();
                    Pid child = spawn("child", () -> {
                        if (ordered) {
                            receive();
                        }
                        effect(Operation.write("write(a.txt, a)", file), () -> "ok");
                    });
                    effect(Operation.write("write(a.txt, b)", file), () -> "ok");
                    send(child, "go");
                    sleep(Duration.ofSeconds(1));
                    return "";
                },
                new RandomWalk(seed),
                Limits.STANDARD.logging()));
    }

    @Test
    void onlyAnOrderThatNothingExplainsIsDrawn() { // AT11
        for (int seed = 0; seed < 20; seed++) {
            assertEquals(1, writers(false, seed).unexplained().size());
            assertEquals(0, writers(true, seed).unexplained().size());
        }
    }

    @Test
    void theLogHasOneLineForEachEvent() {
        String text = writers(true, 0).text();
        assertTrue(text.contains("root calls write(a.txt, b) = ok\n"), text);
        assertTrue(text.contains("root sends go to root-child\n"), text);
        assertTrue(text.contains("unblocking root-child by delivering go sent by root\n"), text);
    }

    @Test
    void thePictureIsGoodXml() throws Exception {
        var document = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(writers(false, 0).svg())));
        assertEquals("svg", document.getDocumentElement().getTagName());
    }

    @Test
    void theTwoHalvesOfALostUpdateAreOrderedByTheScheduleOnly() {
        RaceResult result = Race.test(
                Bugs.class, "lostUpdate", RaceSettings.standard().seeded(3).keepingFailuresIn(Optional.empty()));
        Trace trace = Trace.of(result.failure().orElseThrow().run());
        assertTrue(!trace.unexplained().isEmpty(), trace.text());
        String page = trace.html("lostUpdate");
        assertTrue(page.contains("<svg") && !page.contains("src="), "the page needs nothing else");
    }
}
