package dev.assay.syntax.tip;

import java.util.HashSet;
import java.util.Set;

/** The names that occur in types and terms, whatever they mean there. */
final class TipUses {
    private final Set<String> found = new HashSet<>();

    private TipUses() {}

    static Set<String> of(TipTerm term) {
        var uses = new TipUses();
        uses.collect(term);
        return uses.found;
    }

    static Set<String> of(TipCommand.Datatype datatype) {
        var uses = new TipUses();
        datatype.constructors().forEach(c -> c.fields().forEach(f -> uses.collect(f.type())));
        return uses.found;
    }

    private void collect(TipType type) {
        switch (type) {
            case TipType.Named(var name, var arguments, var _) -> {
                found.add(name);
                arguments.forEach(this::collect);
            }
            case TipType.Mapping(var arguments, var result, var _) -> {
                arguments.forEach(this::collect);
                collect(result);
            }
            case TipType.Indexed _ -> {}
        }
    }

    private void collect(TipTerm term) {
        switch (term) {
            case TipTerm.Name(var name, var _) -> found.add(name);
            case TipTerm.Instance(var name, var _, var _) -> found.add(name);
            case TipTerm.Ascribed(var name, var _, var _) -> found.add(name);
            case TipTerm.Tester _, TipTerm.Indexed _, TipTerm.Numeral _, TipTerm.Literal _ -> {}
            case TipTerm.Apply(var function, var arguments, var _) -> {
                collect(function);
                arguments.forEach(this::collect);
            }
            case TipTerm.ApplyValue(var function, var arguments, var _) -> {
                collect(function);
                arguments.forEach(this::collect);
            }
            case TipTerm.Labelled(var labelled, var _, var _) -> collect(labelled);
            case TipTerm.Lambda(var _, var body, var _) -> collect(body);
            case TipTerm.Quantified(var _, var _, var body, var _) -> collect(body);
            case TipTerm.Let(var bindings, var body, var _) -> {
                bindings.forEach(b -> collect(b.value()));
                collect(body);
            }
            case TipTerm.Match(var scrutinee, var cases, var _) -> {
                collect(scrutinee);
                cases.forEach(c -> collect(c.body()));
            }
        }
    }
}
