package dev.assay.bench.agree;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A theory with statements about it.
 *
 * @param parent what it imports
 */
record GeneratedTheory(String parent, List<String> declarations, List<Claim> claims) implements Generated {
    static final String NAME = "Generated";

    /** As {@link Draft#name} makes them. */
    private static final Pattern NAMES = Pattern.compile("(?<![a-z])(?:t|f|d|ab|k|s|r|p|q|c|l|S)[0-9]+");

    GeneratedTheory {
        declarations = List.copyOf(declarations);
        claims = List.copyOf(claims);
    }

    @Override
    public Stream<Generated> smaller() {
        return Stream.concat(
                IntStream.range(0, claims.size())
                        .mapToObj(i -> new GeneratedTheory(parent, declarations, Generated.without(claims, i))),
                IntStream.iterate(declarations.size() - 1, i -> i >= 0, i -> i - 1)
                        .filter(i -> !isUsed(i))
                        .mapToObj(i -> new GeneratedTheory(parent, Generated.without(declarations, i), claims)));
    }

    /** Whether something else has a name that the declaration is the first to have; without it, that would be a variable. */
    private boolean isUsed(int declaration) {
        var others = new ArrayList<String>(declarations.subList(declaration + 1, declarations.size()));
        claims.forEach(claim -> others.add(claim.statement()));
        List<String> before = declarations.subList(0, declaration);
        return NAMES.matcher(declarations.get(declaration))
                .results()
                .map(MatchResult::group)
                .filter(name -> before.stream().noneMatch(d -> d.contains(name)))
                .anyMatch(name -> others.stream().anyMatch(d -> d.contains(name)));
    }

    @Override
    public String file() {
        return NAME + ".thy";
    }

    @Override
    public int count() {
        return claims.size();
    }

    @Override
    public String text() {
        var text = new StringBuilder("theory " + NAME + " imports " + parent + " begin\n\n");
        declarations.forEach(each -> text.append(each).append("\n\n"));
        for (int i = 0; i < claims.size(); i++) {
            text.append("lemma c")
                    .append(i)
                    .append(": ")
                    .append(claims.get(i).statement())
                    .append("\n  oops\n\n");
        }
        return text.append("end\n").toString();
    }

    @Override
    public String toString() {
        return text();
    }
}
