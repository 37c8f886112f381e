package dev.assay.race.schedule;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;

/** The decisions of a run in their order, and the names that its strands were given. */
public record Schedule(List<Decision> decisions, List<Spawn> spawns) {
    /** A strand was started at a point of its parent's program. */
    public record Spawn(String parent, String point, String name) {}

    public static final Schedule EMPTY = new Schedule(List.of(), List.of());

    public Schedule {
        decisions = List.copyOf(decisions);
        spawns = List.copyOf(spawns);
    }

    /** As one word, from which {@link #parse} makes it again. */
    public String text() {
        var bytes = new ByteArrayOutputStream();
        try (var out = new DataOutputStream(new DeflaterOutputStream(bytes))) {
            var words = new LinkedHashMap<String, Integer>();
            spawns.forEach(each -> List.of(each.parent(), each.point(), each.name())
                    .forEach(word -> words.putIfAbsent(word, words.size())));
            decisions.forEach(each ->
                    List.of(each.strand(), detail(each)).forEach(word -> words.putIfAbsent(word, words.size())));
            out.writeInt(words.size());
            for (String word : words.keySet()) {
                out.writeUTF(word);
            }
            out.writeInt(spawns.size());
            for (Spawn spawn : spawns) {
                write(out, words, spawn.parent(), spawn.point(), spawn.name());
            }
            out.writeInt(decisions.size());
            for (Decision decision : decisions) {
                out.writeByte(kind(decision));
                write(out, words, decision.strand(), detail(decision));
            }
        } catch (IOException e) {
            throw new IllegalStateException("memory cannot be written", e);
        }
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes.toByteArray());
    }

    private static void write(DataOutputStream out, Map<String, Integer> words, String... each) throws IOException {
        for (String word : each) {
            out.writeShort(words.getOrDefault(word, 0));
        }
    }

    private static int kind(Decision decision) {
        return switch (decision) {
            case Decision.Go go -> 0;
            case Decision.Deliver deliver -> 1;
            case Decision.Expire expire -> 2;
            case Decision.Pick pick -> 3;
        };
    }

    private static String detail(Decision decision) {
        return switch (decision) {
            case Decision.Go go -> go.operation();
            case Decision.Deliver deliver -> deliver.sender();
            case Decision.Expire expire -> "";
            case Decision.Pick pick -> pick.choice();
        };
    }

    /** Reads what {@link #text} wrote. */
    public static Schedule parse(String text) {
        try (var in = new DataInputStream(new InflaterInputStream(
                new ByteArrayInputStream(Base64.getUrlDecoder().decode(text.strip()))))) {
            var words = new ArrayList<String>();
            for (int i = in.readInt(); i > 0; i--) {
                words.add(in.readUTF());
            }
            var spawns = new ArrayList<Spawn>();
            for (int i = in.readInt(); i > 0; i--) {
                spawns.add(new Spawn(word(in, words), word(in, words), word(in, words)));
            }
            var decisions = new ArrayList<Decision>();
            for (int i = in.readInt(); i > 0; i--) {
                int kind = in.readByte();
                String strand = word(in, words);
                String detail = word(in, words);
                decisions.add(
                        switch (kind) {
                            case 0 -> new Decision.Go(strand, detail);
                            case 1 -> new Decision.Deliver(strand, detail);
                            case 2 -> new Decision.Expire(strand);
                            case 3 -> new Decision.Pick(strand, detail);
                            default -> throw new IOException("there is no decision of kind " + kind);
                        });
            }
            return new Schedule(decisions, spawns);
        } catch (IOException | IllegalArgumentException | IndexOutOfBoundsException e) {
            throw new IllegalArgumentException("'" + text + "' is not a schedule to replay", e);
        }
    }

    private static String word(DataInputStream in, List<String> words) throws IOException {
        return words.get(in.readUnsignedShort());
    }
}
