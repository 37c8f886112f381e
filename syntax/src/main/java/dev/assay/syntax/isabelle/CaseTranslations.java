package dev.assay.syntax.isabelle;

import dev.assay.logic.Type;
import dev.assay.logic.proof.Attribute;
import dev.assay.logic.proof.FactReference;
import dev.assay.logic.proof.Quoted;
import dev.assay.syntax.isabelle.inner.CaseConstructor;
import dev.assay.syntax.isabelle.outer.FactCommand;
import java.util.List;

/** {@code declare [[case_translation case_t C D]]}: case distinctions between C and D are written with {@code case}. */
final class CaseTranslations {
    private CaseTranslations() {}

    static Context declare(Context context, FactCommand.Declare command) {
        Context result = context;
        for (var reference : command.facts()) {
            for (Attribute attribute : reference.attributes()) {
                if (attribute.name().text().equals("case_translation")
                        && reference instanceof FactReference.Settings
                        && attribute.arguments() instanceof Attribute.Words(var words)) {
                    result = result.with(family(result, words));
                }
            }
        }
        return result;
    }

    private static CaseConstructor.Family family(Context context, List<Quoted> words) {
        Quoted first = words.getFirst();
        String distinction = constant(context, first);
        List<CaseConstructor.Member> members = words.stream()
                .skip(1)
                .map(word -> {
                    String constructor = constant(context, word);
                    return new CaseConstructor.Member(
                            constructor,
                            type(context, constructor).argumentTypes().size());
                })
                .toList();
        List<Type> arguments = type(context, distinction).argumentTypes();
        boolean isDistinction = !members.isEmpty()
                && arguments.size() > members.size()
                && members.stream()
                        .allMatch(
                                member -> type(context, member.name()).resultType() instanceof Type.Con(var made, var _)
                                        && arguments.get(members.size()) instanceof Type.Con(var used, var _)
                                        && made.equals(used));
        if (!isDistinction) {
            throw Refusal.of(first.position(), first.text() + " does not distinguish between these constants");
        }
        return new CaseConstructor.Family(distinction, members);
    }

    private static Type type(Context context, String constant) {
        return context.scheme(constant).orElseThrow();
    }

    private static String constant(Context context, Quoted word) {
        return context.constant(word.text())
                .orElseThrow(() -> Refusal.of(word.position(), "there is no constant named " + word.text()));
    }
}
