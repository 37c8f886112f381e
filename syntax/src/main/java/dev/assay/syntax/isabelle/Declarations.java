package dev.assay.syntax.isabelle;

import dev.assay.logic.Sort;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.infer.PreTerm;
import dev.assay.logic.proof.Fix;
import dev.assay.syntax.isabelle.inner.Head;
import dev.assay.syntax.isabelle.inner.MixfixSyntax;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Names that a command declares, as variables to read its terms with. */
final class Declarations {
    private final Map<String, @Nullable Type> types = new LinkedHashMap<>();
    private final Map<String, MixfixSyntax> notation = new HashMap<>();
    private final Context context;

    Declarations(Context outer, List<Fix> fixes) {
        Context inner = outer;
        Map<String, Type> written = new HashMap<>();
        Map<String, Sort> sorts = new HashMap<>();
        for (Fix fix : fixes) {
            if (fix.type() != null) {
                Type type = new TermReader(outer).type(fix.type());
                written.put(fix.name().text(), type);
                Sorts.collect(type, sorts);
            }
        }
        for (var sort : sorts.entrySet()) {
            inner = inner.withTypeVariable(sort.getKey(), sort.getValue());
        }
        for (Fix fix : fixes) {
            String name = fix.name().text();
            @Nullable Type type = written.containsKey(name) ? Sorts.with(written.get(name), sorts) : null;
            if (type == null && outer.fixed(name).isPresent()) {
                type = outer.fixed(name).get();
            }
            types.put(name, type);
            inner = type == null ? inner.fixing(name) : inner.fixing(name, type);
            var mixfix = Texts.of(fix.mixfix());
            mixfix.ifPresent(m -> notation.put(name, m));
            inner = inner.withNotation(new Head.Variable(name), mixfix);
        }
        this.context = inner;
    }

    /** Where the declared names are variables, written as they are declared to be. */
    Context context() {
        return context;
    }

    Set<String> names() {
        return types.keySet();
    }

    /** The type that is written for a declared name. */
    Optional<Type> type(String name) {
        return Optional.ofNullable(types.get(name));
    }

    Map<String, MixfixSyntax> notation() {
        return notation;
    }

    /** The declared names as variables, with the types that terms show where none was written. */
    List<Free> variables(List<Term> terms) {
        var result = new ArrayList<Free>();
        types.forEach((name, type) -> result.add(
                type != null && !type.variables().contains(PreTerm.DUMMY)
                        ? new Free(name, type)
                        : terms.stream()
                                .flatMap(t -> t.frees().stream())
                                .filter(v -> v.name().equals(name))
                                .findFirst()
                                .orElseThrow(() ->
                                        new dev.assay.logic.DefinitionException("nothing is said about " + name))));
        return result;
    }
}
