package dev.assay.logic.image;

import dev.assay.logic.Sort;
import dev.assay.logic.Term;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Signature;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.kernel.Trust;
import java.io.ByteArrayOutputStream;
import java.lang.reflect.RecordComponent;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.pcollections.HashTreePMap;
import org.pcollections.PMap;

/**
 * Writes theories that extend each other as an {@link Image}. For each theory in turn, {@link #begin} is followed by
 * its fields, the same in the same order; what a field has in common with the theory before is not written again.
 */
public final class ImageWriter {
    /** The content of a cell; equal cells are written once. */
    private final Map<ByteBuffer, Integer> cells = new HashMap<>();

    private final IdentityHashMap<Object, Integer> known = new IdentityHashMap<>();
    private final List<byte[]> contents = new ArrayList<>();
    private final List<Integer> names = new ArrayList<>();

    /** What is not on trust any more; theorems are written as if they did not name it. */
    private final Set<Trust> settled;

    /** What each field of the theory before was. */
    private List<Object> before = List.of();

    private List<Object> fields = new ArrayList<>();
    private final List<byte[]> sections = new ArrayList<>();

    public ImageWriter() {
        this(Set.of());
    }

    /** @param settled what was taken on trust when the theories were read, and is known to be proved */
    public ImageWriter(Set<Trust> settled) {
        this.settled = settled;
    }

    /** Goes on with the next theory, whose first field is its signature. */
    public void begin(String theory, Signature signature) {
        before = fields;
        fields = new ArrayList<>();
        names.add(value(theory));
        signature.fields().forEach(this::map);
    }

    /** A field that is a map: what is new in it or gone. */
    public void map(PMap<?, ?> map) {
        Map<?, ?> old = (Map<?, ?>) previous(Map.of());
        var changed = new ArrayList<Object>();
        map.forEach((key, value) -> {
            if (!value.equals(old.get(key))) {
                changed.add(key);
            }
        });
        old.keySet().stream().filter(key -> !map.containsKey(key)).forEach(changed::add);
        changed.sort(Comparator.comparing(Object::toString));
        var section = new Bytes();
        section.number(changed.size());
        for (Object key : changed) {
            section.number(value(key));
            section.number(map.containsKey(key) ? value(map.get(key)) + 1 : 0);
        }
        add(map, section);
    }

    /** A field that is a set. */
    public void set(Set<String> set) {
        PMap<String, Boolean> members = HashTreePMap.empty();
        for (String member : set) {
            members = members.plus(member, true);
        }
        map(members);
    }

    /** A field that is a list: what was added at its end. */
    public void list(List<?> list) {
        List<?> old = (List<?>) previous(List.of());
        if (list.size() < old.size() || !list.subList(0, old.size()).equals(old)) {
            throw new IllegalArgumentException("a list of the image may only grow at its end");
        }
        var section = new Bytes();
        section.number(list.size() - old.size());
        list.subList(old.size(), list.size()).forEach(element -> section.number(value(element)));
        add(list, section);
    }

    private Object previous(Object none) {
        return before.isEmpty() ? none : before.get(fields.size());
    }

    private void add(Object field, Bytes section) {
        fields.add(field);
        sections.add(section.toByteArray());
    }

    /** The image for the build with this digest. */
    public byte[] image(byte[] build) {
        var data = new Bytes();
        var cellTable = new ArrayList<Integer>();
        for (byte[] content : contents) {
            cellTable.add(data.size());
            data.writeBytes(content);
        }
        cellTable.add(data.size());
        var sectionTable = new ArrayList<Integer>();
        for (byte[] section : sections) {
            sectionTable.add(data.size());
            data.writeBytes(section);
        }
        int ints = 3 + names.size() + cellTable.size() + sectionTable.size();
        var body = ByteBuffer.allocate(4 * ints + data.size());
        body.putInt(names.size()).putInt(fields.size()).putInt(contents.size());
        names.forEach(body::putInt);
        cellTable.forEach(body::putInt);
        sectionTable.forEach(body::putInt);
        body.put(data.toByteArray());
        return Image.sealed(build, body.array());
    }

    // Cells

    private int value(@Nullable Object value) {
        if (value == null) {
            return cell(new Bytes(Cell.NULL));
        }
        Integer cell = known.get(value);
        if (cell == null) {
            cell = cell(content(value));
            known.put(value, cell);
        }
        return cell;
    }

    private int cell(Bytes content) {
        byte[] bytes = content.toByteArray();
        return cells.computeIfAbsent(ByteBuffer.wrap(bytes), _ -> {
            contents.add(bytes);
            return contents.size() - 1;
        });
    }

    private Bytes content(Object value) {
        return switch (value) {
            case Boolean b -> new Bytes(b ? Cell.TRUE : Cell.FALSE);
            case Integer i -> new Bytes(Cell.INTEGER).number(i);
            case String s -> new Bytes(Cell.STRING).text(s);
            case Sort sort -> counted(Cell.SORT, sort.classes());
            case Type.Var(var name, var sort) -> parts(Cell.TYPE_VARIABLE, List.of(name, sort));
            case Type.Con(var name, var arguments) -> {
                var parts = new ArrayList<Object>(List.of(name));
                parts.addAll(arguments);
                yield counted(Cell.TYPE, parts);
            }
            case Term.Const(var name, var type) -> parts(Cell.CONSTANT, List.of(name, type));
            case Term.Free(var name, var type) -> parts(Cell.FREE, List.of(name, type));
            case Term.Bound(var index) -> new Bytes(Cell.BOUND).number(index);
            case Term.Abs(var hint, var type, var body) -> parts(Cell.ABSTRACTION, List.of(hint, type, body));
            case Term.App(var function, var argument) -> parts(Cell.APPLICATION, List.of(function, argument));
            case Thm thm -> parts(Cell.THEOREM, thm.parts());
            case Optional<?> optional ->
                optional.map(v -> parts(Cell.PRESENT, List.of(v))).orElseGet(() -> new Bytes(Cell.ABSENT));
            case Enum<?> constant ->
                parts(Cell.ENUM, List.of(constant.getDeclaringClass().getName(), constant.name()));
            case List<?> list -> counted(Cell.LIST, list);
            case Set<?> set -> counted(Cell.SET, inOrder(set));
            case Map<?, ?> map -> {
                var parts = new ArrayList<Object>();
                for (Object key : inOrder(map.keySet())) {
                    parts.add(key);
                    parts.add(map.get(key));
                }
                yield counted(Cell.MAP, parts);
            }
            case Record record -> {
                var parts = new ArrayList<@Nullable Object>();
                parts.add(record.getClass().getName());
                for (RecordComponent component : record.getClass().getRecordComponents()) {
                    parts.add(component(record, component));
                }
                yield counted(Cell.RECORD, parts);
            }
            default -> throw new IllegalArgumentException("an image cannot hold " + value.getClass());
        };
    }

    /** Bytes that are the same only for the same term. */
    static byte[] bytes(Term term) {
        var writer = new ImageWriter();
        writer.value(term);
        var result = new Bytes();
        for (byte[] content : writer.contents) {
            result.number(content.length).writeBytes(content);
        }
        return result.toByteArray();
    }

    /** Sets have no order of their own, and an image is to be the same each time. */
    private List<Object> inOrder(Set<?> set) {
        var result = new ArrayList<Object>(set);
        result.removeIf(element -> element instanceof Trust trust && settled.contains(trust));
        result.sort(Comparator.comparing(Object::toString));
        return result;
    }

    private static @Nullable Object component(Record record, RecordComponent component) {
        try {
            var accessor = component.getAccessor();
            accessor.setAccessible(true);
            return accessor.invoke(record);
        } catch (ReflectiveOperationException e) {
            throw new IllegalArgumentException("an image cannot hold " + record.getClass(), e);
        }
    }

    private Bytes parts(Cell kind, List<? extends @Nullable Object> parts) {
        var content = new Bytes(kind);
        parts.forEach(part -> content.number(value(part)));
        return content;
    }

    private Bytes counted(Cell kind, Collection<? extends @Nullable Object> parts) {
        var content = new Bytes(kind).number(parts.size());
        parts.forEach(part -> content.number(value(part)));
        return content;
    }

    /** Numbers take seven bits to a byte, the lowest first; the highest bit says that another follows. */
    private static final class Bytes extends ByteArrayOutputStream {
        Bytes() {}

        Bytes(Cell kind) {
            write(kind.code);
        }

        Bytes number(int number) {
            int rest = number;
            while ((rest & ~0x7f) != 0) {
                write(rest & 0x7f | 0x80);
                rest >>>= 7;
            }
            write(rest);
            return this;
        }

        Bytes text(String text) {
            writeBytes(text.getBytes(StandardCharsets.UTF_8));
            return this;
        }
    }
}
