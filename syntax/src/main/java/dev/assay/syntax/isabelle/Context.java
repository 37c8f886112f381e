package dev.assay.syntax.isabelle;

import dev.assay.logic.Position;
import dev.assay.logic.Sort;
import dev.assay.logic.Term;
import dev.assay.logic.TermPrinter;
import dev.assay.logic.Type;
import dev.assay.logic.infer.Coercions;
import dev.assay.logic.infer.SortAlgebra;
import dev.assay.logic.infer.TypeException;
import dev.assay.logic.kernel.Datatype;
import dev.assay.logic.kernel.ImageReader;
import dev.assay.logic.kernel.ImageWriter;
import dev.assay.logic.kernel.Signature;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.kernel.Trust;
import dev.assay.logic.proof.Attribute;
import dev.assay.logic.proof.FactReference;
import dev.assay.logic.proof.Fix;
import dev.assay.logic.proof.MethodContext;
import dev.assay.logic.proof.ProofChecker;
import dev.assay.logic.proof.Quoted;
import dev.assay.logic.theory.Fact;
import dev.assay.logic.theory.Theory;
import dev.assay.syntax.Note;
import dev.assay.syntax.SyntaxException;
import dev.assay.syntax.isabelle.inner.Abbreviations;
import dev.assay.syntax.isabelle.inner.CaseConstructor;
import dev.assay.syntax.isabelle.inner.Grammar;
import dev.assay.syntax.isabelle.inner.Head;
import dev.assay.syntax.isabelle.inner.InnerContext;
import dev.assay.syntax.isabelle.inner.InnerSyntax;
import dev.assay.syntax.isabelle.inner.InnerText;
import dev.assay.syntax.isabelle.inner.MixfixSyntax;
import dev.assay.syntax.isabelle.inner.RecordSegment;
import dev.assay.syntax.isabelle.inner.TypeName;
import dev.assay.syntax.isabelle.outer.Keywords;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import org.pcollections.HashTreePMap;
import org.pcollections.HashTreePSet;
import org.pcollections.PMap;
import org.pcollections.PSet;
import org.pcollections.PVector;
import org.pcollections.TreePVector;

/** All that is known at a place of a theory: the theory so far, what names mean, and how things are written. Immutable. */
public final class Context implements InnerContext, MethodContext {
    /** There is one level of logic: the connectives of the meta-logic are those of HOL. */
    private static final Map<String, String> META_LOGIC =
            Map.of("Pure.all", "HOL.All", "Pure.imp", "HOL.implies", "Pure.eq", "HOL.eq");

    private Theory theory;
    private String name;
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
    private PMap<String, List<NotationChange>> bundles = HashTreePMap.empty();

    /** The constants that a constant may stand for, where types decide. */
    private PMap<String, List<String>> variants = HashTreePMap.empty();

    private PVector<Interpretation> interpretations = TreePVector.empty();
    private PSet<String> hiddenFacts = HashTreePSet.empty();
    private PSet<String> collections = HashTreePSet.empty();
    private PMap<String, Type> fixed = HashTreePMap.empty();
    private PSet<String> variables = HashTreePSet.empty();
    private PVector<String> structures = TreePVector.empty();
    private Coercions coercions = Coercions.NONE;
    private PMap<String, Sort> typeVariables = HashTreePMap.empty();
    private Target target = new Target.Global();
    private Settings settings = Settings.NONE;
    private Listener listener = Listener.NONE;
    private ProofChecker checker = ProofChecker.NONE;
    /** Whether what is read is the library itself, which has its own kind of trust. */
    private boolean isLibrary;

    private NotUnderstood notUnderstood = NotUnderstood.NOTHING;

    private Context(String name, Theory theory) {
        this.name = name;
        this.theory = theory;
    }

    /** Made only for those who read the library from its text, or nothing of it. */
    private static final class Base {
        private static final Context HOL = base();
    }

    /** Writes terms with the names and the notation that there are here; the values of small types by their short names. */
    @Override
    public TermPrinter printer() {
        return TermText.printer(this)
                .withNames(name -> name.startsWith("Enum.finite_") ? base(name) : TermText.shortest(this, name));
    }

    /**
     * The terms that texts mean here, with the given types for variables.
     *
     * @throws SyntaxException if one means none
     */
    public List<Term> terms(List<Quoted> texts, Collection<Term.Free> variables) {
        return TermReader.terms(this, texts, variables);
    }

    /** Higher-order logic and nothing else. */
    public static Context hol() {
        return Base.HOL;
    }

    private static Context base() {
        var context = new Context("HOL", Itself.add(Theory.HOL));
        for (String constant : context.theory.signature().constants()) {
            context.constants = context.constants.with(constant);
        }
        for (String type : context.theory.signature().types()) {
            context.types = context.types.with(type);
        }
        return context;
    }

    private Context change(Consumer<Context> change) {
        var next = new Context(name, theory);
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
        next.variants = variants;
        next.interpretations = interpretations;
        next.hiddenFacts = hiddenFacts;
        next.collections = collections;
        next.fixed = fixed;
        next.variables = variables;
        next.structures = structures;
        next.coercions = coercions;
        next.typeVariables = typeVariables;
        next.target = target;
        next.settings = settings;
        next.listener = listener;
        next.checker = checker;
        next.isLibrary = isLibrary;
        next.notUnderstood = notUnderstood;
        change.accept(next);
        return next;
    }

    // Images

    /** As the next theory of an image; only the end of a theory can be kept, where nothing is fixed. */
    void write(ImageWriter out) {
        if (!(target instanceof Target.Global) || !variables.isEmpty() || !typeVariables.isEmpty()) {
            throw new IllegalStateException("the theory " + name + " ends inside a block");
        }
        out.begin(name, theory.signature());
        theory.write(out);
        constants.write(out);
        types.write(out);
        classes.write(out);
        grammar.write(out);
        abbreviations.write(out);
        out.map(schemes);
        out.map(synonyms);
        out.map(constructors);
        out.map(fields);
        out.map(locales);
        out.map(bundles);
        out.map(variants);
        out.list(interpretations);
        out.set(hiddenFacts);
        out.set(collections);
        out.list(coercions.functions());
        out.map(notUnderstood.constants());
    }

    /** What {@link #write} wrote for the theory of that name. */
    static Context read(String name, ImageReader in) {
        var stored = new Context(name, Theory.read(in));
        stored.constants = NameSpace.read(in);
        stored.types = NameSpace.read(in);
        stored.classes = NameSpace.read(in);
        stored.grammar = Grammar.read(in);
        stored.abbreviations = Abbreviations.read(in);
        stored.schemes = in.map();
        stored.synonyms = in.map();
        stored.constructors = in.map();
        stored.fields = in.map();
        stored.locales = in.orderedMap();
        stored.bundles = in.map();
        stored.variants = in.map();
        stored.interpretations = TreePVector.from(in.list());
        stored.hiddenFacts = in.set();
        stored.collections = in.set();
        stored.coercions = new Coercions(in.list());
        stored.notUnderstood = NotUnderstood.of(in.map());
        return stored;
    }

    // The theory

    @Override
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

    /** For reading a theory of the library, or another one. */
    Context ofLibrary(boolean isOne) {
        return change(c -> c.isLibrary = isOne);
    }

    /** What a statement is that stands here without a proof. */
    Trust stated(String statement) {
        return isLibrary ? new Trust.Library(statement) : new Trust.Stated(statement);
    }

    /** What a command needs that stands here without a proof. */
    Trust obligation(String what) {
        return isLibrary ? new Trust.Library(what) : new Trust.Obligation(what);
    }

    /** A name as this theory declares it, under the name of its target where it has one. */
    String declared(String shortName) {
        return LibraryNames.of(name + "." + prefix() + shortName);
    }

    private String prefix() {
        return switch (target) {
            case Target.Global _, Target.Overloading _, Target.OfInstance _ -> "";
            case Target.OfLocale(var locale) -> locale.qualifier().isEmpty() ? "" : locale.qualifier() + ".";
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
                        c.notUnderstood = c.notUnderstood.withoutConstant(base(fullName));
                        // The predicate of a class is never meant by the name of the class alone.
                        c.constants = fullName.contains(".class.")
                                ? c.constants.withQualified(fullName, "class")
                                : named(c.constants, fullName);
                    }
                    case TYPE -> {
                        c.notUnderstood = c.notUnderstood.withoutType(base(fullName));
                        c.types = c.types.with(fullName);
                        larger.signature().datatype(fullName).ifPresent(c::addConstructors);
                    }
                    case CLASS -> {
                        c.notUnderstood = c.notUnderstood.withoutType(base(fullName));
                        c.classes = c.classes.with(fullName);
                    }
                }
            }
            c.theory = larger;
        });
    }

    private void addConstructors(Datatype datatype) {
        datatype.constructors().forEach(c -> constructors = constructors.plus(c.name(), datatype));
    }

    private static NameSpace named(NameSpace names, String constant) {
        NameSpace result = names.with(constant);
        return LibraryNames.alias(constant)
                .map(alias -> result.withQualifiedAlias(alias, constant))
                .orElse(result);
    }

    /** The fact of a name in the text: one of the target, of this theory, or the newest that has the name. */
    Optional<Fact> fact(String text) {
        var exact = new LinkedHashSet<String>();
        exact.add(name + "." + prefix() + text);
        exact.add(name + "." + text);
        exact.add(text);
        return exact.stream()
                .filter(n -> !hiddenFacts.contains(n))
                .flatMap(n -> theory.fact(n).stream())
                .findFirst()
                .or(() -> theory.factNames().reversed().stream()
                        .filter(full -> full.endsWith("." + text) && !hiddenFacts.contains(full))
                        .min(Comparator.comparingLong(full -> left(full, text)))
                        .flatMap(theory::fact))
                .or(() -> hiddenFacts.contains(text) ? theory.fact(text) : Optional.empty());
    }

    /** How many qualifiers the text leaves out, besides that of the theory and of classes, which nobody writes. */
    private static long left(String full, String text) {
        String[] parts = full.substring(0, full.length() - text.length()).split("\\.");
        return Arrays.stream(parts)
                .skip(1)
                .filter(part -> !part.endsWith("_class"))
                .count();
    }

    /** The name that people write for the fact of this full name here: the shortest with all qualifiers that nobody leaves out. */
    public String factText(String fullName) {
        List<String> names = new ArrayList<>();
        for (int dot = fullName.lastIndexOf('.'); dot >= 0; dot = fullName.lastIndexOf('.', dot - 1)) {
            String text = fullName.substring(dot + 1);
            boolean isName = !Keywords.HOL.isReserved(text);
            if (isName && fact(text).filter(f -> f.name().equals(fullName)).isPresent()) {
                names.add(text);
            }
        }
        return names.stream()
                .filter(text -> left(fullName, text) == 0
                        || fullName.endsWith("." + prefix() + text) && left(fullName, prefix() + text) == 0)
                .findFirst()
                .or(() -> names.stream().findFirst())
                .orElse(fullName);
    }

    /** Where the fact can be reached by its full name only. */
    Context hidingFact(String fullName) {
        return change(c -> c.hiddenFacts = hiddenFacts.plus(fullName));
    }

    /** Whether {@code named_theorems} has declared the name. */
    boolean isCollection(String text) {
        return collections.contains(base(text));
    }

    Context withCollection(String text) {
        return change(c -> c.collections = collections.plus(text));
    }

    /** With somebody who is told about what is read from now on. */
    Context heardBy(Listener somebody) {
        return change(c -> c.listener = somebody);
    }

    /** With somebody who follows the proofs from now on. */
    Context checkedBy(ProofChecker somebody) {
        return checker == somebody ? this : change(c -> c.checker = somebody);
    }

    ProofChecker checker() {
        return checker;
    }

    // What proofs say

    @Override
    public List<Thm> theorems(FactReference reference) {
        return LocalFacts.theorems(this, reference);
    }

    @Override
    public List<Thm> changed(List<Thm> theorems, List<Attribute> attributes) {
        var changes = new FactAttributes(this);
        return theorems.stream().map(t -> changes.apply(t, attributes)).toList();
    }

    @Override
    public dev.assay.logic.proof.TermReader reader() {
        return new ProofTermReader(this);
    }

    @Override
    public Context withFact(String fact, List<Thm> theorems, List<Attribute> attributes) {
        return change(c -> c.theory = theory.withFact(
                name + "." + fact, theorems, Facts.attributes(attributes).toArray(String[]::new)));
    }

    @Override
    public Context withLocalRules() {
        return LocalFacts.withRules(this);
    }

    @Override
    public Context declaring(List<Fix> variables) {
        return new Declarations(this, variables).context();
    }

    @Override
    public Context unfixedType(String variable) {
        return fixing(variable);
    }

    @Override
    public Context fixingAll(Collection<Term.Free> variables) {
        Context result = this;
        for (Term.Free v : variables) {
            result = result.fixing(v.name(), v.type());
            for (Type.Var t : v.type().variables()) {
                result = result.withTypeVariable(t.name(), t.sort());
            }
        }
        return result;
    }

    /**
     * The propositions that texts mean here; the same variables have the same types in all.
     *
     * @throws SyntaxException if one means none
     */
    public List<Term> propositions(List<Quoted> texts) {
        try {
            return new TermReader(this).propositions(texts);
        } catch (TypeException e) {
            throw new SyntaxException(e.position(), String.valueOf(e.getMessage()));
        }
    }

    /** The first reading is taken, which is the one with the longest first parts and the notation declared first. */
    @Override
    public void ambiguous(TypeException ambiguity) {
        listener.note(new Note(
                ambiguity.position(),
                Objects.requireNonNull(ambiguity.getMessage()).replaceFirst("^ambiguous: ", "Ambiguous: ")
                        + "; the first is taken."));
    }

    @Override
    public void elaborated(Position position, Term term) {
        listener.term(position, term);
    }

    Listener listener() {
        return listener;
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

    /** The names and notations of which is not known what they mean. */
    NotUnderstood notUnderstood() {
        return notUnderstood;
    }

    Context with(NotUnderstood names) {
        return change(c -> c.notUnderstood = names);
    }

    /** Refuses a name that has a meaning in Isabelle and none here. */
    @Override
    public void require(String text, Position position) {
        if (!variables.contains(text) && fixed(text).isEmpty()) {
            boolean isConstant = constants.resolve(text).isPresent();
            Optional<String> reason = isConstant && text.indexOf('.') >= 0
                    ? Optional.empty()
                    : isConstant ? notUnderstood.constant(text) : notUnderstood.variable(text);
            if (reason.isPresent()) {
                throw NotUnderstood.exception(position, text, reason.get());
            }
        }
    }

    private static void require(Map<String, String> lost, String text) {
        String reason = lost.get(text);
        if (reason != null) {
            throw NotUnderstood.exception(Position.NONE, text, reason);
        }
    }

    @Override
    public Optional<TypeName> typeName(String text) {
        require(notUnderstood.types(), text);
        return types.resolve(text).flatMap(this::typeNamed);
    }

    /** The type that a text denotes here, as in an option of a tool; none if it cannot be read. */
    public Optional<Type> readType(String text) {
        try {
            return Optional.of(new InnerSyntax(grammar(), this).type(InnerText.of(text)));
        } catch (SyntaxException e) {
            return Optional.empty();
        }
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
        require(notUnderstood.types(), text);
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
            c.notUnderstood = notUnderstood.withoutConstant(base(constant));
            c.constants =
                    theory.signature().constantType(constant).isPresent() ? constants : named(constants, constant);
        });
    }

    Context withSynonym(String fullName, TypeName.Synonym synonym) {
        return change(c -> {
            c.synonyms = synonyms.plus(fullName, synonym);
            c.notUnderstood = notUnderstood.withoutType(base(fullName));
            c.types = types.with(fullName);
        });
    }

    @Override
    public Abbreviations abbreviations() {
        return abbreviations;
    }

    Context withAbbreviation(String fullName, Term meaning) {
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
        return notation.map(n ->
                        n instanceof MixfixSyntax.Structure ? withStructure(head) : withGrammar(grammar.with(head, n)))
                .orElse(this);
    }

    private Context withStructure(Head head) {
        return head instanceof Head.Variable(var variable) && !structures.contains(variable)
                ? change(c -> c.structures = structures.plus(variable))
                : this;
    }

    /** The first of several structures. */
    @Override
    public Optional<String> structure() {
        return structures.stream().findFirst();
    }

    /** The notation in the bundle of that name. */
    Optional<List<NotationChange>> bundle(String bundle) {
        return Optional.ofNullable(bundles.get(base(bundle)));
    }

    Context withBundle(String bundle, List<NotationChange> notation) {
        return change(c -> c.bundles = bundles.plus(bundle, List.copyOf(notation)));
    }

    /** The constants that the constant may stand for; none where it stands for itself. */
    List<String> variants(String constant) {
        return variants.getOrDefault(constant, List.of());
    }

    Context withVariants(String constant, List<String> meanings) {
        return change(c -> c.variants = variants.plus(constant, List.copyOf(meanings)));
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

    /** What was declared to be left out of texts, unless that is switched off. */
    @Override
    public Coercions coercions() {
        return "false".equals(settings.configuration().get("coercion_enabled")) ? Coercions.NONE : coercions;
    }

    Coercions declaredCoercions() {
        return coercions;
    }

    Context with(Coercions changed) {
        return change(c -> c.coercions = changed);
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

    /** The locale of that name, in full or as it is written here; a class is the locale of its parameters. */
    public Optional<Locale> locale(String text) {
        return declaredLocale(text).or(() -> className(text).flatMap(cls -> ClassLocales.of(theory, cls)));
    }

    /** The locale of that name, but not a class. */
    Optional<Locale> declaredLocale(String text) {
        require(notUnderstood.locales(), text);
        Locale exact = locales.get(text);
        if (exact != null) {
            return Optional.of(exact);
        }
        Locale own = locales.get(name + "." + text);
        if (own != null) {
            return Optional.of(own);
        }
        return locales.values().stream()
                .filter(l -> l.name().endsWith("." + text))
                .findFirst();
    }

    @Override
    public boolean isInLocale() {
        return targetLocale().isPresent();
    }

    /** All locales that were declared, classes not among them. */
    public Collection<Locale> locales() {
        return locales.values();
    }

    /** The locale or class that what is read here belongs to. */
    public Optional<Locale> targetLocale() {
        return switch (target) {
            case Target.OfLocale(var locale) -> Optional.of(locale);
            case Target.OfClass(var cls) -> ClassLocales.of(theory, cls);
            case Target.Global _, Target.OfInstance _, Target.Overloading _ -> Optional.empty();
        };
    }

    /** The constant of that full name as one that a locale defines, with the parameters that it takes first. */
    Optional<Locale.LocalConstant> localConstant(String fullName) {
        return locales.values().stream()
                .flatMap(locale -> locale.constants().values().stream())
                .filter(constant -> constant.fullName().equals(fullName))
                .findFirst();
    }

    Context with(Locale locale) {
        return change(c -> {
            c.locales = locales.plus(locale.name(), locale);
            c.notUnderstood = notUnderstood.withoutLocale(base(locale.name()));
        });
    }

    /** What locales are interpreted by, oldest first. */
    public List<Interpretation> interpretations() {
        return interpretations;
    }

    /** The interpretations of one locale, also those by way of locales that extend it. */
    public List<Interpretation> interpretations(String locale) {
        String full = locale(locale).map(Locale::name).orElse(locale);
        return interpretations.stream()
                .flatMap(i -> Interpretations.closure(this, i, List.of()).stream())
                .filter(i -> i.locale().equals(full))
                .toList();
    }

    Context with(Interpretation interpretation) {
        return change(c -> c.interpretations = interpretations.plus(interpretation));
    }

    /** What is global here, with what was fixed before. */
    Context outside(Context before) {
        return change(c -> {
            c.fixed = before.fixed;
            c.variables = before.variables;
            c.structures = before.structures;
            c.typeVariables = before.typeVariables;
            c.target = before.target;
        });
    }

    /** The classes, and in an instantiation those that the type is becoming an instance of. */
    @Override
    public SortAlgebra sorts() {
        SortAlgebra known = SortAlgebra.of(theory.signature());
        if (!(target instanceof Target.OfInstance(var types, var promised, var _))) {
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
                Optional<Type.Con> type =
                        types.stream().filter(t -> t.name().equals(constructor)).findFirst();
                boolean isPromised = type.isPresent()
                        && promised.stream().anyMatch(c -> c.equals(typeClass) || known.isSubclass(c, typeClass));
                return arity.isPresent() || !isPromised
                        ? arity
                        : Optional.of(type.get().arguments().stream()
                                .map(t -> ((Type.Var) t).sort())
                                .toList());
            }
        };
    }
}
