package dev.assay.syntax.isabelle;

import dev.assay.syntax.isabelle.outer.Diagnostic;
import dev.assay.syntax.isabelle.outer.Option;
import dev.assay.syntax.isabelle.outer.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pcollections.HashTreePMap;
import org.pcollections.PMap;
import org.pcollections.PVector;
import org.pcollections.TreePVector;

/** What the text has set for the tools so far, by {@code quickcheck_params [size = 6]} or {@code [[quickcheck_size = 6]]}. Immutable. */
public final class Settings {
    static final Settings NONE = new Settings(HashTreePMap.empty(), HashTreePMap.empty());

    private final PMap<String, PVector<Option>> parameters;
    private final PMap<String, String> configuration;

    private Settings(PMap<String, PVector<Option>> parameters, PMap<String, String> configuration) {
        this.parameters = parameters;
        this.configuration = configuration;
    }

    /** The options that {@code TOOL_params} gave, in their order; the later ones count. */
    public List<Option> parameters(String tool) {
        return parameters.getOrDefault(tool, TreePVector.empty());
    }

    /** The values given as {@code [[name = value]]}; {@code [[name]]} is {@code true}. */
    public Map<String, String> configuration() {
        return configuration;
    }

    /** The value of an option of a tool where the command itself says nothing. */
    public Optional<String> option(String tool, String name) {
        Optional<String> given = last(parameters(tool), name);
        return given.isPresent() ? given : Optional.ofNullable(configuration.get(tool + "_" + name));
    }

    /** The value of the last option of that name without an argument; one without a value is {@code true}. */
    static Optional<String> last(List<Option> options, String name) {
        return options.reversed().stream()
                .filter(option ->
                        option.name().text().equals(name) && option.argument().isEmpty())
                .map(option -> option.values().isEmpty() ? "true" : option.value())
                .findFirst();
    }

    Settings with(Diagnostic.Parameters command) {
        String keyword = command.span().keyword();
        String tool = keyword.substring(0, keyword.lastIndexOf('_'));
        var all = parameters.getOrDefault(tool, TreePVector.empty()).plusAll(command.options());
        return new Settings(parameters.plus(tool, all), configuration);
    }

    /** With all {@code [[name = value, …]]} among the tokens. */
    Settings with(List<Token> tokens) {
        PMap<String, String> result = configuration;
        for (int i = 1; i < tokens.size(); i++) {
            if (isSign(tokens.get(i - 1), "[") && isSign(tokens.get(i), "[")) {
                result = bracket(tokens, i + 1, result);
            }
        }
        return result == configuration ? this : new Settings(parameters, result);
    }

    private static PMap<String, String> bracket(List<Token> tokens, int from, PMap<String, String> known) {
        PMap<String, String> result = known;
        var item = new ArrayList<Token>();
        for (Token token : tokens.subList(from, tokens.size())) {
            if (isSign(token, ",") || isSign(token, "]")) {
                result = item.isEmpty() ? result : item(item, result);
                item.clear();
                if (isSign(token, "]")) {
                    break;
                }
            } else {
                item.add(token);
            }
        }
        return result;
    }

    private static PMap<String, String> item(List<Token> item, PMap<String, String> known) {
        String name = item.getFirst().text();
        if (item.size() == 1) {
            return known.plus(name, "true");
        }
        if (!isSign(item.get(1), "=")) {
            return known;
        }
        List<String> values =
                item.subList(2, item.size()).stream().map(Token::text).toList();
        return known.plus(name, String.join(" ", values));
    }

    private static boolean isSign(Token token, String sign) {
        return !token.isQuoted() && token.text().equals(sign);
    }
}
