package dev.assay.app.serve;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;

/** What happens in a run, as its process tells it and as the browser hears it. */
public sealed interface PlayEvent {
    Gson GSON = new GsonBuilder().disableHtmlEscaping().create();

    /** The process is there and has the library. */
    record Ready() implements PlayEvent {}

    /** So many conjectures were found, of which so many are tried. */
    record Found(int conjectures, int tried) implements PlayEvent {}

    /** A sentence about what cannot be understood. */
    record Complaint(String text) implements PlayEvent {}

    /** The engines begin with a conjecture. */
    record Begun(int number, String title, String statement) implements PlayEvent {}

    /** An engine has something to say; an empty text means that it has begun. */
    record Engine(int number, String engine, String text, boolean done) implements PlayEvent {}

    /** The verdict on a conjecture, for the page. */
    record Settled(int number, String verdict, String html) implements PlayEvent {}

    /** Nothing more will come; the text says why, if it is not that all is done. */
    record Ended(String text) implements PlayEvent {}

    /** The name of the event on its way. */
    default String kind() {
        return switch (this) {
            case Ready _ -> "ready";
            case Found _ -> "found";
            case Complaint _ -> "complaint";
            case Begun _ -> "begun";
            case Engine _ -> "engine";
            case Settled _ -> "settled";
            case Ended _ -> "ended";
        };
    }

    /** One line. */
    default String json() {
        return GSON.toJson(this);
    }

    /** A line between the processes: the kind, then the event. */
    default String line() {
        return kind() + " " + json();
    }

    /**
     * The event in a line.
     *
     * @throws com.google.gson.JsonParseException or IllegalArgumentException if there is none
     */
    static PlayEvent of(String line) {
        int space = line.indexOf(' ');
        JsonObject body = JsonParser.parseString(line.substring(space + 1)).getAsJsonObject();
        Class<? extends PlayEvent> type = switch (line.substring(0, Math.max(0, space))) {
            case "ready" -> Ready.class;
            case "found" -> Found.class;
            case "complaint" -> Complaint.class;
            case "begun" -> Begun.class;
            case "engine" -> Engine.class;
            case "settled" -> Settled.class;
            case "ended" -> Ended.class;
            default -> throw new IllegalArgumentException("no event: " + line);
        };
        return GSON.fromJson(body, type);
    }
}
