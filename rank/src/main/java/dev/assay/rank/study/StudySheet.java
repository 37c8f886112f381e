package dev.assay.rank.study;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;

/**
 * What is known about those who wrote the programs, from a table with commas: the column {@code answer} has the names of the
 * programs, {@code group} how they worked, {@code manual} the grade that somebody gave, {@code mutations} the faults that a
 * program is known to have, with blanks between them. Other columns, such as a survey's, are kept.
 */
public record StudySheet(List<String> columns, Map<String, Map<String, String>> rows) {
    private static final String ANSWER = "answer";

    /** A table that cannot be understood; the message has the line. */
    public static final class SheetException extends RuntimeException {
        private static final long serialVersionUID = 1L;

        SheetException(int line, String message) {
            super(line + ": " + message);
        }
    }

    public static StudySheet parse(List<String> lines) {
        if (lines.isEmpty() || !cells(lines.getFirst()).contains(ANSWER)) {
            throw new SheetException(1, "the first line has to name the columns, one of which is 'answer'");
        }
        List<String> columns = cells(lines.getFirst());
        Map<String, Map<String, String>> rows = new LinkedHashMap<>();
        for (int i = 1; i < lines.size(); i++) {
            if (lines.get(i).isBlank()) {
                continue;
            }
            List<String> cells = cells(lines.get(i));
            if (cells.size() != columns.size()) {
                throw new SheetException(
                        i + 1, "there are " + columns.size() + " columns, but " + cells.size() + " cells");
            }
            Map<String, String> row = new HashMap<>();
            for (int k = 0; k < cells.size(); k++) {
                row.put(columns.get(k), cells.get(k));
            }
            String manual = row.getOrDefault("manual", "");
            if (!manual.isEmpty() && !manual.matches("-?\\d+(\\.\\d+)?")) {
                throw new SheetException(i + 1, "a manual grade is a number, not '" + manual + "'");
            }
            if (rows.put(row.getOrDefault(ANSWER, ""), row) != null) {
                throw new SheetException(i + 1, "'" + row.get(ANSWER) + "' has a line already");
            }
        }
        return new StudySheet(columns, rows);
    }

    private static List<String> cells(String line) {
        return Arrays.stream(line.split(",", -1))
                .map(cell -> cell.strip().replaceAll("^\"(.*)\"$", "$1"))
                .toList();
    }

    private Optional<String> cell(String answer, String column) {
        return Optional.ofNullable(rows.get(answer)).map(row -> row.get(column)).filter(cell -> !cell.isEmpty());
    }

    public Optional<String> group(String answer) {
        return cell(answer, "group");
    }

    public Optional<Double> manual(String answer) {
        return cell(answer, "manual").map(Double::valueOf);
    }

    /** The faults of a program, if they are known; {@code none} says that there are none. */
    public Optional<Set<String>> mutations(String answer) {
        return cell(answer, "mutations")
                .map(cell -> cell.equals("none") ? Set.of() : new TreeSet<>(Arrays.asList(cell.split("\\s+"))));
    }

    /** Who is in which group, by lot: groups of the same size, as far as that goes. */
    public static Map<String, String> lots(List<String> names, List<String> groups, long seed) {
        var random = new SplittableRandom(seed);
        var urn = new ArrayList<String>();
        for (int i = 0; i < names.size(); i++) {
            urn.add(groups.get(i % groups.size()));
        }
        Map<String, String> result = new LinkedHashMap<>();
        names.forEach(name -> result.put(name, urn.remove(random.nextInt(urn.size()))));
        return result;
    }
}
