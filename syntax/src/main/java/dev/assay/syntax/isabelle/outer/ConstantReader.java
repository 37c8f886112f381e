package dev.assay.syntax.isabelle.outer;

import dev.assay.logic.proof.Binding;
import dev.assay.logic.proof.FactReference;
import dev.assay.logic.proof.Fix;
import dev.assay.logic.proof.Name;
import dev.assay.logic.proof.Proposition;
import dev.assay.logic.proof.Quoted;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads the commands that introduce constants. */
final class ConstantReader extends Phrases {
    private final Proof proof;

    ConstantReader(CommandSpan span, Proof proof) {
        super(span);
        this.proof = proof;
    }

    /** A target and options in parentheses, in either order. */
    private record Front(@Nullable Name target, List<Option> options) {}

    private Front front() {
        @Nullable Name target = target();
        List<Option> options = new ArrayList<>();
        while (is("(")) {
            if (isNext("in")) {
                target = target();
            } else {
                options.addAll(options("(", ")"));
            }
        }
        return new Front(target, options);
    }

    ConstantCommand recursion(ConstantCommand.Scheme scheme) {
        Front front = front();
        List<Fix> constants = fixes();
        List<Fix> parameters = forFixes();
        expect("where");
        List<Equation> equations = new ArrayList<>(equations());
        // Parameters fixed for the whole definition are those of each equation.
        if (!parameters.isEmpty()) {
            equations.replaceAll(equation -> {
                var variables = new ArrayList<>(parameters);
                variables.addAll(equation.variables());
                return new Equation(
                        equation.binding(), equation.proposition(), equation.premises(), variables, equation.of());
            });
        }
        return new ConstantCommand.Recursion(
                span(), scheme, front.target(), front.options(), constants, equations, proof);
    }

    ConstantCommand termination() {
        @Nullable Name target = target();
        @Nullable Quoted function = atInner() ? inner("a function") : null;
        return new ConstantCommand.Termination(span(), target, function, proof);
    }

    ConstantCommand definition() {
        @Nullable Name target = target();
        @Nullable Fix constant = declaredConstant();
        return new ConstantCommand.Definition(span(), target, constant, equation());
    }

    ConstantCommand abbreviation() {
        @Nullable Name target = target();
        ConstantCommand.Mode mode = mode();
        target = target == null ? target() : target;
        @Nullable Fix constant = declaredConstant();
        return new ConstantCommand.Abbreviation(span(), target, mode, constant, equation());
    }

    ConstantCommand constants() {
        List<Fix> constants = many(this::atName, () -> typed("a constant"), "a constant");
        return new ConstantCommand.Constants(span(), constants);
    }

    ConstantCommand axiomatization() {
        List<Fix> constants = is("where") ? List.of() : fixes();
        if (!accept("where")) {
            return new ConstantCommand.Axiomatization(span(), constants, List.of(), List.of(), List.of());
        }
        List<Proposition.Group> axioms = groups();
        List<Proposition.Group> premises = premises();
        return new ConstantCommand.Axiomatization(span(), constants, axioms, premises, forFixes());
    }

    ConstantCommand inductive(boolean coinductive, boolean set) {
        Front front = front();
        List<Fix> constants = fixes();
        List<Fix> parameters = forFixes();
        List<Equation> rules = accept("where") ? equations() : List.of();
        List<FactReference> monotonicity = accept("monos") ? facts() : List.of();
        return new ConstantCommand.Inductive(
                span(), coinductive, set, front.target(), front.options(), constants, parameters, rules, monotonicity);
    }

    ConstantCommand inductiveRules(boolean simps) {
        @Nullable Name target = target();
        return new ConstantCommand.InductiveRules(span(), target, simps, groups());
    }

    ConstantCommand liftDefinition() {
        Front front = front();
        Name name = name("a constant");
        expect("::");
        Quoted type = inner("a type");
        Fix constant = new Fix(name, type, mixfix());
        expect("is");
        Quoted raw = inner("a term");
        List<FactReference> parametricity = accept("parametric") ? facts() : List.of();
        return new ConstantCommand.LiftDefinition(span(), front.options(), constant, raw, parametricity, proof);
    }

    ConstantCommand quotientDefinition() {
        target();
        @Nullable Fix constant = null;
        @Nullable Quoted left = null;
        if (atName() && (isNext("::") || isNext("where") || isNext("("))) {
            Name name = name("a constant");
            @Nullable Quoted type = accept("::") ? inner("a type") : null;
            constant = new Fix(name, type, mixfix());
            accept("where");
        }
        Binding binding = binding(":");
        if (constant == null || !is("is")) {
            left = inner("a term");
        }
        expect("is");
        Quoted raw = inner("a term");
        if (accept("parametric")) {
            facts();
        }
        return new ConstantCommand.QuotientDefinition(span(), constant, binding, left, raw, proof);
    }

    ConstantCommand specification() {
        expect("(");
        List<Quoted> constants = new ArrayList<>();
        while (!accept(")")) {
            if (atName() && isNext(":")) {
                next();
                next();
            }
            constants.add(inner("a constant"));
            if (accept("(")) {
                expect("overloaded");
                expect(")");
            }
        }
        List<Proposition.Group> groups = new ArrayList<>();
        while (!atEnd()) {
            // One proposition for each name, with or without a sign between them.
            Binding binding = binding(":");
            groups.add(new Proposition.Group(binding, List.of(proposition())));
            accept("and");
        }
        return new ConstantCommand.SpecificationOf(span(), constants, groups, proof);
    }

    ConstantCommand codeAbort() {
        return new ConstantCommand.CodeAbort(span(), many(this::atInner, () -> inner("a constant"), "a constant"));
    }

    ConstantCommand oldDefinitions() {
        List<Option> options = options("(", ")");
        List<Equation> equations = many(() -> atInner() || is("["), this::equation, "an equation");
        return new ConstantCommand.OldDefinitions(span(), options, equations);
    }
}
