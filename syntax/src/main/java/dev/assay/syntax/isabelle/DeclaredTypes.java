package dev.assay.syntax.isabelle;

import dev.assay.logic.Type;
import dev.assay.logic.image.ImageReader;
import dev.assay.logic.image.ImageWriter;
import dev.assay.logic.kernel.Datatype;
import dev.assay.logic.kernel.Signature;
import dev.assay.syntax.isabelle.inner.CaseConstructor;
import dev.assay.syntax.isabelle.inner.RecordSegment;
import dev.assay.syntax.isabelle.inner.TypeName;
import java.util.List;
import java.util.Optional;
import org.pcollections.HashTreePMap;
import org.pcollections.PMap;

/**
 * What is known of constants and types besides what the signature knows.
 *
 * @param schemes the types by which constants are read, where those of the signature say too little or nothing
 * @param constructors the newest datatype with a constructor of that name
 * @param fields the record with a field of that full name, and the newest with one of that short name
 * @param cases by constants that may stand in patterns like constructors, all that one distinguishes between
 */
record DeclaredTypes(
        PMap<String, Type> schemes,
        PMap<String, TypeName.Synonym> synonyms,
        PMap<String, Datatype> constructors,
        PMap<String, RecordSegment> fields,
        PMap<String, CaseConstructor.Family> cases) {
    static final DeclaredTypes EMPTY = new DeclaredTypes(
            HashTreePMap.empty(),
            HashTreePMap.empty(),
            HashTreePMap.empty(),
            HashTreePMap.empty(),
            HashTreePMap.empty());

    /** Of a theory of the library, in which only constructors stand in patterns. */
    void write(ImageWriter out) {
        out.map(schemes);
        out.map(synonyms);
        out.map(constructors);
        out.map(fields);
    }

    static DeclaredTypes read(ImageReader in) {
        return new DeclaredTypes(in.map(), in.map(), in.map(), in.map(), HashTreePMap.empty());
    }

    DeclaredTypes withScheme(String constant, Type type) {
        return new DeclaredTypes(schemes.plus(constant, type), synonyms, constructors, fields, cases);
    }

    DeclaredTypes withSynonym(String fullName, TypeName.Synonym synonym) {
        return new DeclaredTypes(schemes, synonyms.plus(fullName, synonym), constructors, fields, cases);
    }

    DeclaredTypes with(Datatype datatype) {
        PMap<String, Datatype> larger = constructors;
        for (Datatype.Constructor constructor : datatype.constructors()) {
            larger = larger.plus(constructor.name(), datatype);
        }
        return new DeclaredTypes(schemes, synonyms, larger, fields, cases);
    }

    DeclaredTypes with(RecordSegment segment) {
        PMap<String, RecordSegment> larger = fields;
        String record = segment.type().substring(0, segment.type().length() - "_ext".length());
        for (var field : segment.fields()) {
            larger = larger.plus(field.name(), segment).plus(record + "." + field.name(), segment);
        }
        return new DeclaredTypes(schemes, synonyms, constructors, larger, cases);
    }

    DeclaredTypes with(CaseConstructor.Family family) {
        PMap<String, CaseConstructor.Family> larger = cases;
        for (CaseConstructor.Member member : family.members()) {
            larger = larger.plus(member.name(), family);
        }
        return new DeclaredTypes(schemes, synonyms, constructors, fields, larger);
    }

    /** The type by which a constant is read. */
    Optional<Type> scheme(Signature signature, String constant) {
        Type known = schemes.get(constant);
        return known != null ? Optional.of(known) : signature.constantType(constant);
    }

    /** The type constructor or synonym of that full name. */
    Optional<TypeName> typeName(Signature signature, String fullName) {
        TypeName synonym = synonyms.get(fullName);
        return synonym != null
                ? Optional.of(synonym)
                : signature.arity(fullName).map(arity -> new TypeName.Constructor(fullName, arity));
    }

    /** A constant as a constructor that can stand in patterns. */
    Optional<CaseConstructor> constructor(Signature signature, String fullName) {
        CaseConstructor.Family declared = cases.get(fullName);
        if (declared != null) {
            List<String> names = declared.members().stream()
                    .map(CaseConstructor.Member::name)
                    .toList();
            return Optional.of(new CaseConstructor(declared, names.indexOf(fullName)));
        }
        return datatypeOf(signature, fullName).map(datatype -> {
            var members = datatype.constructors().stream()
                    .map(c -> new CaseConstructor.Member(c.name(), c.arguments().size()))
                    .toList();
            int index =
                    members.stream().map(CaseConstructor.Member::name).toList().indexOf(fullName);
            return new CaseConstructor(
                    new CaseConstructor.Family(datatype.names().caseOf(), members), index);
        });
    }

    private Optional<Datatype> datatypeOf(Signature signature, String constructor) {
        Optional<Type> type = signature.constantType(constructor);
        if (type.isPresent() && type.get().resultType() instanceof Type.Con(var con, var _)) {
            return signature
                    .datatype(con)
                    .filter(d -> d.constructor(constructor).isPresent());
        }
        // A constructor that is an overloaded constant, as 0 of nat.
        return Optional.ofNullable(constructors.get(constructor));
    }
}
