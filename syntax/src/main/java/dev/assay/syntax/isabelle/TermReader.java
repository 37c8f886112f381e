package dev.assay.syntax.isabelle;

import dev.assay.logic.Position;
import dev.assay.logic.Sort;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.define.Classes;
import dev.assay.logic.infer.PreTerm;
import dev.assay.logic.infer.TypeException;
import dev.assay.logic.infer.TypeInference;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Signature;
import dev.assay.logic.proof.Proposition;
import dev.assay.logic.proof.Quoted;
import dev.assay.logic.rules.Matching;
import dev.assay.syntax.SyntaxException;
import dev.assay.syntax.isabelle.inner.InnerSyntax;
import dev.assay.syntax.isabelle.inner.InnerText;
import dev.assay.syntax.isabelle.outer.Equation;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Reads terms and types as the target of a context wants them. */
final class TermReader {
    /** Marks the variables of one of several statements; no text can contain it. */
    private static final char APART = '\u0001';

    /** How the names of the variables begin that stand for {@code _}. */
    static final String ANYTHING = "uu_";

    /** Before the name of a constant, says that the one of this locale is meant. */
    private static final String LOCAL = "local.";

    private final Context context;
    private final InnerSyntax syntax;

    TermReader(Context context) {
        this.context = context;
        this.syntax = new InnerSyntax(context.grammar(), context);
    }

    Type type(Quoted text) {
        Type type = inTarget(syntax.type(checked(text)));
        context.listener().type(text.position(), type);
        return type;
    }

    Sort sort(Quoted text) {
        context.listener().text(text.position());
        return syntax.sort(Texts.of(text));
    }

    /** A variable written without a sort has that of its other occurrences, or that which the context says. */
    private Type inTarget(Type type) {
        Map<String, Sort> sorts = new HashMap<>(context.typeVariables());
        Sorts.collect(type, sorts);
        type.forEachVariable(v -> sorts.putIfAbsent(v.name(), context.defaultSort()));
        return Sorts.with(type, sorts);
    }

    PreTerm term(Quoted text) {
        return marked(unmarked(text), text);
    }

    /** A pattern, in which {@code _} stands for anything. */
    PreTerm pattern(Quoted text) {
        return local(syntax.pattern(checked(text)));
    }

    /** The term as it is written, which nobody is told about. */
    PreTerm unmarked(Quoted text) {
        return local(syntax.term(checked(text)));
    }

    /** The text, unless it uses a notation that has no meaning here. */
    private InnerText checked(Quoted text) {
        context.listener().text(text.position());
        Optional<String> reason = context.notUnderstood().notation(text.text());
        if (reason.isPresent()) {
            throw new NotUnderstoodException(text.position(), reason.get());
        }
        return Texts.of(text);
    }

    /** So that inference tells what became of the text. */
    private static PreTerm marked(PreTerm term, Quoted text) {
        return new PreTerm.Constraint(term, PreTerm.DUMMY, text.position());
    }

    PreTerm proposition(Quoted text) {
        return proposition(term(text));
    }

    /** premises ⟶ proposition, as a clause of a definition is written; its variables after {@code for} are its own. */
    PreTerm clause(Equation clause) {
        var own = new Declarations(context, clause.variables());
        var reader = new TermReader(own.context());
        var anything = new AtomicInteger();
        PreTerm result = reader.withoutWildcards(clause.proposition(), anything);
        for (Quoted text : Proposition.texts(clause.premises()).reversed()) {
            result = implies(reader.withoutWildcards(text, anything), result);
        }
        return FreeNames.replace(result, part -> {
            String name = variable(part);
            if (!own.names().contains(name)) {
                return part;
            }
            var variable = new PreTerm.Free(name + APART, part.position());
            Optional<Type> type = own.type(name);
            return type.isEmpty() ? variable : new PreTerm.Constraint(variable, type.get(), part.position());
        });
    }

    /** A proposition in which each {@code _} is a variable of its own. */
    PreTerm withoutWildcards(Quoted text, AtomicInteger fresh) {
        return proposition(withoutWildcards(text, () -> ANYTHING + fresh.incrementAndGet() + "_"));
    }

    /** A term in which each {@code _} is a variable with a new name. */
    PreTerm withoutWildcards(Quoted text, Supplier<String> names) {
        PreTerm term = FreeNames.replace(
                syntax.pattern(checked(text)),
                part -> part instanceof PreTerm.Ident(var name, var position) && name.equals("_")
                        ? new PreTerm.Free(names.get(), position)
                        : part);
        return marked(local(term), text);
    }

    private static PreTerm implies(PreTerm premise, PreTerm conclusion) {
        PreTerm implies = new PreTerm.Const(Hol.IMPLIES.name(), List.of(), premise.position());
        return new PreTerm.App(new PreTerm.App(implies, premise, premise.position()), conclusion, premise.position());
    }

    /** The name that a variable, or what may be one, has; empty otherwise. */
    private static String variable(PreTerm part) {
        return switch (part) {
            case PreTerm.Ident(var name, var _) -> name;
            case PreTerm.Free(var name, var _) -> name;
            case PreTerm.Const _,
                    PreTerm.Bound _,
                    PreTerm.Lambda _,
                    PreTerm.App _,
                    PreTerm.Constraint _,
                    PreTerm.Choice _ -> "";
        };
    }

    static PreTerm proposition(PreTerm term) {
        return new PreTerm.Constraint(term, Type.bool(), term.position());
    }

    Term read(Quoted text) {
        return infer(List.of(term(text))).getFirst();
    }

    /** Propositions in which the same variables have the same types. */
    List<Term> propositions(List<Quoted> texts) {
        return infer(texts.stream().map(this::proposition).toList());
    }

    /** Terms in which the same variables have the same types. */
    List<Term> infer(List<PreTerm> terms) {
        if (!(context.target() instanceof Target.OfClass(var cls))) {
            return expanded(new TypeInference(context).infer(terms));
        }
        Set<String> written = WrittenTypes.of(terms, context);
        var held = new HeldReadings(context.listener());
        List<Term> typed = expanded(new TypeInference(context.heardBy(held)).infer(terms));
        Map<Type.Var, Type> improvement = improvement(typed, cls, written);
        held.tell(term -> term.substituteTypes(improvement));
        return typed.stream().map(term -> term.substituteTypes(improvement)).toList();
    }

    private List<Term> expanded(List<Term> terms) {
        return terms.stream().map(context.abbreviations()::expand).toList();
    }

    /** Terms with the given types for variables; one that makes no sense is a mistake in the text. */
    static List<Term> terms(Context context, List<Quoted> texts, Collection<Free> variables) {
        var reader = new TermReader(context);
        var all = new ArrayList<PreTerm>();
        variables.forEach(v ->
                all.add(new PreTerm.Constraint(new PreTerm.Free(v.name(), Position.NONE), v.type(), Position.NONE)));
        texts.forEach(text -> all.add(reader.term(text)));
        try {
            return reader.infer(all).subList(variables.size(), all.size());
        } catch (TypeException e) {
            throw new SyntaxException(e.position(), String.valueOf(e.getMessage()));
        }
    }

    /** Terms that have in common only the variables for which the predicate holds. */
    List<Term> inferApart(List<PreTerm> terms, Predicate<String> common) {
        var renamed = new ArrayList<PreTerm>();
        for (int i = 0; i < terms.size(); i++) {
            String mark = APART + Integer.toString(i);
            renamed.add(FreeNames.replace(terms.get(i), part -> {
                if (part instanceof PreTerm.Ident(var name, Position position)
                        && !common.test(name)
                        && context.fixed(name).isEmpty()
                        && context.constant(name).isEmpty()) {
                    return new PreTerm.Free(name + mark, position);
                }
                if (part instanceof PreTerm.Free(var name, Position position)
                        && (name.startsWith(ANYTHING) || name.indexOf(APART) >= 0)) {
                    return new PreTerm.Free(name + mark, position);
                }
                return part;
            }));
        }
        return infer(renamed).stream().map(TermReader::withoutMarks).toList();
    }

    static Term withoutMarks(Term term) {
        var names = new HashMap<Free, Term>();
        for (Free v : term.frees()) {
            int mark = v.name().indexOf(APART);
            if (mark >= 0) {
                names.put(v, new Free(v.name().substring(0, mark), v.type()));
            }
        }
        return term.substitute(names);
    }

    /** Whether only superclasses of the class are known of the type, and at least one. */
    private boolean isOfSuperclass(Type.Var v, String cls) {
        return !v.sort().isTop() && context.sorts().isSubsort(Sort.of(cls), v.sort());
    }

    /**
     * In a class c, a type that is not written, at which an operation of c is used, and of which only superclasses of c are known is
     * the class's own 'a.
     */
    private Map<Type.Var, Type> improvement(List<Term> terms, String cls, Set<String> written) {
        Type.Var self = Signature.Class.self(cls);
        var improvement = new HashMap<Type.Var, Type>();
        for (Term term : terms) {
            for (Term.Const c : term.constants()) {
                Map<Type.Var, Type> at = isOperation(c.name(), cls)
                        ? Matching.types(context.scheme(c.name()).orElseThrow(), c.type())
                                .orElse(Map.of())
                        : Map.of();
                at.forEach((variable, type) -> {
                    if (!variable.sort().isTop()
                            && type instanceof Type.Var v
                            && !written.contains(v.name())
                            && isOfSuperclass(v, cls)) {
                        improvement.put(v, self);
                    }
                });
            }
        }
        return improvement;
    }

    /** Whether a constant belongs to the class or one above it; of the library all may, as it does not tell. */
    private boolean isOperation(String constant, String cls) {
        return constant.contains("_class.")
                || Library.contains(constant.substring(0, Math.max(0, constant.indexOf('.'))))
                || Classes.parameters(context.theory(), cls).stream()
                        .anyMatch(parameter -> parameter.name().equals(constant));
    }

    /** Names that a locale defines are constants applied to its parameters. */
    private PreTerm local(PreTerm written) {
        PreTerm term = FreeNames.replace(written, this::checked);
        if (!(context.target() instanceof Target.OfLocale(var locale))
                || locale.constants().isEmpty()) {
            return term;
        }
        var byFullName = new HashMap<String, Locale.LocalConstant>();
        locale.constants().values().forEach(c -> byFullName.put(c.fullName(), c));
        return FreeNames.replace(term, part -> {
            // With the name of its locale before it, a constant is that of all instances.
            boolean general = part instanceof PreTerm.Ident(var name, var _)
                    && name.indexOf('.') >= 0
                    && !locale.constants().containsKey(name);
            Locale.@Nullable LocalConstant constant = general ? null : byFullName.get(fullName(part));
            return constant == null ? part : applied(locale, constant, part.position());
        });
    }

    /**
     * A variable has no qualifier: a name that has one and means nothing is a mistake. A constant that stands for others
     * is a choice among them.
     */
    private PreTerm checked(PreTerm written) {
        PreTerm part = written instanceof PreTerm.Ident(var name, var position) && name.startsWith(LOCAL)
                ? new PreTerm.Ident(name.substring(LOCAL.length()), position)
                : written;
        if (part instanceof PreTerm.Ident(var name, var position)) {
            context.require(name, position);
            if (name.indexOf('.') >= 0 && context.constant(name).isEmpty()) {
                throw new SyntaxException(position, "there is no constant named " + name);
            }
        }
        List<PreTerm> variants = context.variants(fullName(part)).stream()
                .<PreTerm>map(variant -> new PreTerm.Const(variant, List.of(), part.position()))
                .toList();
        return switch (variants.size()) {
            case 0 -> part;
            case 1 -> variants.getFirst();
            default -> new PreTerm.Choice(variants, part.position());
        };
    }

    /** The constant that a name or a constant means; empty where it means none. */
    private String fullName(PreTerm part) {
        return switch (part) {
            case PreTerm.Ident(var name, var _) -> context.constant(name).orElse("");
            case PreTerm.Const(var name, var _, var _) -> name;
            case PreTerm.Free _,
                    PreTerm.Bound _,
                    PreTerm.Lambda _,
                    PreTerm.App _,
                    PreTerm.Constraint _,
                    PreTerm.Choice _ -> "";
        };
    }

    /** The constant at the parameters that it takes, and at the type variables of the locale where these do not tell them. */
    private static PreTerm applied(Locale locale, Locale.LocalConstant constant, Position position) {
        PreTerm result = new PreTerm.Const(constant.fullName(), List.of(), position);
        for (String parameter : constant.parameters()) {
            result = new PreTerm.App(result, new PreTerm.Free(parameter, position), position);
        }
        Set<Type.Var> fixed = locale.typeVariables();
        var general = new HashMap<Type.Var, Type>();
        constant.type().variables().stream()
                .filter(v -> !fixed.contains(v))
                .forEach(v -> general.put(v, PreTerm.DUMMY));
        return new PreTerm.Constraint(result, constant.type().substitute(general), position);
    }

    /** The left-hand side of an equation, also below quantifiers and premises. */
    static PreTerm left(PreTerm equation) {
        return switch (equation) {
            case PreTerm.Constraint(var inner, var _, var _) -> left(inner);
            case PreTerm.App(PreTerm.App(PreTerm.Const(var eq, var _, var _), var left, var _), var right, var _) ->
                eq.equals(Hol.EQ) ? left : eq.equals(Hol.IMPLIES.name()) ? left(right) : equation;
            case PreTerm.App(PreTerm.Const(var all, var _, var _), PreTerm.Lambda(var _, var _, var body, var _), var _)
            when all.equals(Hol.ALL) -> left(body);
            case PreTerm.Choice(var alternatives, var _) -> left(alternatives.getFirst());
            case PreTerm.Ident _, PreTerm.Const _, PreTerm.Free _, PreTerm.Bound _, PreTerm.Lambda _, PreTerm.App _ ->
                equation;
        };
    }
}
