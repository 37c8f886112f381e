package dev.assay.library;

import dev.assay.judge.Digest;
import dev.assay.logic.Conjecture;
import dev.assay.logic.Term;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Datatype;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.theory.ClassSpecification;
import dev.assay.logic.theory.Specification;
import dev.assay.logic.theory.Theory;
import dev.assay.logic.theory.TypeSpecification;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * What statements of a theory mean, as digests: their terms, and how each constant, type and class was specified that they speak of,
 * directly or not. All of these are definitions, so whatever else a theory has does not make such a statement true or false.
 */
final class Meaning {
    /** Of a name: how it was specified, and what that speaks of. */
    private record Part(String digest, Set<String> speaksOf) {}

    /** Names of constants, types and classes may be the same. */
    private static final String CONSTANT = "constant ";

    private static final String TYPE = "type ";
    private static final String CLASS = "class ";

    private final Theory theory;
    private final Map<String, Part> parts = new HashMap<>();

    Meaning(Theory theory) {
        this.theory = theory;
    }

    /** Of statements that share a name. */
    String of(Collection<Conjecture> statements) {
        var digest = new Digest();
        var open = new ArrayDeque<String>();
        for (Conjecture statement : statements) {
            digest.add(statement);
            Set<String> spokenOf = new TreeSet<>();
            statement.assumptions().forEach(term -> speaksOf(term, spokenOf));
            speaksOf(statement.conclusion(), spokenOf);
            open.addAll(spokenOf);
        }
        reached(open).forEach((name, part) -> digest.add(name).add(part));
        return digest.hex();
    }

    private Map<String, String> reached(Deque<String> open) {
        var result = new TreeMap<String, String>();
        while (!open.isEmpty()) {
            String name = open.pop();
            if (!result.containsKey(name)) {
                Part part = parts.computeIfAbsent(name, this::part);
                result.put(name, part.digest);
                open.addAll(part.speaksOf);
            }
        }
        return result;
    }

    private Part part(String name) {
        var digest = new Digest();
        var spokenOf = new TreeSet<String>();
        if (name.startsWith(CONSTANT)) {
            constant(name.substring(CONSTANT.length()), digest, spokenOf);
        } else if (name.startsWith(TYPE)) {
            theory.typeSpecification(name.substring(TYPE.length())).ifPresent(spec -> type(spec, digest, spokenOf));
        } else {
            theory.classSpecification(name.substring(CLASS.length())).ifPresent(spec -> cls(spec, digest, spokenOf));
        }
        return new Part(digest.hex(), spokenOf);
    }

    // How things were specified

    private void constant(String name, Digest digest, Set<String> spokenOf) {
        theory.signature().constantType(name).ifPresent(type -> {
            digest.add(type);
            speaksOf(type, spokenOf);
        });
        for (Specification specification : theory.specifications(name)) {
            List<Thm> theorems = switch (specification) {
                case Specification.Defined(var _, var equation) -> List.of(equation);
                case Specification.Recursive(var _, var equations, var _, var _) -> equations;
                case Specification.Corecursive(var _, var equations) -> equations;
                case Specification.Inductive inductive -> {
                    digest.add(inductive.induct().conclusion());
                    yield inductive.unfold();
                }
            };
            theorems.forEach(theorem -> add(theorem.conclusion(), digest, spokenOf));
        }
    }

    private static void type(TypeSpecification specification, Digest digest, Set<String> spokenOf) {
        digest.add(specification.type());
        switch (specification) {
            case TypeSpecification.Free(var datatype, var _, var _) -> {
                add(datatype, digest, spokenOf);
            }
            case TypeSpecification.Subtype subtype -> {
                add(subtype.predicate(), digest, spokenOf);
                add(subtype.absInverse().conclusion(), digest, spokenOf);
            }
            case TypeSpecification.Quotient quotient -> {
                digest.add("partial " + quotient.isPartial());
                add(quotient.relation(), digest, spokenOf);
            }
            case TypeSpecification.Record record -> {
                add(record.datatype(), digest, spokenOf);
                record.equations().forEach(equation -> add(equation.conclusion(), digest, spokenOf));
            }
        }
    }

    private static void add(Datatype datatype, Digest digest, Set<String> spokenOf) {
        digest.add(datatype.isCo() ? "codatatype" : "datatype");
        for (Datatype.Constructor constructor : datatype.constructors()) {
            digest.add(constructor.name());
            constructor.arguments().forEach(argument -> {
                digest.add(argument);
                speaksOf(argument, spokenOf);
            });
        }
    }

    private static void cls(ClassSpecification specification, Digest digest, Set<String> spokenOf) {
        for (String superclass : specification.superclasses().classes()) {
            digest.add(superclass);
            spokenOf.add(CLASS + superclass);
        }
        specification.parameters().forEach(parameter -> add(parameter, digest, spokenOf));
        specification.axioms().forEach(axiom -> add(axiom.theorem().conclusion(), digest, spokenOf));
    }

    // What terms and types speak of

    private static void add(Term term, Digest digest, Set<String> spokenOf) {
        digest.add(term);
        speaksOf(term, spokenOf);
    }

    private static void speaksOf(Term term, Set<String> result) {
        term.forEachSubterm(part -> {
            switch (part) {
                case Term.Const(var name, var type) -> {
                    result.add(CONSTANT + name);
                    speaksOf(type, result);
                }
                case Term.Free(var _, var type) -> speaksOf(type, result);
                case Term.Abs(var _, var type, var _) -> speaksOf(type, result);
                case Term.Bound _, Term.App _ -> {}
            }
        });
    }

    private static void speaksOf(Type type, Set<String> result) {
        type.constructors().forEach(name -> result.add(TYPE + name));
        type.forEachVariable(variable -> variable.sort().classes().forEach(cls -> result.add(CLASS + cls)));
    }
}
