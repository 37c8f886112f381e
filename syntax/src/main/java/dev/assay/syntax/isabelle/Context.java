package dev.assay.syntax.isabelle;

import dev.assay.logic.Position;
import dev.assay.logic.Sort;
import dev.assay.logic.Term;
import dev.assay.logic.TermPrinter;
import dev.assay.logic.Type;
import dev.assay.logic.image.ImageReader;
import dev.assay.logic.image.ImageWriter;
import dev.assay.logic.image.Settled;
import dev.assay.logic.infer.Coercions;
import dev.assay.logic.infer.SortAlgebra;
import dev.assay.logic.infer.TypeException;
import dev.assay.logic.kernel.Signature;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.kernel.Trust;
import dev.assay.logic.proof.Attribute;
import dev.assay.logic.proof.FactReference;
import dev.assay.logic.proof.Fix;
import dev.assay.logic.proof.Interpretable;
import dev.assay.logic.proof.LocalInterpretation;
import dev.assay.logic.proof.MethodContext;
import dev.assay.logic.proof.ProofChecker;
import dev.assay.logic.proof.Quoted;
import dev.assay.logic.proof.ReadingException;
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
import dev.assay.syntax.isabelle.outer.LocaleExpression;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** All that is known at a place of a theory: the theory so far, what names mean, and how things are written. Immutable. */
public final class Context implements InnerContext, MethodContext {
    private final String name;
    private final Theory theory;
    private final NameSpaces names;
    private final FactNames facts;
    private final Notation notation;
    private final DeclaredTypes types;
    private final Locales locales;
    private final LocalScope local;
    private final Surroundings surroundings;

    private Context(
            String name,
            Theory theory,
            NameSpaces names,
            FactNames facts,
            Notation notation,
            DeclaredTypes types,
            Locales locales,
            LocalScope local,
            Surroundings surroundings) {
        this.name = name;
        this.theory = theory;
        this.names = names;
        this.facts = facts;
        this.notation = notation;
        this.types = types;
        this.locales = locales;
        this.local = local;
        this.surroundings = surroundings;
    }

    /** Made only for those who read the library from its text, or nothing of it. */
    private static final class Base {
        private static final Context HOL = base();
    }

    /** Higher-order logic and nothing else. */
    public static Context hol() {
        return Base.HOL;
    }

    private static Context base() {
        Theory theory = Itself.add(Theory.HOL);
        NameSpaces names = NameSpaces.EMPTY;
        for (String constant : theory.signature().constants()) {
            names = names.withConstant(constant);
        }
        for (String type : theory.signature().types()) {
            names = names.withType(type);
        }
        return new Context(
                "HOL",
                theory,
                names,
                FactNames.EMPTY,
                Notation.BASE,
                DeclaredTypes.EMPTY,
                Locales.EMPTY,
                LocalScope.GLOBAL,
                Surroundings.NONE);
    }

    // Images

    /** As the next theory of an image; only the end of a theory can be kept, where nothing is fixed. */
    void write(ImageWriter out) {
        if (!local.isGlobal()) {
            throw new IllegalStateException("the theory " + name + " ends inside a block");
        }
        out.begin(name, theory.signature());
        theory.write(out);
        names.write(out);
        facts.write(out);
        notation.write(out);
        types.write(out);
        locales.write(out);
    }

    /** What {@link #write} wrote for the theory of that name. */
    static Context read(String name, ImageReader in) {
        var stored = new Context(
                name,
                Theory.read(in),
                NameSpaces.read(in),
                FactNames.read(in),
                Notation.read(in),
                DeclaredTypes.read(in),
                Locales.read(in),
                LocalScope.GLOBAL,
                Surroundings.NONE);
        in.end();
        return stored;
    }

    // The parts

    private Context with(Theory changed, NameSpaces changedNames, DeclaredTypes changedTypes) {
        return new Context(name, changed, changedNames, facts, notation, changedTypes, locales, local, surroundings);
    }

    private Context with(NameSpaces changed) {
        return with(theory, changed, types);
    }

    private Context with(DeclaredTypes changed) {
        return with(theory, names, changed);
    }

    private Context with(FactNames changed) {
        return new Context(name, theory, names, changed, notation, types, locales, local, surroundings);
    }

    private Context with(Notation changed) {
        return new Context(name, theory, names, facts, changed, types, locales, local, surroundings);
    }

    private Context with(Locales changed) {
        return new Context(name, theory, names, facts, notation, types, changed, local, surroundings);
    }

    private Context with(LocalScope changed) {
        return new Context(name, theory, names, facts, notation, types, locales, changed, surroundings);
    }

    private Context with(Surroundings changed) {
        return new Context(name, theory, names, facts, notation, types, locales, local, changed);
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
        return new Context(theoryName, theory, names, facts, notation, types, locales, local, surroundings);
    }

    /** A name as this theory declares it, under the name of its target where it has one. */
    String declared(String shortName) {
        return LibraryNames.of(name + "." + local.target().prefix() + shortName);
    }

    /** This theory with the names and the notation of another place, as one sees it that imports no more than that. */
    Context seeing(Context other) {
        return with(other.names).with(notation.with(other.grammar()));
    }

    /** With the names and the notation of a theory that was read from one place to the other. */
    Context joined(Context before, Context after) {
        return with(names.joined(before.names, after.names))
                .with(notation.with(grammar().joined(before.grammar(), after.grammar())));
    }

    static String base(String fullName) {
        return fullName.substring(fullName.lastIndexOf('.') + 1);
    }

    /** With a larger theory; what is new in it can be named. */
    Context with(Theory larger) {
        NameSpaces largerNames = names;
        DeclaredTypes largerTypes = types;
        for (Signature.Declared fresh : larger.signature().declaredSince(theory.signature())) {
            largerNames = largerNames.with(fresh);
            if (fresh.kind() == Signature.Kind.TYPE) {
                largerTypes = larger.signature()
                        .datatype(fresh.name())
                        .map(largerTypes::with)
                        .orElse(largerTypes);
            }
        }
        return with(larger, largerNames, largerTypes);
    }

    // Surroundings

    boolean isOfLibrary() {
        return surroundings.isLibrary();
    }

    /** For reading a theory of the library, or another one. */
    Context ofLibrary(boolean isOne) {
        return with(surroundings.ofLibrary(isOne));
    }

    /** For reading a theory of which an import is missing, or none. */
    Context missing(Optional<MissingImport> theory) {
        return surroundings.missing().equals(theory) ? this : with(surroundings.missing(theory));
    }

    /** A theory that is imported here and could not be had. */
    Optional<MissingImport> missing() {
        return surroundings.missing();
    }

    /** What a statement is that stands here without a proof. */
    Trust stated(String statement) {
        return surroundings.stated(statement);
    }

    /** What a command needs that stands here without a proof. */
    Trust obligation(String what) {
        return surroundings.obligation(what);
    }

    /** A theorem for what stands here without a proof that is followed, if the build of the library knows it to be proved. */
    Optional<Thm> settled(Term proposition) {
        return surroundings.isLibrary() && checker() == ProofChecker.NONE
                ? LibraryImage.settled().theorem(theory.signature(), new Settled.Statement(name(), proposition))
                : Optional.empty();
    }

    /** With a listener to what is read from now on. */
    Context heardBy(Listener listener) {
        return with(surroundings.heardBy(listener));
    }

    Listener listener() {
        return surroundings.listener();
    }

    /** With a checker of the proofs from now on. */
    Context checkedBy(ProofChecker checker) {
        return checker() == checker ? this : with(surroundings.checkedBy(checker));
    }

    ProofChecker checker() {
        return surroundings.checker();
    }

    /** What was set for the tools. */
    public Settings settings() {
        return surroundings.settings();
    }

    Context with(Settings changed) {
        return with(surroundings.with(changed));
    }

    // Facts

    /** The fact of a name in the text: one of the target, of this theory, or the newest that has the name. */
    Optional<Fact> fact(String text) {
        return facts.fact(theory, name + ".", local.target().prefix(), text);
    }

    /** The name that is written for the fact of this full name here. */
    public String factText(String fullName) {
        return facts.text(theory, name + ".", local.target().prefix(), fullName);
    }

    /** Where the fact can be reached by its full name only. */
    Context hidingFact(String fullName) {
        return with(facts.hiding(fullName));
    }

    /** Whether {@code named_theorems} has declared the name. */
    boolean isCollection(String text) {
        return facts.collections().contains(base(text));
    }

    Context withCollection(String text) {
        return with(facts.withCollection(text));
    }

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
    public LocalInterpretation interpreting(Position position, Interpretable locales) {
        if (!(locales instanceof LocaleExpression expression)) {
            throw Refusal.of(position, "these locales are not from a theory text");
        }
        try {
            return ProofInterpretation.of(this, expression);
        } catch (TypeException e) {
            throw Refusal.of(position, "the locale cannot have these arguments: " + e.getMessage());
        }
    }

    @Override
    public Context withFact(String fact, List<Thm> theorems, List<Attribute> attributes) {
        return with(theory.withFact(
                name + "." + fact, theorems, Facts.attributes(attributes).toArray(String[]::new)));
    }

    @Override
    public Context withLocalRules() {
        return LocalFacts.withRules(this);
    }

    // Reading and printing

    /** Writes terms with the names and the notation that there are here; the values of small types by their short names. */
    @Override
    public TermPrinter printer() {
        return TermText.printer(this)
                .withNames(name -> name.startsWith("Enum.finite_") ? base(name) : TermText.shortest(this, name));
    }

    @Override
    public dev.assay.logic.proof.TermReader reader() {
        return new ProofTermReader(this);
    }

    /**
     * The terms that texts mean here, with the given types for variables.
     *
     * @throws SyntaxException if one means none
     */
    public List<Term> terms(List<Quoted> texts, Collection<Term.Free> variables) {
        return TermReader.terms(this, texts, variables);
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

    /** The type that a text denotes here, as in an option of a tool; none if it cannot be read. */
    public Optional<Type> readType(String text) {
        try {
            return Optional.of(new InnerSyntax(grammar(), this).type(InnerText.of(text)));
        } catch (ReadingException e) {
            return Optional.empty();
        }
    }

    /** The first reading is taken, which is the one with the longest first parts and the notation declared first. */
    @Override
    public void ambiguous(TypeException ambiguity) {
        listener()
                .note(new Note(
                        ambiguity.position(),
                        Objects.requireNonNull(ambiguity.getMessage()).replaceFirst("^ambiguous: ", "Ambiguous: ")
                                + "; the first is taken."));
    }

    @Override
    public void elaborated(Position position, Term term) {
        listener().term(position, term);
    }

    // Names

    @Override
    public Optional<String> constant(String text) {
        return local.variables().contains(text) ? Optional.empty() : names.constant(text);
    }

    @Override
    public Optional<Type> scheme(String constant) {
        return types.scheme(theory.signature(), constant);
    }

    /** The names and notations of which is not known what they mean. */
    NotUnderstood notUnderstood() {
        return names.notUnderstood();
    }

    @Override
    public Sort defaultSort() {
        return names.defaultSort();
    }

    Context withDefaultSort(Sort sort) {
        return with(names.withDefaultSort(sort));
    }

    Context with(NotUnderstood changed) {
        return with(names.with(changed));
    }

    @Override
    public void require(String text, Position position) {
        if (!local.variables().contains(text)) {
            boolean isConstant = constants().resolve(text).isPresent();
            notUnderstood().require(text, isConstant, position);
            missing().filter(_ -> !isConstant).ifPresent(theory -> theory.require(text, position));
        }
    }

    @Override
    public Optional<TypeName> typeName(String text) {
        notUnderstood().requireType(text);
        return types().resolve(text).flatMap(fullName -> types.typeName(theory.signature(), fullName));
    }

    @Override
    public Optional<String> className(String text) {
        notUnderstood().requireType(text);
        return classes().resolve(text);
    }

    NameSpace constants() {
        return names.constants();
    }

    NameSpace types() {
        return names.types();
    }

    NameSpace classes() {
        return names.classes();
    }

    Context withConstants(NameSpace space) {
        return with(names.withConstants(space));
    }

    Context withTypes(NameSpace space) {
        return with(names.withTypes(space));
    }

    Context withClasses(NameSpace space) {
        return with(names.withClasses(space));
    }

    /** With a type by which a constant is read. */
    Context withScheme(String constant, Type type) {
        boolean isDeclared = theory.signature().constantType(constant).isPresent();
        return with(theory, isDeclared ? names : names.withConstant(constant), types.withScheme(constant, type));
    }

    Context withSynonym(String fullName, TypeName.Synonym synonym) {
        return with(theory, names.withType(fullName), types.withSynonym(fullName, synonym));
    }

    // Notation

    @Override
    public Abbreviations abbreviations() {
        return notation.abbreviations();
    }

    Context withAbbreviation(String fullName, Term meaning) {
        return withScheme(fullName, meaning.type()).with(notation.withAbbreviation(fullName, meaning));
    }

    Grammar grammar() {
        return notation.grammar();
    }

    Context withGrammar(Grammar larger) {
        return with(notation.with(larger));
    }

    Context withNotation(Head head, Optional<MixfixSyntax> written) {
        return written.map(w -> w instanceof MixfixSyntax.Structure
                        ? withStructure(head)
                        : withGrammar(grammar().with(head, w)))
                .orElse(this);
    }

    private Context withStructure(Head head) {
        return head instanceof Head.Variable(var variable) ? with(local.withStructure(variable)) : this;
    }

    /** The first of several structures. */
    @Override
    public Optional<String> structure() {
        return local.structures().stream().findFirst();
    }

    /** The notation in the bundle of that name. */
    Optional<List<NotationChange>> bundle(String bundle) {
        return Optional.ofNullable(notation.bundles().get(base(bundle)));
    }

    Context withBundle(String bundle, List<NotationChange> changes) {
        return with(notation.withBundle(bundle, changes));
    }

    /** The constants that the constant may stand for; none where it stands for itself. */
    List<String> variants(String constant) {
        return notation.variants().getOrDefault(constant, List.of());
    }

    Context withVariants(String constant, List<String> meanings) {
        return with(notation.withVariants(constant, meanings));
    }

    /** What was declared to be left out of texts, unless that is switched off. */
    @Override
    public Coercions coercions() {
        return "false".equals(settings().configuration().get("coercion_enabled"))
                ? Coercions.NONE
                : declaredCoercions();
    }

    Coercions declaredCoercions() {
        return notation.coercions();
    }

    Context with(Coercions changed) {
        return with(notation.with(changed));
    }

    // Datatypes and records

    @Override
    public Optional<CaseConstructor> constructor(String fullName) {
        return types.constructor(theory.signature(), fullName)
                .or(() -> InstanceConstructors.named(theory, fullName)
                        .flatMap(k -> types.constructor(theory.signature(), k.name())));
    }

    @Override
    public Optional<RecordSegment> recordWith(String field) {
        // The name of the record before the field says which of several is meant.
        return constants()
                .resolve(field)
                .flatMap(full -> Optional.ofNullable(types.fields().get(full)))
                .or(() -> Optional.ofNullable(types.fields().get(field)));
    }

    /** With constants that may stand in patterns of case distinctions. */
    Context with(CaseConstructor.Family family) {
        return with(types.with(family));
    }

    Context withRecord(RecordSegment segment) {
        return with(types.with(segment));
    }

    // What is fixed

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

    @Override
    public Optional<Type> fixed(String variable) {
        return Optional.ofNullable(fixed().get(variable));
    }

    /** Whether the name was declared to be a variable, of whatever type. */
    boolean isVariable(String text) {
        return local.variables().contains(text);
    }

    /** The variables that are fixed with their types. */
    Map<String, Type> fixed() {
        return local.fixed();
    }

    Context fixing(String variable, Type type) {
        return with(local.fixing(variable, type));
    }

    /** With a name that means a variable, of whatever type. */
    Context fixing(String variable) {
        return with(local.fixing(variable));
    }

    /** With a name that means a constant again. */
    Context releasing(String variable) {
        return with(local.releasing(variable));
    }

    @Override
    public Map<String, Sort> typeVariables() {
        return local.typeVariables();
    }

    Context withTypeVariable(String variable, Sort sort) {
        return with(local.withTypeVariable(variable, sort));
    }

    // Targets

    Target target() {
        return local.target();
    }

    Context in(Target newTarget) {
        return with(local.in(newTarget));
    }

    /** What is global here, and nothing fixed. */
    Context global() {
        return with(LocalScope.GLOBAL);
    }

    /** What is global here, with what was fixed before. */
    Context outside(Context before) {
        return with(before.local);
    }

    @Override
    public boolean isInLocale() {
        return targetLocale().isPresent();
    }

    @Override
    public Sort sort() {
        return target() instanceof Target.OfClass(var cls) ? Sort.of(cls) : Sort.TOP;
    }

    /** The locale or class that what is read here belongs to. */
    public Optional<Locale> targetLocale() {
        return target().locale(this);
    }

    /** The classes, and in an instantiation those that the type is becoming an instance of. */
    @Override
    public SortAlgebra sorts() {
        SortAlgebra known = SortAlgebra.of(theory.signature());
        return target() instanceof Target.OfInstance instance ? instance.sorts(known) : known;
    }

    // Locales

    /** The locale of that name, in full or as it is written here; a class is the locale of its parameters. */
    public Optional<Locale> locale(String text) {
        return declaredLocale(text).or(() -> className(text).flatMap(cls -> ClassLocales.of(this, cls)));
    }

    /** The locale of that name, but not a class. */
    Optional<Locale> declaredLocale(String text) {
        notUnderstood().requireLocale(text);
        return locales.locale(name, text);
    }

    /** All locales that were declared, classes not among them. */
    public Collection<Locale> locales() {
        return locales.byName().values();
    }

    /** The constant of that full name as one that a locale defines, with the parameters that it takes first. */
    Optional<Locale.LocalConstant> localConstant(String fullName) {
        return locales.constant(fullName);
    }

    /** What was defined in the class itself, as functions of the parameters of the class. */
    Map<String, Locale.LocalConstant> operations(String cls) {
        return locales.operations().getOrDefault(cls, Map.of());
    }

    /** With a constant of a class, which has the name in the class. */
    Context withOperation(String cls, String operation, Locale.LocalConstant constant) {
        return with(locales.withOperation(cls, operation, constant));
    }

    Context with(Locale locale) {
        return with(locales.with(locale)).with(notUnderstood().withoutLocale(base(locale.name())));
    }

    /** What locales are interpreted by, oldest first. */
    public List<Interpretation> interpretations() {
        return locales.interpretations();
    }

    /** The interpretations of one locale, also those by way of locales that extend it. */
    public List<Interpretation> interpretations(String locale) {
        String full = locale(locale).map(Locale::name).orElse(locale);
        return interpretations().stream()
                .flatMap(i -> Ancestor.of(this, i, List.of()).stream())
                .filter(ancestor -> ancestor.locale().name().equals(full))
                .map(Ancestor::interpretation)
                .toList();
    }

    Context with(Interpretation interpretation) {
        return with(locales.with(interpretation));
    }
}
