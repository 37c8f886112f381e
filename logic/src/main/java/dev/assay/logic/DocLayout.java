package dev.assay.logic;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;

/** Lays a document out in lines of a given width; without recursion, for documents may be deep. */
final class DocLayout {
    /** A piece still to be laid out, at an indentation, on one line or not. */
    private record Item(int indent, boolean flat, Doc doc) {}

    private final int width;
    private final StringBuilder out = new StringBuilder();
    private final Deque<Item> todo = new ArrayDeque<>();

    DocLayout(int width) {
        this.width = width;
    }

    String render(Doc document) {
        todo.push(new Item(0, width == Doc.UNLIMITED, document));
        int lineStart = 0;
        while (!todo.isEmpty()) {
            var item = todo.pop();
            switch (item.doc) {
                case Doc.Text(var text) -> out.append(text);
                case Doc.Break(var flat) -> {
                    if (item.flat) {
                        out.append(flat);
                    } else {
                        out.append('\n');
                        lineStart = out.length();
                        out.repeat(' ', item.indent);
                    }
                }
                case Doc.Concat(var parts) ->
                    parts.reversed().forEach(part -> todo.push(new Item(item.indent, item.flat, part)));
                case Doc.Nest(var by, var body) -> todo.push(new Item(item.indent + by, item.flat, body));
                case Doc.Group(var body) -> {
                    boolean flat = item.flat || fits(width - (out.length() - lineStart), body);
                    todo.push(new Item(item.indent, flat, body));
                }
            }
        }
        return out.toString();
    }

    /** Whether the flat {@code body}, with what follows it up to the next new line, fits into {@code room} columns. */
    private boolean fits(int room, Doc body) {
        var ahead = new ArrayDeque<Item>();
        ahead.push(new Item(0, true, body));
        Iterator<Item> following = todo.iterator();
        int left = room;
        while (left >= 0) {
            if (ahead.isEmpty()) {
                if (!following.hasNext()) {
                    return true;
                }
                ahead.push(following.next());
            }
            var item = ahead.pop();
            switch (item.doc) {
                case Doc.Text(var text) -> left -= text.length();
                case Doc.Break(var flat) -> {
                    if (!item.flat) {
                        return true;
                    }
                    left -= flat.length();
                }
                case Doc.Concat(var parts) ->
                    parts.reversed().forEach(part -> ahead.push(new Item(0, item.flat, part)));
                case Doc.Nest(var _, var inner) -> ahead.push(new Item(0, item.flat, inner));
                case Doc.Group(var inner) -> ahead.push(new Item(0, item.flat, inner));
            }
        }
        return false;
    }
}
