package dev.assay.race.actor;

import static dev.assay.race.actor.Actors.effect;
import static dev.assay.race.actor.Actors.exit;
import static dev.assay.race.actor.Actors.link;
import static dev.assay.race.actor.Actors.receive;
import static dev.assay.race.actor.Actors.self;
import static dev.assay.race.actor.Actors.send;
import static dev.assay.race.actor.Actors.sleep;
import static dev.assay.race.actor.Actors.spawn;
import static dev.assay.race.actor.Actors.spawnLinked;
import static dev.assay.race.actor.Actors.trapExits;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.race.schedule.Decision;
import dev.assay.race.schedule.Operation;
import dev.assay.race.schedule.Outcome;
import dev.assay.race.schedule.Procrastination;
import dev.assay.race.schedule.RandomWalk;
import dev.assay.race.schedule.RelaxedReplay;
import dev.assay.race.schedule.Run;
import dev.assay.race.schedule.Schedule;
import dev.assay.race.schedule.Step;
import dev.assay.race.schedule.Strategy;
import dev.assay.race.scheduler.Limits;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.Test;

/** The programs of the papers on PULSE and on procrastination. */
class ActorsTest {
    private static Run run(Callable<?> program, Strategy strategy) {
        return Actors.run(program, strategy, Limits.STANDARD.logging());
    }

    private static Object value(Run run) {
        return String.valueOf(
                assertInstanceOf(Outcome.Returned.class, run.outcome()).value());
    }

    private static Set<Object> values(Callable<?> program, int seeds) {
        var values = new HashSet<>();
        for (int seed = 0; seed < seeds; seed++) {
            values.add(value(run(program, new RandomWalk(seed))));
        }
        return values;
    }

    /** A sends hello to the root, and world through so many proxies. */
    private static Callable<Object> worldHello(int proxies) {
        return () -> {
            Pid root = self();
            Pid next = root;
            for (int i = 0; i < proxies; i++) {
                Pid to = next;
                next = spawn("proxy", () -> send(to, receive()));
            }
            Pid head = next;
            spawn("A", () -> {
                send(root, "hello");
                send(head, "world");
            });
            return receive() + " " + receive();
        };
    }

    @Test
    void worldIsAlmostNeverBeforeHelloByChance() { // AT8
        assertEquals(Set.of("hello world"), values(worldHello(100), 200));
    }

    @Test
    void oneDelayLetsTheWorldBeBeforeHello() { // AT8
        Run run = run(worldHello(100), new RandomWalk(1));
        var procrastination = Procrastination.of(10);
        List<List<Integer>> pairs = new ArrayList<>();
        for (int i = 0; i < run.steps().size(); i++) {
            for (int j : procrastination.conflictsOf(i, run.steps())) {
                pairs.add(List.of(i, j));
            }
        }
        assertEquals(1, pairs.size());
        Schedule delayed = Procrastination.delay(
                run.schedule(), pairs.getFirst().getFirst(), pairs.getFirst().getLast());
        var replay = new RelaxedReplay(delayed, new RandomWalk(2));
        assertEquals("world hello", value(run(worldHello(100), replay)));
        assertEquals(List.of(), replay.discarded());
    }

    @Test
    void aDelayThatIsImpossibleIsPassedOver() { // AT9
        Callable<Object> program = () -> {
            Pid a = self();
            Pid c = spawn("C", () -> {
                receive();
                send(a, "answer");
            });
            spawn("B", () -> send(a, "first"));
            Object first = receive();
            send(c, "request");
            return first + " " + receive();
        };
        Run run = run(program, new RandomWalk(0));
        int first = run.decisions().indexOf(new Decision.Deliver("root", "root-B"));
        int second = run.decisions().indexOf(new Decision.Deliver("root", "root-C"));
        var replay = new RelaxedReplay(Procrastination.delay(run.schedule(), first, second), new RandomWalk(0));
        assertEquals("first answer", value(run(program, replay)));
        assertTrue(replay.discarded().contains(new Decision.Deliver("root", "root-C")));
    }

    @Test
    void aDecisionIsPutDirectlyBehindTheOther() { // AT9, the companion
        var b = new Decision.Deliver("A", "B");
        var doIt = new Decision.Go("B", "do_it(1,2,3)");
        var c = new Decision.Deliver("A", "C");
        assertEquals(
                List.of(doIt, c, b),
                Procrastination.delay(new Schedule(List.of(b, doIt, c), List.of()), 0, 2)
                        .decisions());
    }

    private static Callable<Object> spawnThenLink() {
        return () -> {
            Pid b = spawn("B", () -> {
                receive();
                throw exit("kill");
            });
            send(b, "a");
            trapExits(true);
            link(b);
            return receive(Actors.Exited.class, any -> true).reason();
        };
    }

    @Test
    void aLinkMayComeTooLate() { // AT10
        assertEquals(Set.of("kill", "noproc"), values(spawnThenLink(), 200));
    }

    @Test
    void aLinkFromTheBeginningNeverComesTooLate() { // AT10
        Callable<Object> program = () -> {
            trapExits(true);
            Pid b = spawnLinked("B", () -> {
                receive();
                throw exit("kill");
            });
            send(b, "a");
            return receive(Actors.Exited.class, any -> true).reason();
        };
        assertEquals(Set.of("kill"), values(program, 200));
    }

    /** A file that the root and its child both write; the child waits for a message first if asked. */
    static Callable<Object> writers(boolean ordered) {
        return () -> {
            var file = new StringBuilder();
            Pid child = spawn("child", () -> {
                if (ordered) {
                    receive();
                }
                write(file, "a");
            });
            write(file, "b");
            send(child, "go");
            sleep(Duration.ofSeconds(1));
            return file.toString();
        };
    }

    private static void write(StringBuilder file, String text) {
        effect(Operation.write("write(a.txt, " + text + ")", file), () -> {
            file.setLength(0);
            return file.append(text).length();
        });
    }

    @Test
    void whoWritesLastDecidesWhatIsInTheFile() { // AT11
        assertEquals(Set.of("a", "b"), values(writers(false), 50));
        assertEquals(Set.of("a"), values(writers(true), 50));
    }

    @Test
    void theSameSeedOrScheduleGivesTheSameRun() { // AT12
        for (int seed = 0; seed < 50; seed++) {
            Run run = run(spawnThenLink(), new RandomWalk(seed));
            Run again = run(spawnThenLink(), new RandomWalk(seed));
            Schedule stored = Schedule.parse(run.schedule().text());
            assertEquals(run.schedule(), stored);
            Run replayed = run(spawnThenLink(), new RelaxedReplay(stored, enabled -> {
                throw new AssertionError("the schedule is too short");
            }));
            assertEquals(run.events(), again.events());
            assertEquals(run.events(), replayed.events());
            assertEquals(run.outcome(), replayed.outcome());
        }
    }

    @Test
    void processesThatWaitForEachOtherAreNamed() { // AT13
        Run run = run(
                () -> {
                    Pid first = spawn("first", Actors::receive);
                    spawn("second", () -> {
                        receive();
                        send(first, "now you");
                    });
                    return receive();
                },
                new RandomWalk(0));
        var deadlock = assertInstanceOf(Outcome.Deadlock.class, run.outcome());
        assertEquals(
                List.of("root", "root-first", "root-second"),
                deadlock.strands().stream().map(Outcome.Waiting::strand).toList());
        assertTrue(deadlock.toString().contains("ActorsTest"), deadlock.toString());
    }

    @Test
    void messagesOfOneSenderKeepTheirOrderAndThoseOfTwoDoNot() { // AT14
        Callable<Object> program = () -> {
            Pid root = self();
            spawn("A", () -> {
                send(root, "a1");
                send(root, "a2");
            });
            spawn("B", () -> send(root, "b"));
            return List.of(receive(), receive(), receive());
        };
        assertEquals(Set.of("[a1, a2, b]", "[a1, b, a2]", "[b, a1, a2]"), values(program, 200));
    }

    @Test
    void timePassesOnlyWhenNothingElseCanHappen() {
        Callable<Object> program = () -> {
            Pid root = self();
            spawn("slow", () -> {
                sleep(Duration.ofHours(1));
                send(root, "slow");
            });
            spawn("fast", () -> {
                sleep(Duration.ofMinutes(1));
                send(root, "fast");
            });
            Optional<Object> none = receive(any -> true, Duration.ofSeconds(1));
            return none.isPresent() + " " + receive() + " " + receive();
        };
        assertEquals(Set.of("false fast slow"), values(program, 50));
    }

    @Test
    void aKilledProcessDiesEvenIfItTrapsExits() {
        Callable<Object> program = () -> {
            Pid child = spawn("child", () -> {
                trapExits(true);
                receive(any -> false);
            });
            Actors.monitor(child);
            exit(child, "kill");
            return receive(Actors.Down.class, any -> true).reason();
        };
        assertEquals(Set.of("killed"), values(program, 50));
    }

    @Test
    void declaredChannelsOvertakeLikeMailboxes() {
        Callable<Object> program = () -> {
            var topic = new Mailbox<String>("topic");
            spawn("A", () -> {
                topic.send("a1");
                topic.send("a2");
            });
            spawn("B", () -> topic.send("b"));
            return List.of(topic.receive(), topic.receive(), topic.receive());
        };
        assertEquals(Set.of("[a1, a2, b]", "[a1, b, a2]", "[b, a1, a2]"), values(program, 200));
    }

    @Test
    void whatSpinsForEverIsALivelock() {
        Run run = Actors.run(
                () -> {
                    while (true) {
                        effect(Operation.local("spin"), () -> true);
                    }
                },
                new RandomWalk(0),
                Limits.STANDARD.steps(1000));
        assertInstanceOf(Outcome.Livelock.class, run.outcome());
    }

    @Test
    void whoKeepsTheTurnIsNamed() {
        Run run = Actors.run(
                () -> {
                    Thread.sleep(Duration.ofHours(1));
                    return "";
                },
                new RandomWalk(0),
                Limits.STANDARD.patience(Duration.ofMillis(200)));
        var lost = assertInstanceOf(Outcome.OutOfControl.class, run.outcome());
        assertTrue(lost.toString().startsWith("root does not come back: it waits or loops in "), lost.toString());
    }

    @Test
    void stepsTellWhatTheyLetHappen() {
        Run run = run(writers(false), new RandomWalk(0));
        assertTrue(run.steps().stream()
                .map(Step::operation)
                .anyMatch(each -> each.label().startsWith("write(a.txt")));
    }
}
