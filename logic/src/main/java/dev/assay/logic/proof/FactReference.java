package dev.assay.logic.proof;

import dev.assay.logic.kernel.Thm;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A reference to theorems that are known. */
public sealed interface FactReference extends Argument {
    Pattern NUMBERED = Pattern.compile("(.*)\\(([0-9]{1,9})\\)");

    List<Attribute> attributes();

    /** {@code name(1,3-5) [attributes]}. */
    record Named(Name name, List<Selection> selections, List<Attribute> attributes) implements FactReference {
        public Named {
            selections = List.copyOf(selections);
            attributes = List.copyOf(attributes);
        }
    }

    /** A fact by its statement. */
    record Literal(Quoted statement, List<Attribute> attributes) implements FactReference {
        public Literal {
            attributes = List.copyOf(attributes);
        }
    }

    /** A theorem itself. */
    record Given(Thm theorem) implements FactReference {
        @Override
        public List<Attribute> attributes() {
            return List.of();
        }
    }

    /** {@code [[attributes]]}, which are about no fact. */
    record Settings(List<Attribute> attributes) implements FactReference {
        public Settings {
            attributes = List.copyOf(attributes);
        }
    }

    /** From one number to another, or to the last where that is {@link Integer#MAX_VALUE}. */
    record Selection(int from, int to) {}

    /** The fact of that name, which may end with a number in parentheses, as {@code List.rev.simps(2)}. */
    static Named named(String name) {
        Matcher numbered = NUMBERED.matcher(name);
        if (!numbered.matches()) {
            return new Named(Name.of(name), List.of(), List.of());
        }
        int number = Integer.parseInt(numbered.group(2));
        return new Named(Name.of(numbered.group(1)), List.of(new Selection(number, number)), List.of());
    }

    /** The theorems of those numbers; all of them where none is selected. */
    static List<Thm> selected(List<Thm> all, Name name, List<Selection> selections) {
        if (selections.isEmpty()) {
            return all;
        }
        var result = new ArrayList<Thm>();
        for (Selection selection : selections) {
            int to = selection.to() == Integer.MAX_VALUE ? all.size() : selection.to();
            if (selection.from() < 1 || to > all.size()) {
                throw new ReadingException(
                        name.position(),
                        "the fact " + name + " has " + all.size() + " theorems, and none with number "
                                + (to > all.size() ? to : selection.from()));
            }
            result.addAll(all.subList(selection.from() - 1, to));
        }
        return result;
    }
}
