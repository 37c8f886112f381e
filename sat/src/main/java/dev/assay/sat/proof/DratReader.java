package dev.assay.sat.proof;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.StringTokenizer;

/** Reads DRAT proofs as solvers write them, in the binary or in the text format. */
public final class DratReader {
    /** Within so many bytes a binary proof has one that no text has. */
    private static final int PROBE = 256;

    private final byte[] bytes;
    private int next;

    private DratReader(byte[] bytes) {
        this.bytes = bytes;
    }

    public static List<DratStep> read(Path file) throws IOException, BadProof {
        return read(Files.readAllBytes(file));
    }

    public static List<DratStep> read(byte[] proof) throws BadProof {
        return isText(proof) ? text(new String(proof, StandardCharsets.US_ASCII)) : new DratReader(proof).binary();
    }

    private static boolean isText(byte[] proof) {
        if (proof.length > 0 && proof[0] == 'c') {
            return true;
        }
        for (int i = 0; i < Math.min(PROBE, proof.length); i++) {
            if ("0123456789-d \t\r\n".indexOf(proof[i]) < 0) {
                return false;
            }
        }
        return true;
    }

    private static List<DratStep> text(String proof) throws BadProof {
        var result = new ArrayList<DratStep>();
        int line = 0;
        for (String row : proof.split("\n", -1)) {
            line++;
            var words = new StringTokenizer(row);
            if (!words.hasMoreTokens() || row.startsWith("c")) {
                continue;
            }
            boolean isDeletion = row.stripLeading().startsWith("d");
            if (isDeletion) {
                words.nextToken();
            }
            var literals = new ArrayList<Integer>();
            boolean ended = false;
            while (words.hasMoreTokens()) {
                int literal = Words.number(words.nextToken(), line);
                if (ended) {
                    throw new BadProof("line " + line + ": a literal after the final 0");
                }
                ended = literal == 0;
                if (!ended) {
                    literals.add(literal);
                }
            }
            if (!ended) {
                throw new BadProof("line " + line + ": the clause does not end in 0");
            }
            result.add(step(isDeletion, literals));
        }
        return result;
    }

    private static DratStep step(boolean isDeletion, List<Integer> literals) {
        int[] clause = literals.stream().mapToInt(Integer::intValue).toArray();
        return isDeletion ? new DratStep.Delete(clause) : new DratStep.Add(clause);
    }

    /** Steps {@code a ℓ₁ … ℓₙ 0} and {@code d ℓ₁ … ℓₙ 0}, where v is 2v and −v is 2v+1, seven bits to a byte, lowest first. */
    private List<DratStep> binary() throws BadProof {
        var result = new ArrayList<DratStep>();
        while (next < bytes.length) {
            int kind = bytes[next++];
            if (kind != 'a' && kind != 'd') {
                throw new BadProof("byte " + (next - 1) + ": expected a step that begins with 'a' or 'd'");
            }
            var literals = new ArrayList<Integer>();
            for (int code = code(); code != 0; code = code()) {
                literals.add((code & 1) == 0 ? code >>> 1 : -(code >>> 1));
            }
            result.add(step(kind == 'd', literals));
        }
        return result;
    }

    private int code() throws BadProof {
        int result = 0;
        for (int shift = 0; shift < Integer.SIZE - 1; shift += 7) {
            if (next == bytes.length) {
                throw new BadProof("byte " + next + ": the proof ends within a clause");
            }
            int part = bytes[next++];
            result |= (part & 0x7f) << shift;
            if (part >= 0) {
                return result;
            }
        }
        throw new BadProof("byte " + (next - 1) + ": the literal is too large");
    }
}
