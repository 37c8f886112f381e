package dev.assay.bench.agree;

import dev.assay.bench.agree.Terms.Variable;
import dev.assay.property.Choices;
import dev.assay.property.Gen;
import dev.assay.property.Gens;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A theory while it is drawn: each declaration adds text, and operations and types for those after it. */
final class Draft {
    /** A type with its constructors, by which functions can recurse. */
    private record Data(Ty type, List<Operation> constructors) {}

    private static final int DEPTH = 3;

    private final Choices choices;
    private final List<String> declarations = new ArrayList<>();
    private final List<Operation> own = new ArrayList<>();
    /** True by the declarations themselves, such as the equations of a function. */
    private final List<Claim> known = new ArrayList<>();

    /** What may be asked about the declarations. */
    private final List<String> questions = new ArrayList<>();

    /** Functions of which Java knows what they compute. */
    private final List<Values.Function> functions = new ArrayList<>();

    private final List<Data> datas = new ArrayList<>();
    private final List<Ty> types = new ArrayList<>(List.of(
            Types.NAT,
            Types.INT,
            Types.BOOL,
            Ty.list(Types.NAT),
            Ty.option(Types.NAT),
            Ty.set(Types.INT),
            Ty.pair(Types.NAT, Types.BOOL)));
    private int names;
    private final Set<String> imports = new TreeSet<>();

    private Draft(Choices choices) {
        this.choices = choices;
        datas.add(new Data(
                Types.NAT,
                List.of(
                        new Operation("0", List.of(), Types.NAT),
                        new Operation("(Suc %s)", List.of(Types.NAT), Types.NAT))));
        datas.add(new Data(
                Ty.list(Types.A),
                List.of(
                        new Operation("[]", List.of(), Ty.list(Types.A)),
                        new Operation("(%s # %s)", List.of(Types.A, Ty.list(Types.A)), Ty.list(Types.A)))));
    }

    /** Theories with so many statements at most. */
    static Gen<GeneratedTheory> theories(int claims) {
        return Gens.composed(choices -> {
            var draft = new Draft(choices);
            choices.repeat(0, 5, _ -> {
                draft.declare();
                return draft;
            });
            List<Claim> all = choices.repeat(1, claims, _ -> draft.claim());
            return new GeneratedTheory(draft.parent(), draft.declarations, all);
        });
    }

    String name(String stem) {
        return stem + names++;
    }

    Terms terms(List<Ty> types) {
        return new Terms(choices, own, types);
    }

    <T> T pick(List<? extends T> values) {
        return choices.draw(Gens.elements(values));
    }

    boolean chance(int percent) {
        return choices.draw(Gens.ints(0, 99)) >= 100 - percent;
    }

    Choices choices() {
        return choices;
    }

    List<Operation> own() {
        return own;
    }

    void provide(Operation operation) {
        own.add(operation);
    }

    void provide(Values.Function function) {
        functions.add(function);
    }

    void provide(Ty type) {
        types.add(type);
    }

    void importing(String theory) {
        imports.add(theory.startsWith("HOL-") ? '"' + theory + '"' : theory);
    }

    private String parent() {
        return imports.isEmpty() ? "Main" : String.join(" ", imports);
    }

    void know(String statement) {
        known.add(new Claim(statement, Claim.Truth.TRUE));
    }

    void deny(String statement) {
        known.add(new Claim(statement, Claim.Truth.FALSE));
    }

    void ask(String statement) {
        questions.add(statement);
    }

    // Declarations

    private void declare() {
        var recursions = new Recursions(this);
        var algebra = new Algebra(this);
        var codata = new Codata(this);
        var trees = new Trees(this);
        var structures = new Structures(this);
        var subtypes = new Subtypes(this);
        var notations = new Notations(this);
        var fixpoints = new Fixpoints(this);
        var sorts = new Sorts(this);
        List<Runnable> kinds = List.of(
                this::definition,
                this::function,
                this::datatype,
                this::inductive,
                this::function,
                this::mutualDatatypes,
                this::mutualInductive,
                this::record,
                this::synonym,
                this::abbreviation,
                this::typedef,
                this::quotient,
                this::typeClass,
                this::locale,
                this::constant,
                this::inductiveSet,
                codata::declare,
                codata::streams,
                trees::declare,
                trees::nested,
                this::strings,
                new Reals(this)::declare,
                recursions::withMeasure,
                recursions::partial,
                recursions::byNumbers,
                recursions::overlapping,
                recursions::throughLists,
                recursions::higherOrder,
                algebra::classes,
                algebra::locales,
                algebra::sets,
                algebra::differences,
                algebra::subtype,
                algebra::extension,
                algebra::overloading,
                new Patterns(this)::declare,
                new Patterns(this)::declare,
                new Computations(this)::declare,
                new Computations(this)::declare,
                new LibraryTheories(this)::declare,
                new LibraryTheories(this)::declare,
                new LibraryTheories(this)::declare,
                sorts::state,
                sorts::state,
                sorts::functions,
                notations::operators,
                notations::binders,
                notations::shadows,
                notations::metaLogic,
                fixpoints::ofSets,
                fixpoints::greatestSet,
                fixpoints::both,
                this::polymorphicRecord,
                structures::orders,
                structures::instances,
                structures::rewriting,
                structures::sublocales,
                structures::contexts,
                structures::axioms,
                subtypes::maps,
                subtypes::partialQuotient,
                subtypes::mutualCodata,
                subtypes::deeplyNested);
        pick(kinds).run();
    }

    void add(String text) {
        declarations.add(text);
    }

    private static String quoted(Ty type) {
        return "\"" + type + "\"";
    }

    private void datatype() {
        boolean isPolymorphic = chance(40);
        String name = name("t");
        Ty type = isPolymorphic ? Ty.con(name, Types.A) : Ty.con(name);
        var parts = new ArrayList<>(List.of(Types.NAT, type, Types.BOOL, type));
        if (isPolymorphic) {
            parts.add(Types.A);
        }
        types.stream().limit(9).forEach(parts::add);
        if (chance(15)) {
            parts.add(Ty.list(type));
        }
        List<Operation> constructors = constructors(type, parts, name);
        add("datatype " + (isPolymorphic ? "'a " : "") + name + " = " + alternatives(constructors));
        define(type, constructors);
    }

    private List<Operation> constructors(Ty type, List<Ty> parts, String name) {
        var result = new ArrayList<>(List.of(Operation.prefix(capital(name) + "0", List.of(), type)));
        choices.repeat(0, 3, i -> {
            List<Ty> arguments = choices.repeat(0, 3, _ -> pick(parts));
            result.add(Operation.prefix(capital(name) + (i + 1), arguments, type));
            return i;
        });
        return result;
    }

    private static String capital(String name) {
        return "C" + name;
    }

    private static String alternatives(List<Operation> constructors) {
        return constructors.stream()
                .map(c -> head(c)
                        + c.arguments().stream().map(a -> " " + quoted(a)).collect(Collectors.joining()))
                .collect(Collectors.joining(" | "));
    }

    private static String head(Operation operation) {
        return operation.text().replaceAll("[( )]|%s", "");
    }

    private void define(Ty type, List<Operation> constructors) {
        datas.add(new Data(type, constructors));
        own.addAll(constructors);
        types.add(type.substitute(Map.of("'a", Types.NAT)));
    }

    private void mutualDatatypes() {
        String first = name("t");
        String second = name("t");
        List<Ty> parts = List.of(Types.NAT, Ty.con(first), Ty.con(second), Types.BOOL);
        List<Operation> one = constructors(Ty.con(first), parts, first);
        List<Operation> two = new ArrayList<>(constructors(Ty.con(second), parts, second));
        two.add(Operation.prefix(capital(second) + "X", List.of(Ty.con(first)), Ty.con(second)));
        add("datatype " + first + " = " + alternatives(one) + "\nand " + second + " = " + alternatives(two));
        own.addAll(one);
        own.addAll(two);
        types.add(Ty.con(first));
        types.add(Ty.con(second));
        mutualFunctions(new Data(Ty.con(first), one), new Data(Ty.con(second), two));
    }

    private void mutualFunctions(Data one, Data two) {
        String f = name("f");
        String g = name("f");
        Ty result = pick(types);
        var clauses = new ArrayList<String>();
        for (Data data : List.of(one, two)) {
            for (Operation constructor : data.constructors()) {
                List<Variable> variables = variables(constructor.arguments(), "v");
                var inner = new ArrayList<>(own);
                for (Variable v : variables) {
                    if (v.type().equals(one.type()) || v.type().equals(two.type())) {
                        String called = v.type().equals(one.type()) ? f : g;
                        inner.add(new Operation("(" + called + " " + v.text() + ")", List.of(), result));
                    }
                }
                String left = (data == one ? f : g) + " " + constructor.apply(texts(variables));
                clauses.add(left + " = " + new Terms(choices, inner, ground()).term(result, 2, variables));
            }
        }
        add((chance(50) ? "primrec " : "fun ") + f + " :: " + quoted(Ty.fun(one.type(), result)) + " and " + g + " :: "
                + quoted(Ty.fun(two.type(), result)) + " where\n  "
                + clauses.stream().map(c -> "\"" + c + "\"").collect(Collectors.joining(" |\n  ")));
        own.add(Operation.prefix(f, List.of(one.type()), result));
        own.add(Operation.prefix(g, List.of(two.type()), result));
        clauses.forEach(this::know);
    }

    List<Ty> ground() {
        return types;
    }

    private static List<Variable> variables(List<Ty> types, String stem) {
        return IntStream.range(0, types.size())
                .mapToObj(i -> new Variable(stem + i, types.get(i)))
                .toList();
    }

    private static List<String> texts(List<Variable> variables) {
        return variables.stream().map(Variable::text).toList();
    }

    Ty anyType() {
        return pick(types);
    }

    private void definition() {
        List<Ty> arguments = choices.repeat(0, 2, _ -> anyType());
        Ty result = anyType();
        List<Variable> variables = variables(arguments, "v");
        String name = name("d");
        String left = Stream.concat(Stream.of(name), texts(variables).stream()).collect(Collectors.joining(" "));
        String equation = left + " = " + terms(ground()).term(result, DEPTH, variables);
        add("definition " + name + " :: " + quoted(Ty.fun(arguments, result)) + " where\n  \"" + equation + "\"");
        own.add(Operation.prefix(name, arguments, result));
        know(equation);
    }

    private void abbreviation() {
        List<Ty> arguments = choices.repeat(0, 2, _ -> anyType());
        Ty result = anyType();
        List<Variable> variables = variables(arguments, "v");
        String name = name("ab");
        String left = Stream.concat(Stream.of(name), texts(variables).stream()).collect(Collectors.joining(" "));
        add("abbreviation " + name + " :: " + quoted(Ty.fun(arguments, result)) + " where\n  \"" + left + " ≡ "
                + terms(ground()).term(result, 2, variables) + "\"");
        own.add(Operation.prefix(name, arguments, result));
    }

    private void constant() {
        Ty type = anyType();
        String name = name("k");
        if (chance(40)) {
            Ty argument = anyType();
            add("consts " + name + " :: " + quoted(Ty.fun(argument, type)));
            own.add(Operation.prefix(name, List.of(argument), type));
        } else {
            add("consts " + name + " :: " + quoted(type));
            own.add(new Operation(name, List.of(), type));
        }
    }

    private void synonym() {
        String name = name("s");
        Ty type = Ty.pair(anyType(), Ty.list(Types.A));
        add("type_synonym 'a " + name + " = " + quoted(type));
        types.add(Ty.pair(((Ty.Con) type).arguments().getFirst(), Ty.list(Types.NAT)));
        declarations.add("definition " + name + "_id :: \"nat " + name + " ⇒ nat " + name + "\" where\n  \"" + name
                + "_id v = v\"");
    }

    private void strings() {
        Ty character = Ty.con("char");
        for (String letter : List.of("a", "b", "A")) {
            own.add(new Operation("CHR ''" + letter + "''", List.of(), character));
        }
        own.add(new Operation("''ab''", List.of(), Ty.list(character)));
        own.add(Operation.prefix("of_char", List.of(character), Types.NAT));
        own.add(Operation.prefix("char_of", List.of(Types.NAT), character));
        types.add(character);
        types.add(Ty.list(character));
        know("char_of (of_char c :: nat) = c");
        know("(of_char c :: nat) < 256");
        questions.add("of_char (char_of (n::nat)) = n");
    }

    private void record() {
        String name = name("r");
        List<Ty> fields = choices.repeat(1, 3, _ -> anyType());
        Ty type = Ty.con(name);
        var text = new StringBuilder("record " + name + " =");
        var values = new ArrayList<String>();
        for (int i = 0; i < fields.size(); i++) {
            String field = name + "_" + i;
            text.append("\n  ").append(field).append(" :: ").append(quoted(fields.get(i)));
            values.add(field + " = %s");
            own.add(Operation.prefix(field, List.of(type), fields.get(i)));
            own.add(new Operation("(%s⦇" + field + " := %s⦈)", List.of(type, fields.get(i)), type));
        }
        own.add(new Operation("⦇" + String.join(", ", values) + "⦈", fields, type));
        types.add(type);
        add(text.toString());
    }

    private void polymorphicRecord() {
        String name = name("r");
        Ty type = Ty.con(name, Types.A);
        add("record 'a " + name + " =\n  " + name + "_p :: \"'a list\"\n  " + name + "_q :: \"'a ⇒ bool\"");
        own.add(Operation.prefix(name + "_p", List.of(type), Ty.list(Types.A)));
        own.add(Operation.prefix(name + "_q", List.of(type), Ty.fun(Types.A, Types.BOOL)));
        own.add(new Operation(
                "⦇" + name + "_p = %s, " + name + "_q = %s⦈",
                List.of(Ty.list(Types.A), Ty.fun(Types.A, Types.BOOL)),
                type));
        own.add(new Operation("(%s⦇" + name + "_p := %s⦈)", List.of(type, Ty.list(Types.A)), type));
        types.add(Ty.con(name, Types.NAT));
        know("(r::'a " + name + ")⦇" + name + "_p := x, " + name + "_q := y⦈ = ⦇" + name + "_p = x, " + name
                + "_q = y⦈");
        know(name + "_p (r⦇" + name + "_p := x, " + name + "_p := y⦈) = y");
        know("r⦇" + name + "_p := " + name + "_p r⦈ = r");
        deny("(r::nat " + name + ")⦇" + name + "_p := x⦈ = r");
        deny(name + "_p r = " + name + "_p s ⟹ (r::nat " + name + ") = s");
    }

    /** Recursion by the first argument; the last clause may look at the second as well, and one may be missing. */
    private void function() {
        Data data = pick(datas.reversed());
        boolean isPolymorphic = data.type().variables().findAny().isPresent() && chance(60);
        Map<String, Ty> instance = Map.of("'a", isPolymorphic ? Types.FIXED_A : Types.NAT);
        Ty recursive = data.type().substitute(instance);
        var usable = new ArrayList<>(types);
        if (isPolymorphic) {
            usable.add(Types.FIXED_A);
            usable.add(Ty.list(Types.FIXED_A));
            usable.add(recursive);
        }
        List<Ty> others = choices.repeat(0, 2, _ -> pick(usable));
        Ty result = pick(usable);
        String name = name("f");
        boolean isPrimitive = chance(30);
        boolean isNested =
                !isPrimitive && !others.isEmpty() && others.getFirst().equals(Types.NAT);
        var clauses = new ArrayList<String>();
        for (Operation constructor : data.constructors()) {
            List<Variable> parts = variables(
                    constructor.arguments().stream()
                            .map(a -> a.substitute(instance))
                            .toList(),
                    "v");
            boolean isSplit = isNested && chance(30);
            for (String second : isSplit ? List.of("0", "(Suc w0)") : List.of("w0")) {
                var patterns = new ArrayList<>(List.of(constructor.apply(texts(parts))));
                var scope = new ArrayList<>(parts);
                for (int i = 0; i < others.size(); i++) {
                    patterns.add(i == 0 ? second : "w" + i);
                    if (i > 0 || !second.equals("0")) {
                        scope.add(new Variable("w" + i, others.get(i)));
                    }
                }
                var inner = new ArrayList<>(own);
                for (Variable v : parts) {
                    if (v.type().equals(recursive)) {
                        String call = "(" + name + " " + v.text() + " %s".repeat(others.size()) + ")";
                        inner.add(new Operation(call, others, result));
                        inner.add(new Operation(call, others, result));
                    }
                }
                clauses.add(name + " " + String.join(" ", patterns) + " = "
                        + new Terms(choices, inner, usable).term(result, DEPTH, scope));
            }
        }
        if (clauses.size() > 1 && chance(15)) {
            clauses.removeFirst();
        }
        List<Ty> arguments =
                Stream.concat(Stream.of(recursive), others.stream()).toList();
        add((isPrimitive ? "primrec " : "fun ") + name + " :: "
                + quoted(Ty.fun(arguments, result)) + " where\n  "
                + clauses.stream().map(c -> "\"" + c + "\"").collect(Collectors.joining(" |\n  ")));
        own.add(Operation.prefix(name, arguments.stream().map(Ty::generalised).toList(), result.generalised()));
        clauses.forEach(this::know);
    }

    private void inductive() {
        List<Ty> arguments = choices.repeat(1, 2, _ -> anyType());
        String name = name("p");
        boolean isFixed = arguments.size() > 1 && chance(30);
        boolean isDual = chance(15);
        List<String> rules = choices.repeat(
                1, 3, i -> rule(name, arguments, List.of(new Operation(name, arguments, Types.BOOL)), isFixed, i));
        add((isDual ? "coinductive " : "inductive ") + name + " :: " + quoted(Ty.fun(arguments, Types.BOOL))
                + (isFixed ? " for fixed :: " + quoted(arguments.getFirst()) : "") + " where\n  "
                + rules.stream().map(r -> "\"" + r + "\"").collect(Collectors.joining(" |\n  ")));
        own.add(Operation.prefix(name, arguments, Types.BOOL));
        rules.forEach(this::know);
    }

    private void mutualInductive() {
        List<Ty> first = choices.repeat(1, 2, _ -> anyType());
        List<Ty> second = choices.repeat(1, 2, _ -> anyType());
        String p = name("p");
        String q = name("p");
        List<Operation> both = List.of(new Operation(p, first, Types.BOOL), new Operation(q, second, Types.BOOL));
        var rules = new ArrayList<String>();
        rules.addAll(choices.repeat(1, 2, i -> rule(p, first, both, false, i)));
        rules.addAll(choices.repeat(1, 2, i -> rule(q, second, both, false, i)));
        add("inductive " + p + " :: " + quoted(Ty.fun(first, Types.BOOL)) + " and " + q + " :: "
                + quoted(Ty.fun(second, Types.BOOL)) + " where\n  "
                + rules.stream().map(r -> "\"" + r + "\"").collect(Collectors.joining(" |\n  ")));
        own.add(Operation.prefix(p, first, Types.BOOL));
        own.add(Operation.prefix(q, second, Types.BOOL));
        rules.forEach(this::know);
    }

    private void inductiveSet() {
        Ty element = anyType();
        String name = name("S");
        var member = new Operation(name, List.of(element), Types.BOOL);
        List<String> rules = choices.repeat(1, 3, i -> rule(name, List.of(element), List.of(member), false, i));
        add("inductive_set " + name + " :: " + quoted(Ty.set(element)) + " where\n  "
                + rules.stream().map(r -> "\"" + r + "\"").collect(Collectors.joining(" |\n  ")));
        own.add(new Operation(name, List.of(), Ty.set(element)));
        rules.forEach(this::know);
    }

    /** A rule with premises about the predicates, which are written as functions, and conditions that do without them. */
    private String rule(String head, List<Ty> arguments, List<Operation> predicates, boolean isFixed, int number) {
        List<Ty> used =
                Stream.concat(arguments.stream(), Stream.of(pick(types))).toList();
        var variables = new ArrayList<Variable>();
        for (int i = 0; i < used.size(); i++) {
            variables.add(
                    isFixed && i == 0
                            ? new Variable("fixed", used.get(i))
                            : new Variable("(v" + i + "::" + used.get(i) + ")", used.get(i)));
        }
        Terms terms = terms(ground());
        boolean isSet = head.startsWith("S");
        List<String> premises = number == 0 && chance(70)
                ? List.of()
                : choices.repeat(0, 2, _ -> {
                    if (chance(60)) {
                        Operation p = pick(predicates);
                        return atom(
                                p.text(),
                                p.arguments(),
                                terms,
                                variables,
                                isFixed && p.text().equals(head),
                                isSet);
                    }
                    return chance(40)
                            ? quantified(head, arguments, predicates, terms, variables, isFixed)
                            : terms.term(Types.BOOL, 2, variables);
                });
        String conclusion = atom(head, arguments, terms, variables, isFixed, isSet);
        return Stream.concat(premises.stream(), Stream.of(conclusion)).collect(Collectors.joining(" ⟹ "));
    }

    /** A premise in which a predicate stands under a quantifier or a connective. */
    private String quantified(
            String head,
            List<Ty> arguments,
            List<Operation> predicates,
            Terms terms,
            List<Variable> variables,
            boolean isFixed) {
        boolean isSet = head.startsWith("S");
        Ty type = pick(types);
        var inner = new ArrayList<>(variables);
        inner.add(new Variable("y", type));
        Operation p = pick(predicates);
        String atom =
                atom(p.text(), p.arguments(), terms, inner, isFixed && p.text().equals(head), isSet);
        String range = terms.term(Types.BOOL, 1, inner);
        return switch (choices.draw(Gens.ints(0, 3))) {
            case 0 -> "(∀y::" + type + ". " + range + " ⟶ " + atom + ")";
            case 1 -> "(∃y::" + type + ". " + range + " ∧ " + atom + ")";
            case 2 -> "(∀y∈" + terms.term(Ty.set(type), 1, variables) + ". " + atom + ")";
            default ->
                "(" + atom(head, arguments, terms, variables, isFixed, isSet) + " ∨ "
                        + terms.term(Types.BOOL, 1, variables) + ")";
        };
    }

    private String atom(
            String predicate, List<Ty> arguments, Terms terms, List<Variable> scope, boolean isFixed, boolean isSet) {
        var values = new ArrayList<String>();
        for (int i = 0; i < arguments.size(); i++) {
            values.add(isFixed && i == 0 ? "fixed" : terms.term(arguments.get(i), 1, scope));
        }
        return isSet
                ? "(" + values.getFirst() + " ∈ " + predicate + ")"
                : "(" + predicate + " " + String.join(" ", values) + ")";
    }

    private void typedef() {
        String name = name("q");
        int bound = choices.draw(Gens.ints(1, 4));
        Ty type = Ty.con(name);
        add("typedef " + name + " = \"{n::nat. n < " + bound + "}\"\n  by (rule exI[of _ 0]) simp");
        own.add(Operation.prefix("Rep_" + name, List.of(type), Types.NAT));
        own.add(Operation.prefix("Abs_" + name, List.of(Types.NAT), type));
        types.add(type);
        know("Rep_" + name + " x < " + bound);
        know("Abs_" + name + " (Rep_" + name + " x) = x");
        if (chance(50)) {
            add("setup_lifting type_definition_" + name);
            add("lift_definition " + name + "_z :: " + name + " is \"0::nat\"\n  by simp");
            add("lift_definition " + name + "_v :: \"" + name + " ⇒ nat\" is \"λn. n\" .");
            own.add(new Operation(name + "_z", List.of(), type));
            own.add(Operation.prefix(name + "_v", List.of(type), Types.NAT));
            know(name + "_v " + name + "_z = 0");
        }
    }

    private void quotient() {
        String name = name("q");
        int modulus = choices.draw(Gens.ints(1, 3));
        Ty type = Ty.con(name);
        add("quotient_type " + name + " = nat / \"λa b. a mod " + modulus + " = b mod (" + modulus
                + "::nat)\"\n  by (auto intro!: equivpI reflpI sympI transpI)");
        add("lift_definition " + name + "_z :: " + name + " is \"0::nat\" .");
        add("lift_definition " + name + "_s :: \"" + name + " ⇒ " + name + "\" is Suc\n  by presburger");
        own.add(new Operation(name + "_z", List.of(), type));
        own.add(Operation.prefix(name + "_s", List.of(type), type));
        types.add(type);
        know((name + "_s (").repeat(modulus) + name + "_z" + ")".repeat(modulus) + " = " + name + "_z");
    }

    private void typeClass() {
        String name = name("c");
        add("class " + name + " =\n  fixes " + name + "_op :: \"'a ⇒ 'a ⇒ 'a\" and " + name + "_z :: 'a\n  assumes "
                + name + "_left: \"" + name + "_op " + name + "_z x = x\"");
        for (Instance each : List.of(
                new Instance(
                        "nat",
                        "nat",
                        pick(List.of("a + b", "max a b", "a + b * Suc a", "(if a = 0 then b else a)")),
                        "0"),
                new Instance("int", "int", pick(List.of("a + b", "b - a", "b")), "0"),
                new Instance("list", "'a list", pick(List.of("a @ b", "b @ a", "(if a = [] then b else a)")), "[]"))) {
            if (chance(60)) {
                add(each.text(name));
                if (!each.constructor.equals("list")) {
                    Ty type = Ty.con(each.constructor);
                    own.add(Operation.prefix(name + "_op", List.of(type, type), type));
                    own.add(new Operation("(" + name + "_z::" + type + ")", List.of(), type));
                } else {
                    Ty type = Ty.list(Types.A);
                    own.add(Operation.prefix(name + "_op", List.of(type, type), type));
                    own.add(new Operation(name + "_z", List.of(), type));
                }
            }
        }
        know(name + "_op " + name + "_z (x::'a::" + name + ") = x");
    }

    private record Instance(String constructor, String type, String operation, String neutral) {
        String text(String name) {
            String op = name + "_op_" + constructor + "_def";
            String z = name + "_z_" + constructor + "_def";
            return "instantiation " + constructor + " :: " + (constructor.equals("list") ? "(type) " : "") + name
                    + "\nbegin\ndefinition " + op + ": \"" + name + "_op (a::" + type + ") b = " + operation
                    + "\"\ndefinition " + z + ": \"" + name + "_z = (" + neutral + "::" + type
                    + ")\"\ninstance\n  by standard (simp add: " + op + " " + z + ")\nend";
        }
    }

    private void locale() {
        String name = name("l");
        Ty result = pick(List.of(Types.FIXED_A, Types.BOOL, Types.NAT));
        List<Variable> scope = List.of(new Variable("k", Types.FIXED_A), new Variable("x", Types.FIXED_A));
        var inner = new ArrayList<>(own);
        inner.add(Operation.prefix("g", List.of(Types.FIXED_A), Types.FIXED_A));
        var usable = new ArrayList<>(types);
        usable.add(Types.FIXED_A);
        String body = new Terms(choices, inner, usable).term(result, 2, scope);
        String statement = new Terms(choices, inner, usable).term(Types.BOOL, 3, scope);
        add("locale " + name
                + " =\n  fixes g :: \"'a ⇒ 'a\" and k :: 'a\n  assumes fixed: \"g k = k\"\nbegin\ndefinition "
                + name + "_d :: \"'a ⇒ " + result + "\" where \"" + name + "_d x = " + body + "\"\nlemma " + name
                + "_k: \"g (g k) = k\"\n  oops\nlemma " + name + "_r: \"" + statement + "\"\n  oops\nend");
        if (chance(60)) {
            add("interpretation " + name + "_i: " + name + " \"λx::nat. " + pick(List.of("x", "x * x", "2 * x"))
                    + "\" 0\n  by unfold_locales simp");
            own.add(Operation.prefix(
                    name + "_i." + name + "_d", List.of(Types.NAT), result.equals(Types.FIXED_A) ? Types.NAT : result));
        }
    }

    // Statements

    private Claim claim() {
        return switch (choices.draw(Gens.ints(0, 15))) {
            case 12, 13, 14, 15 -> Values.claim(choices, functions);
            case 0, 1, 2 -> new Claim(proposition(3), Claim.Truth.OPEN);
            case 3 -> new Claim(proposition(2) + " ⟹ " + proposition(3), Claim.Truth.OPEN);
            case 4, 5 -> equation();
            case 10, 11 -> Arithmetic.claim(choices);
            case 6 -> new Claim(terms(types).term(Types.BOOL, 4, List.of()), Claim.Truth.OPEN);
            case 7 -> law();
            case 8 -> questions.isEmpty() ? law() : new Claim(pick(questions), Claim.Truth.OPEN);
            default -> known.isEmpty() ? law() : pick(known);
        };
    }

    private List<Ty> open() {
        var result = new ArrayList<>(types);
        result.add(Types.A);
        result.add(Ty.list(Types.A));
        result.add(Ty.fun(Types.A, Types.BOOL));
        result.add(Ty.fun(Types.NAT, Types.NAT));
        result.add(Ty.set(Ty.pair(Types.A, Types.A)));
        return result;
    }

    /** The same variables have the same types in all parts of a statement. */
    private List<Variable> variables() {
        List<Ty> all = open();
        return IntStream.range(0, all.size())
                .mapToObj(i -> new Variable("(x" + i + "::" + all.get(i) + ")", all.get(i)))
                .toList();
    }

    private String proposition(int depth) {
        return terms(open()).term(Types.BOOL, depth, variables());
    }

    private Claim equation() {
        Terms terms = terms(open());
        Ty type = terms.type();
        return new Claim(terms.term(type, 3, variables()) + " = " + terms.term(type, 2, variables()), Claim.Truth.OPEN);
    }

    private Claim law() {
        Terms terms = terms(open());
        Operation law = pick(Laws.ALL);
        var instance = new java.util.HashMap<String, Ty>();
        law.arguments().forEach(a -> a.variables().forEach(v -> instance.computeIfAbsent(v, _ -> terms.type())));
        String text = law.apply(law.arguments().stream()
                .map(a -> terms.term(a.substitute(instance), 2, variables()))
                .toList());
        return chance(15) ? new Claim("¬ (" + text + ")", Claim.Truth.FALSE) : new Claim(text, Claim.Truth.TRUE);
    }
}
