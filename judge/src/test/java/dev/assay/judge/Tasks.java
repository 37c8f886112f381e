package dev.assay.judge;

import dev.assay.logic.Conjecture;
import dev.assay.logic.Position;
import dev.assay.logic.Term;
import dev.assay.logic.Type;
import dev.assay.logic.proof.FoundLemma;
import dev.assay.logic.proof.FoundProof;
import dev.assay.logic.proof.MethodContext;
import dev.assay.logic.proof.ProofPrinter;
import dev.assay.logic.proof.ProofStep;
import dev.assay.logic.proof.Writing;
import dev.assay.logic.theory.Theory;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** Tasks for tests: each is the conjecture P. */
final class Tasks {
    static final Term P = new Term.Free("P", Type.bool());

    static final ProofPrinter PROOFS = new ProofPrinter() {
        @Override
        public String proof(ProofStep.By proof) {
            return "by";
        }

        @Override
        public Optional<String> proof(FoundProof proof, Collection<Term.Free> variables) {
            return Optional.empty();
        }

        @Override
        public String lemmas(List<FoundLemma> lemmas) {
            return "lemmas";
        }

        @Override
        public ProofPrinter with(Writing writing) {
            return this;
        }

        @Override
        public String term(Term term) {
            return term.toString();
        }

        @Override
        public String fact(String name) {
            return name;
        }
    };

    private Tasks() {}

    static Task task(String name) {
        return task(name, Dependencies.of(name));
    }

    /** A statement in that place. */
    static Task in(MethodContext place) {
        Task task = task("T.a");
        Setting plain = task.setting();
        var setting = new Setting(
                plain.source(),
                plain.printer(),
                plain.names(),
                plain.interpretations(),
                plain.vocabulary(),
                place,
                plain.proofs(),
                plain.builtins(),
                plain.coverage(),
                plain.expectation(),
                plain.obstacle());
        return Task.of(task.theory(), task.conjecture(), setting);
    }

    static Task task(String name, Dependencies dependencies) {
        var conjecture = new Conjecture(name, new Position("T.thy", 1, 1), List.of(), P);
        return new Task(
                "T.thy",
                "P",
                Theory.HOL,
                conjecture,
                Setting.of(Theory.HOL, UnaryOperator.identity(), PROOFS),
                dependencies,
                List.of());
    }
}
