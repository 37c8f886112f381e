package dev.assay.judge;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.assay.logic.Conjecture;
import dev.assay.logic.Term;
import dev.assay.logic.Type;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** A digest of texts and terms, in the order in which they are added. */
public final class Digest {
    private final MessageDigest sha;

    public Digest() {
        try {
            sha = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    /** The digest of one text. */
    public static String of(String text) {
        return new Digest().add(text).hex();
    }

    public Digest add(String text) {
        byte[] bytes = text.getBytes(UTF_8);
        // With the length before it, no two lists of texts are the same.
        sha.update((bytes.length + ":").getBytes(UTF_8));
        sha.update(bytes);
        return this;
    }

    public Digest add(Conjecture conjecture) {
        add(conjecture.name());
        conjecture.assumptions().forEach(this::add);
        return add("⟹").add(conjecture.conclusion());
    }

    public Digest add(Term term) {
        switch (term) {
            case Term.Const(var name, var type) -> add("c").add(name).add(type);
            case Term.Free(var name, var type) -> add("f").add(name).add(type);
            case Term.Bound(var index) -> add("b" + index);
            case Term.Abs(var _, var type, var body) -> add("λ").add(type).add(body);
            case Term.App(var function, var argument) -> add("@").add(function).add(argument);
        }
        return this;
    }

    /** With full names and sorts, which printed types leave out. */
    public Digest add(Type type) {
        switch (type) {
            case Type.Var(var name, var sort) -> add("v").add(name).add(String.join(" ", sort.classes()));
            case Type.Con(var name, var arguments) -> {
                add("t" + arguments.size()).add(name);
                arguments.forEach(this::add);
            }
        }
        return this;
    }

    /** What was added so far, which may be gone on with. */
    public String hex() {
        try {
            return HexFormat.of().formatHex(((MessageDigest) sha.clone()).digest());
        } catch (CloneNotSupportedException e) {
            throw new IllegalStateException("a digest can be copied", e);
        }
    }
}
