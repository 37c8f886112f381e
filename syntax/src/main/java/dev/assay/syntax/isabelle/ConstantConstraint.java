package dev.assay.syntax.isabelle;

import dev.assay.logic.Type;
import dev.assay.logic.proof.Quoted;
import dev.assay.logic.rules.Matching;
import dev.assay.syntax.isabelle.outer.CommandSpan;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * {@code setup ‹Sign.add_const_constraint (\<^const_name>‹norm›, SOME \<^typ>‹'a::real_normed_vector ⇒ real›)›}: the type by
 * which a constant is read from here on, so that a text says less and means more. No other ML is understood.
 */
final class ConstantConstraint {
    private static final Pattern WRITTEN = Pattern.compile("setup\\s*‹\\s*Sign\\.add_const_constraint\\s*\\(\\s*"
            + "\\\\<\\^const_name>‹([^‹›]+)›\\s*,\\s*SOME\\s*\\\\<\\^typ>‹([^‹›]+)›\\s*\\)\\s*›\\s*");

    private ConstantConstraint() {}

    /** What is known after the command, if it is of this form. */
    static Optional<Context> after(Context context, CommandSpan command) {
        Matcher matcher =
                WRITTEN.matcher(command.text().replace("\\<open>", "‹").replace("\\<close>", "›"));
        if (!matcher.matches()) {
            return Optional.empty();
        }
        String name = matcher.group(1);
        String full = context.constants()
                .resolve(name)
                .orElseThrow(() -> Refusal.of(command.position(), "there is no constant named " + name));
        Type general = context.theory().signature().constantType(full).orElseThrow();
        Type type = new TermReader(context).type(new Quoted(matcher.group(2), command.position()));
        if (Matching.types(general, type).isEmpty()) {
            throw Refusal.of(command.position(), type + " is no instance of the type of " + name + ", " + general);
        }
        return Optional.of(context.withScheme(full, type));
    }
}
