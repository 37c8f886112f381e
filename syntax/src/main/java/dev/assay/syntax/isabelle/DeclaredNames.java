package dev.assay.syntax.isabelle;

import dev.assay.logic.proof.Fix;
import dev.assay.logic.proof.Name;
import dev.assay.logic.proof.Proposition;
import dev.assay.logic.proof.WrittenNotation;
import dev.assay.syntax.isabelle.inner.NotationDelimiters;
import dev.assay.syntax.isabelle.outer.Command;
import dev.assay.syntax.isabelle.outer.CommandSpan;
import dev.assay.syntax.isabelle.outer.ConstantCommand;
import dev.assay.syntax.isabelle.outer.ConstantCommand.Scheme;
import dev.assay.syntax.isabelle.outer.ContextCommand;
import dev.assay.syntax.isabelle.outer.Diagnostic;
import dev.assay.syntax.isabelle.outer.Element;
import dev.assay.syntax.isabelle.outer.Equation;
import dev.assay.syntax.isabelle.outer.FactCommand;
import dev.assay.syntax.isabelle.outer.Keywords;
import dev.assay.syntax.isabelle.outer.NotationCommand;
import dev.assay.syntax.isabelle.outer.Token;
import dev.assay.syntax.isabelle.outer.TypeCommand;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The names and notations that Isabelle has after a command, as far as the text of the command tells them. */
final class DeclaredNames {
    private static final Pattern IDENTIFIER = Pattern.compile("[\\p{L}][\\p{L}\\p{N}_'.⇩]*");

    /** What ends the premises of an equation, and what ends its left-hand side. */
    private static final Pattern PREMISES = Pattern.compile("⟹|\\Q==>\\E|⋀[^.]*\\.|!![^.]*\\.");

    private static final Pattern EQUALS = Pattern.compile("≡|==|=|⟷|<->|⇌");

    /** Commands that only print, set up tools, or state facts: nothing is lost without them. */
    private static final Pattern HARMLESS = Pattern.compile(
            "(print_|code_|ML|SML|find_|thm|syntax_).*|setup|local_setup|declaration|simproc_setup|oracle|attribute_setup"
                    + "|method_setup|method|term|prop|typ|prf|full_prf|unused_thms|export_code|fun_cases|notepad"
                    + "|lifting_forget|lifting_update|simps_of_case|case_of_simps|friend_of_corec|bnf|bnf_deps"
                    + "|.*_translation|print_.*|text.*|compile_generated_files|export_generated_files|generate_file"
                    + "|external_file|extract|extract_type|realizers|realizability|welcome|help|named_theorems"
                    + "|parametric_constant|transfer_.*|lift_thm|schematic_goal|datatype_compat");

    /** In ML, the constants of which a list of parse translations says what they mean. */
    private static final Pattern TRANSLATED = Pattern.compile(
            "\\(\\s*(?:@\\{const_syntax\\s+\"?([^\"}]+?)\"?\\s*}|\\\\<\\^const_syntax>\\s*(?:\\\\<open>|‹)(.+?)(?:\\\\<close>|›))"
                    + "\\s*,\\s*(?!_|dummyT\\b|T\\b)");

    /** Constants whose names are written. */
    final Set<String> constants = new LinkedHashSet<>();

    /** Constants whose names follow from those that are written. */
    final Set<String> generated = new LinkedHashSet<>();

    final Set<String> types = new LinkedHashSet<>();

    /** Names in axioms: a constant that lacks one of its axioms is not the one that is meant. */
    final Set<String> described = new LinkedHashSet<>();

    final Set<String> locales = new LinkedHashSet<>();

    /** The delimiters of each notation, in order. */
    final List<List<String>> notations = new ArrayList<>();

    /** Constants that mean from now on what code makes of them. */
    final Set<String> translated = new LinkedHashSet<>();

    /** Parts of names that the command may make, in a way that only the command knows. */
    final Set<String> parts = new LinkedHashSet<>();

    private DeclaredNames() {}

    static DeclaredNames of(Command command) {
        var result = new DeclaredNames();
        result.add(command);
        return result;
    }

    private void add(Command command) {
        switch (command) {
            case Command.Heading _, Command.Text _, Diagnostic _ -> {}
            case Command.PassedOver passed -> foreign(passed.span());
            case Command.Unread unread -> unread(unread.span());
            case TypeCommand types -> type(types);
            case ConstantCommand constants -> constant(constants);
            case NotationCommand notation -> notation(notation);
            case ContextCommand contexts -> context(contexts);
            case FactCommand facts -> fact(facts);
        }
    }

    private void type(TypeCommand command) {
        switch (command) {
            case TypeCommand.Datatype datatype -> datatype.types().forEach(type -> data(type, datatype.codatatype()));
            case TypeCommand.DefaultSort _ -> {}
            case TypeCommand.TypeSynonym synonym -> type(synonym.name(), synonym.mixfix());
            case TypeCommand.TypeDeclaration declaration -> type(declaration.name(), declaration.mixfix());
            case TypeCommand.Typedef typedef -> {
                type(typedef.name(), typedef.mixfix());
                morphisms(typedef.name(), typedef.morphisms(), "Rep_", "Abs_");
            }
            case TypeCommand.QuotientType quotient -> {
                type(quotient.name(), quotient.mixfix());
                morphisms(quotient.name(), quotient.morphisms(), "rep_", "abs_");
                lifting(quotient.name().text());
            }
            case TypeCommand.RecordType record -> {
                type(record.name(), null);
                record.fields().forEach(field -> {
                    constant(field);
                    generated.add(field.name().text() + "_update");
                });
            }
            case TypeCommand.DatatypeCompat _, TypeCommand.CodeDatatype _ -> {}
        }
    }

    private void data(TypeCommand.DataSpecification type, boolean isCodatatype) {
        String name = type.name().text();
        type(type.name(), type.mixfix());
        for (String prefix : List.of("case_", isCodatatype ? "corec_" : "rec_", "size_")) {
            generated.add(prefix + name);
        }
        bounded(name);
        for (Name given : new Name[] {type.map(), type.relator(), type.predicator()}) {
            if (given != null) {
                constants.add(given.text());
            }
        }
        type.parameters().forEach(p -> {
            if (p.setFunction() != null) {
                constants.add(p.setFunction().text());
            }
        });
        for (TypeCommand.Constructor constructor : type.constructors()) {
            String made = constructor.name().text();
            constants.add(made);
            written(constructor.mixfix());
            if (constructor.discriminator() != null) {
                constants.add(constructor.discriminator().text());
            }
            constructor.arguments().stream()
                    .map(TypeCommand.Argument::selector)
                    .filter(Objects::nonNull)
                    .forEach(selector -> constants.add(selector.text()));
            generated.add("is_" + made);
            for (int i = 1; i <= constructor.arguments().size(); i++) {
                generated.add(constructor.arguments().size() == 1 ? "un_" + made : "un_" + made + i);
            }
        }
    }

    /** What a bounded natural functor has. */
    private void bounded(String type) {
        for (String prefix : List.of("map_", "set_", "set1_", "set2_", "set3_", "rel_", "pred_")) {
            generated.add(prefix + type);
        }
    }

    private void morphisms(Name type, TypeCommand.@Nullable Morphisms morphisms, String from, String to) {
        generated.add(
                morphisms == null
                        ? from + type.text()
                        : morphisms.representation().text());
        generated.add(
                morphisms == null ? to + type.text() : morphisms.abstraction().text());
    }

    private void lifting(String type) {
        generated.add("cr_" + type);
        generated.add("pcr_" + type);
    }

    private void constant(ConstantCommand command) {
        switch (command) {
            case ConstantCommand.Recursion recursion -> recursion(recursion);
            case ConstantCommand.Definition definition -> defined(definition.constant(), definition.equation());
            case ConstantCommand.Abbreviation abbreviation -> defined(abbreviation.constant(), abbreviation.equation());
            case ConstantCommand.Constants declared -> declared.constants().forEach(this::constant);
            case ConstantCommand.Axiomatization axioms -> {
                axioms.constants().forEach(this::constant);
                Proposition.texts(axioms.axioms()).forEach(axiom -> described.addAll(identifiers(axiom.text())));
            }
            case ConstantCommand.Inductive inductive -> {
                inductive.constants().forEach(this::constant);
                if (inductive.set()) {
                    inductive.constants().forEach(c -> generated.add(c.name().text() + "p"));
                }
            }
            case ConstantCommand.LiftDefinition lifted -> constant(lifted.constant());
            case ConstantCommand.QuotientDefinition lifted -> {
                if (lifted.constant() != null) {
                    constant(lifted.constant());
                } else if (lifted.left() != null) {
                    constants.addAll(head(lifted.left().text()));
                }
            }
            case ConstantCommand.SpecificationOf specification ->
                specification.constants().forEach(c -> constants.addAll(identifiers(c.text())));
            case ConstantCommand.OldDefinitions old ->
                old.equations()
                        .forEach(e -> constants.addAll(head(e.proposition().text())));
            case ConstantCommand.Termination _, ConstantCommand.InductiveRules _, ConstantCommand.CodeAbort _ -> {}
        }
    }

    private void recursion(ConstantCommand.Recursion recursion) {
        recursion.constants().forEach(this::constant);
        if (recursion.constants().isEmpty()) {
            recursion
                    .equations()
                    .forEach(e -> constants.addAll(head(e.proposition().text())));
        }
        if (recursion.scheme() == Scheme.FUN || recursion.scheme() == Scheme.FUNCTION) {
            String all =
                    recursion.constants().stream().map(c -> c.name().text()).collect(Collectors.joining("_"));
            for (String suffix : List.of("_dom", "_rel", "_graph", "_sumC")) {
                generated.add(all + suffix);
                recursion.constants().forEach(c -> generated.add(c.name().text() + suffix));
            }
        }
    }

    private void defined(@Nullable Fix constant, Equation equation) {
        if (constant != null) {
            constant(constant);
        } else {
            constants.addAll(head(equation.proposition().text()));
        }
    }

    private void constant(Fix fix) {
        constants.add(fix.name().text());
        written(fix.mixfix());
    }

    private void type(Name name, @Nullable WrittenNotation mixfix) {
        types.add(name.text());
        written(mixfix);
    }

    private void written(@Nullable WrittenNotation mixfix) {
        if (mixfix != null && mixfix.kind() != WrittenNotation.Kind.STRUCTURE) {
            List<String> delimiters = NotationDelimiters.of(mixfix.template().text());
            if (!delimiters.isEmpty()) {
                notations.add(delimiters);
            }
        }
    }

    private void notation(NotationCommand command) {
        switch (command) {
            case NotationCommand.Notation notation -> notation.entries().forEach(e -> written(e.mixfix()));
            case NotationCommand.Syntax syntax -> syntax.productions().forEach(p -> written(p.mixfix()));
            case NotationCommand.Overloading overloading ->
                overloading.constants().forEach(v -> constants.add(v.constant().text()));
            case NotationCommand.Nonterminals _, NotationCommand.Translations _ -> {}
        }
    }

    private void context(ContextCommand command) {
        switch (command) {
            case ContextCommand.TypeClass cls -> {
                types.add(cls.name().text());
                locales.add(cls.name().text());
                fixed(cls.elements());
            }
            case ContextCommand.Locale locale -> {
                locales.add(locale.name().text());
                constants.add(locale.name().text());
                generated.add(locale.name().text() + "_axioms");
            }
            case ContextCommand.Interpretation interpretation ->
                interpretation.definitions().forEach(d -> constant(d.constant()));
            case ContextCommand.Overloading overloading ->
                overloading
                        .overloads()
                        .forEach(o -> constants.addAll(identifiers(o.constant().text())));
            case ContextCommand.Subclass _,
                    ContextCommand.Instantiation _,
                    ContextCommand.InstanceProof _,
                    ContextCommand.Experiment _,
                    ContextCommand.Context _,
                    ContextCommand.Bundle _,
                    ContextCommand.Unbundle _,
                    ContextCommand.End _ -> {}
        }
    }

    private void fixed(List<Element> elements) {
        for (Element element : elements) {
            if (element instanceof Element.Fixes(var variables)) {
                variables.forEach(this::constant);
            }
        }
    }

    private void fact(FactCommand command) {
        switch (command) {
            case FactCommand.Hide hide -> {
                switch (hide.space()) {
                    case CONSTANT -> hide.names().forEach(n -> constants.add(n.text()));
                    case TYPE, CLASS -> hide.names().forEach(n -> types.add(n.text()));
                    case FACT -> {}
                }
            }
            case FactCommand.Alias alias ->
                (alias.space() == FactCommand.Space.CONSTANT ? constants : types)
                        .add(alias.name().text());
            case FactCommand.Statement _, FactCommand.Lemmas _, FactCommand.Declare _, FactCommand.NamedTheorems _ -> {}
        }
    }

    /** A command that cannot be read: all names outside of quotes, and what quoted texts define. */
    private void unread(CommandSpan span) {
        String keyword = span.keyword();
        // A misspelt command would have declared what the one does that is meant.
        Optional<String> meant =
                Keywords.HOL.command(keyword) == null ? Keywords.HOL.closestCommand(keyword) : Optional.of(keyword);
        if (meant.isEmpty()) {
            foreign(span);
        } else if (!isFact(meant.get())) {
            constants.addAll(outerNames(span.arguments()));
            types.addAll(constants);
            locales.addAll(constants);
            span.arguments().stream().filter(Token::isQuoted).forEach(token -> constants.addAll(head(token.text())));
        }
    }

    private static boolean isFact(String keyword) {
        return List.of(
                        "lemma",
                        "theorem",
                        "corollary",
                        "proposition",
                        "schematic_goal",
                        "lemmas",
                        "declare",
                        "theorems")
                .contains(keyword);
    }

    /** A command that has no meaning here. */
    private void foreign(CommandSpan span) {
        String keyword = span.keyword();
        List<String> names = outerNames(span.arguments());
        switch (keyword) {
            case "setup_lifting" ->
                names.forEach(fact -> lifting(fact.replaceFirst("^(.*\\.)?(type_definition|Quotient)_", "")));
            case "copy_bnf", "lift_bnf", "bnf_axiomatization" -> {
                names.forEach(this::bounded);
                types.addAll(keyword.equals("bnf_axiomatization") ? names : List.of());
            }
            case "free_constructors", "old_rep_datatype" -> constants.addAll(names);
            case "parse_translation", "parse_ast_translation" ->
                span.arguments()
                        .forEach(token -> TRANSLATED
                                .matcher(token.text())
                                .results()
                                .forEach(r -> translated.add((r.group(1) == null ? r.group(2) : r.group(1)).strip())));
            default -> {
                if (!HARMLESS.matcher(keyword).matches()) {
                    parts.addAll(names);
                }
            }
        }
    }

    private static List<String> outerNames(List<Token> tokens) {
        return tokens.stream()
                .filter(token -> token.kind() == Token.Kind.IDENTIFIER)
                .map(Token::text)
                .toList();
    }

    /** What an equation defines: the first name on its left-hand side, after its premises. */
    private static List<String> head(String equation) {
        String text = NotationDelimiters.decoded(equation);
        String[] parts = PREMISES.split(text);
        List<String> names = identifiers(EQUALS.split(parts[parts.length - 1], 2)[0]);
        return names.isEmpty() ? List.of() : names.subList(0, 1);
    }

    private static List<String> identifiers(String text) {
        return IDENTIFIER
                .matcher(NotationDelimiters.decoded(text))
                .results()
                .map(r -> r.group())
                .toList();
    }
}
