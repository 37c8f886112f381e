package dev.assay.syntax.isabelle;

import dev.assay.logic.Fact;
import dev.assay.logic.Sort;
import dev.assay.logic.Theory;
import dev.assay.logic.Type;
import dev.assay.logic.infer.SortAlgebra;
import dev.assay.logic.kernel.Datatype;
import dev.assay.logic.kernel.Signature;
import dev.assay.syntax.isabelle.inner.Abbreviations;
import dev.assay.syntax.isabelle.inner.CaseConstructor;
import dev.assay.syntax.isabelle.inner.Grammar;
import dev.assay.syntax.isabelle.inner.Head;
import dev.assay.syntax.isabelle.inner.InnerContext;
import dev.assay.syntax.isabelle.inner.MixfixSyntax;
import dev.assay.syntax.isabelle.inner.RecordSegment;
import dev.assay.syntax.isabelle.inner.TypeName;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.pcollections.HashTreePMap;
import org.pcollections.HashTreePSet;
import org.pcollections.PMap;
import org.pcollections.PSet;

/** All that is known at a place of a theory: the theory so far, what names mean, and how things are written. Immutable. */
public final class Context implements InnerContext {
    /** Higher-order logic and nothing else. */
    public static final Context HOL = base();

    /** There is one level of logic: the connectives of the meta-logic are those of HOL. */
    private static final Map<String, String> META_LOGIC =
            Map.of("Pure.all", "HOL.All", "Pure.imp", "HOL.implies", "Pure.eq", "HOL.eq");

    private Theory theory = Theory.HOL;
    private String name = "HOL";
    private NameSpace constants = NameSpace.EMPTY;
    private NameSpace types = NameSpace.EMPTY;
    private NameSpace classes = NameSpace.EMPTY;
    private Grammar grammar = Grammar.BASE;
    private Abbreviations abbreviations = Abbreviations.NONE;

    /** The types by which constants are read, where those of the signature say too little or nothing. */
    private PMap<String, Type> schemes = HashTreePMap.empty();

    private PMap<String, TypeName.Synonym> synonyms = HashTreePMap.empty();
    /** The newest datatype with a constructor of that name. */
    private PMap<String, Datatype> constructors = HashTreePMap.empty();

    private PMap<String, RecordSegment> fields = HashTreePMap.empty();
    private PMap<String, Locale> locales = HashTreePMap.empty();
    private PMap<String, List<Bundles.Change>> bundles = HashTreePMap.empty();
    private PMap<String, Type> fixed = HashTreePMap.empty();
    private PSet<String> variables = HashTreePSet.empty();
    private PMap<String, Sort> typeVariables = HashTreePMap.empty();
    private Target target = new Target.Global();
    private Settings settings = Settings.NONE;

    private Context() {}

    private static Context base() {
        var context = new Context();
        context.theory = Itself.add(Theory.HOL);
        for (String constant : context.theory.signature().constants()) {
            context.constants = context.constants.with(constant);
        }
        for (String type : context.theory.signature().types()) {
            context.types = context.types.with(type);
        }
        return context;
    }

    private Context change(Consumer<Context> change) {
        var next = new Context();
        next.theory = theory;
        next.name = name;
        next.constants = constants;
        next.types = types;
        next.classes = classes;
        next.grammar = grammar;
        next.abbreviations = abbreviations;
        next.schemes = schemes;
        next.synonyms = synonyms;
        next.constructors = constructors;
        next.fields = fields;
        next.locales = locales;
        next.bundles = bundles;
        next.fixed = fixed;
        next.variables = variables;
        next.typeVariables = typeVariables;
        next.target = target;
        next.settings = settings;
        change.accept(next);
        return next;
    }

    // The theory

    public Theory theory() {
        return theory;
    }

    /** The name of the theory that is being read. */
    public String name() {
        return name;
    }

    Context named(String theoryName) {
        return change(c -> c.name = theoryName);
    }

    /** A name as this theory declares it, under the name of its target where it has one. */
    String declared(String shortName) {
        return LibraryNames.of(name + "." + prefix() + shortName);
    }

    private String prefix() {
        return switch (target) {
            case Target.Global _, Target.Overloading _, Target.OfInstance _ -> "";
            case Target.OfLocale(var locale) -> locale.name().isEmpty() ? "" : base(locale.name()) + ".";
            case Target.OfClass(var cls) -> base(cls) + "_class.";
        };
    }

    static String base(String fullName) {
        return fullName.substring(fullName.lastIndexOf('.') + 1);
    }

    /** With a larger theory; what is new in it can be named. */
    Context with(Theory larger) {
        if (larger.signature() == theory.signature()) {
            return change(c -> c.theory = larger);
        }
        return change(c -> {
            for (Signature.Declared fresh : larger.signature().declaredSince(theory.signature())) {
                String fullName = fresh.name();
                switch (fresh.kind()) {
                    case CONSTANT -> {
                        c.constants = c.constants.with(fullName);
                        // The predicate of a class is never meant by the name of the class alone.
                        c.constants = fullName.contains(".class.") ? c.constants.hide(fullName, true) : c.constants;
                    }
                    case TYPE -> {
                        c.types = c.types.with(fullName);
                        larger.signature().datatype(fullName).ifPresent(c::addConstructors);
                    }
                    case CLASS -> c.classes = c.classes.with(fullName);
                }
            }
            c.theory = larger;
        });
    }

    private void addConstructors(Datatype datatype) {
        datatype.constructors().forEach(c -> constructors = constructors.plus(c.name(), datatype));
    }

    /** The fact of a name in the text; the newest where several have it. */
    Optional<Fact> fact(String text) {
        for (String full : List.of(name + "." + text, text)) {
            Optional<Fact> exact = theory.fact(full);
            if (exact.isPresent()) {
                return exact;
            }
        }
        return theory.facts().reversed().stream()
                .filter(fact -> fact.name().endsWith("." + text))
                .findFirst();
    }

    // Names

    @Override
    public Optional<String> constant(String text) {
        String pure = META_LOGIC.get(text);
        if (pure != null) {
            return Optional.of(pure);
        }
        return variables.contains(text) ? Optional.empty() : constants.resolve(text);
    }

    @Override
    public Optional<Type> scheme(String constant) {
        Type known = schemes.get(constant);
        return known != null ? Optional.of(known) : theory.signature().constantType(constant);
    }

    @Override
    public Optional<TypeName> typeName(String text) {
        return types.resolve(text).flatMap(this::typeNamed);
    }

    private Optional<TypeName> typeNamed(String fullName) {
        TypeName synonym = synonyms.get(fullName);
        if (synonym != null) {
            return Optional.of(synonym);
        }
        return theory.signature().arity(fullName).map(arity -> new TypeName.Constructor(fullName, arity));
    }

    @Override
    public Optional<String> className(String text) {
        return classes.resolve(text);
    }

    NameSpace constants() {
        return constants;
    }

    NameSpace types() {
        return types;
    }

    NameSpace classes() {
        return classes;
    }

    Context withConstants(NameSpace space) {
        return change(c -> c.constants = space);
    }

    Context withTypes(NameSpace space) {
        return change(c -> c.types = space);
    }

    Context withClasses(NameSpace space) {
        return change(c -> c.classes = space);
    }

    /** With a type by which a constant is read. */
    Context withScheme(String constant, Type type) {
        return change(c -> {
            c.schemes = schemes.plus(constant, type);
            c.constants = theory.signature().constantType(constant).isPresent() ? constants : constants.with(constant);
        });
    }

    Context withSynonym(String fullName, TypeName.Synonym synonym) {
        return change(c -> {
            c.synonyms = synonyms.plus(fullName, synonym);
            c.types = types.with(fullName);
        });
    }

    @Override
    public Abbreviations abbreviations() {
        return abbreviations;
    }

    Context withAbbreviation(String fullName, dev.assay.logic.Term meaning) {
        return withScheme(fullName, meaning.type())
                .change(c -> c.abbreviations = abbreviations.with(fullName, meaning));
    }

    // Notation

    Grammar grammar() {
        return grammar;
    }

    Context withGrammar(Grammar larger) {
        return change(c -> c.grammar = larger);
    }

    Context withNotation(Head head, Optional<MixfixSyntax> notation) {
        return notation.map(n -> withGrammar(grammar.with(head, n))).orElse(this);
    }

    // Datatypes and records

    @Override
    public Optional<CaseConstructor> constructor(String fullName) {
        return schemeOfConstructor(fullName).map(datatype -> {
            var members = datatype.constructors().stream()
                    .map(c -> new CaseConstructor.Member(c.name(), c.arguments().size()))
                    .toList();
            int index =
                    members.stream().map(CaseConstructor.Member::name).toList().indexOf(fullName);
            return new CaseConstructor(
                    new CaseConstructor.Family(datatype.names().caseOf(), members), index);
        });
    }

    private Optional<Datatype> schemeOfConstructor(String fullName) {
        Optional<Type> type = theory.signature().constantType(fullName);
        if (type.isPresent() && type.get().resultType() instanceof Type.Con(var con, var _)) {
            return theory.signature()
                    .datatype(con)
                    .filter(d -> d.constructor(fullName).isPresent());
        }
        // A constructor that is an overloaded constant, as 0 of nat.
        return Optional.ofNullable(constructors.get(fullName));
    }

    @Override
    public Optional<RecordSegment> recordWith(String field) {
        return Optional.ofNullable(fields.get(base(field)));
    }

    Context withRecord(RecordSegment segment) {
        return change(c -> segment.fields().forEach(f -> c.fields = c.fields.plus(f.name(), segment)));
    }

    // What is fixed

    @Override
    public Optional<Type> fixed(String variable) {
        return Optional.ofNullable(fixed.get(variable));
    }

    /** The variables that are fixed with their types. */
    Map<String, Type> fixed() {
        return fixed;
    }

    Context fixing(String variable, Type type) {
        return change(c -> {
            c.fixed = fixed.plus(variable, type);
            c.variables = variables.plus(variable);
        });
    }

    /** With a name that means a variable, of whatever type. */
    Context fixing(String variable) {
        return change(c -> {
            c.fixed = fixed.minus(variable);
            c.variables = variables.plus(variable);
        });
    }

    /** With a name that means a constant again. */
    Context releasing(String variable) {
        return change(c -> {
            c.fixed = fixed.minus(variable);
            c.variables = variables.minus(variable);
        });
    }

    @Override
    public Map<String, Sort> typeVariables() {
        return typeVariables;
    }

    Context withTypeVariable(String variable, Sort sort) {
        return change(c -> c.typeVariables = typeVariables.plus(variable, sort));
    }

    /** What was set for the tools. */
    public Settings settings() {
        return settings;
    }

    Context with(Settings changed) {
        return change(c -> c.settings = changed);
    }

    // Targets

    Target target() {
        return target;
    }

    Context in(Target newTarget) {
        return change(c -> c.target = newTarget);
    }

    Optional<Locale> locale(String text) {
        Locale exact = locales.get(text);
        return exact != null
                ? Optional.of(exact)
                : locales.values().stream()
                        .filter(l -> l.name().endsWith("." + text))
                        .findFirst();
    }

    Context with(Locale locale) {
        return change(c -> c.locales = locales.plus(locale.name(), locale));
    }

    /** The notation of the bundle with that short name. */
    Optional<List<Bundles.Change>> bundle(String bundle) {
        return Optional.ofNullable(bundles.get(base(bundle)));
    }

    Context withBundle(String bundle, List<Bundles.Change> changes) {
        return change(c -> c.bundles = bundles.plus(bundle, List.copyOf(changes)));
    }

    /** What is global here, with what was fixed before. */
    Context outside(Context before) {
        return change(c -> {
            c.fixed = before.fixed;
            c.variables = before.variables;
            c.typeVariables = before.typeVariables;
            c.target = before.target;
        });
    }

    /** The classes, and in an instantiation those that the type is becoming an instance of. */
    @Override
    public SortAlgebra sorts() {
        SortAlgebra known = SortAlgebra.of(theory.signature());
        if (!(target instanceof Target.OfInstance(var type, var promised, var _))) {
            return known;
        }
        return new SortAlgebra() {
            @Override
            public boolean isSubclass(String sub, String sup) {
                return known.isSubclass(sub, sup);
            }

            @Override
            public Optional<List<Sort>> arity(String constructor, String typeClass) {
                Optional<List<Sort>> arity = known.arity(constructor, typeClass);
                boolean isPromised = constructor.equals(type.name())
                        && promised.stream().anyMatch(c -> c.equals(typeClass) || known.isSubclass(c, typeClass));
                return arity.isPresent() || !isPromised
                        ? arity
                        : Optional.of(type.arguments().stream()
                                .map(t -> ((Type.Var) t).sort())
                                .toList());
            }
        };
    }
}
