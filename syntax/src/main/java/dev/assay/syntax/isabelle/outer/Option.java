package dev.assay.syntax.isabelle.outer;

import dev.assay.logic.proof.Name;
import java.util.List;
import java.util.stream.Collectors;

/** An option of a command: {@code name}, {@code name = values}, or {@code name argument = values}. */
public record Option(Name name, List<Token> argument, List<Token> values) {
    public Option {
        argument = List.copyOf(argument);
        values = List.copyOf(values);
    }

    /** What stands between the name and the equals sign, as the type in {@code card 'a = 1-50}; empty if nothing. */
    public String argumentText() {
        return join(argument);
    }

    /** What stands after the equals sign, without quotes; empty if there is none. */
    public String value() {
        return join(values);
    }

    /** Without spaces where there are none between the tokens, so that {@code 1-50} stays as it is. */
    private static String join(List<Token> tokens) {
        var joined = new StringBuilder();
        for (int i = 0; i < tokens.size(); i++) {
            if (i > 0 && tokens.get(i - 1).end() < tokens.get(i).start()) {
                joined.append(' ');
            }
            joined.append(tokens.get(i).text());
        }
        return joined.toString();
    }

    @Override
    public String toString() {
        return List.of(name.text(), argumentText(), values.isEmpty() ? "" : "= " + value()).stream()
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining(" "));
    }
}
