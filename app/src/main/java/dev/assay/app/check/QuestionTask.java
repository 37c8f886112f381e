package dev.assay.app.check;

import dev.assay.judge.Dependencies;
import dev.assay.judge.Task;
import dev.assay.logic.Conjecture;
import dev.assay.syntax.isabelle.Question;
import dev.assay.syntax.isabelle.TheoryTasks;
import java.util.List;

/** The goal that a diagnostic command is about, as a task for engines. */
final class QuestionTask {
    private QuestionTask() {}

    static Task of(Question question, Conjecture goal) {
        return new Task(
                question.position().file(),
                "",
                question.context().theory(),
                goal,
                TheoryTasks.setting(question.context(), goal),
                Dependencies.of(""),
                List.of());
    }
}
