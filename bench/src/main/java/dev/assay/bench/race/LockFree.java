package dev.assay.bench.race;

import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/** A stack and a queue without locks, with a mistake in them. */
final class LockFree {
    private LockFree() {}

    enum Mistake {
        PUSH_WITHOUT_CHECK,
        POP_WITHOUT_CHECK,
        REUSED_NODES
    }

    private static final class Node {
        int value;

        @Nullable
        Node next;
    }

    static final class Stack {
        private final Mistake mistake;
        private final AtomicReference<@Nullable Node> top = new AtomicReference<>();
        private final AtomicReference<@Nullable Node> spare = new AtomicReference<>();

        Stack(Mistake mistake) {
            this.mistake = mistake;
        }

        void push(int value) {
            Node reused = mistake == Mistake.REUSED_NODES ? spare.getAndSet(null) : null;
            Node node = reused == null ? new Node() : reused;
            node.value = value;
            if (mistake == Mistake.PUSH_WITHOUT_CHECK) {
                node.next = top.get();
                top.set(node);
                return;
            }
            do {
                node.next = top.get();
            } while (!top.compareAndSet(node.next, node));
        }

        int pop() {
            while (true) {
                Node node = top.get();
                if (node == null) {
                    return -1;
                }
                Node next = node.next;
                if (mistake == Mistake.POP_WITHOUT_CHECK) {
                    top.set(next);
                    return node.value;
                }
                if (top.compareAndSet(node, next)) {
                    int value = node.value;
                    if (mistake == Mistake.REUSED_NODES) {
                        spare.compareAndSet(null, node);
                    }
                    return value;
                }
            }
        }
    }

    /** The tail is moved without looking whether it is still the last. */
    static final class Queue {
        private final Node head = new Node();
        private final AtomicReference<Node> tail = new AtomicReference<>(head);

        void add(int value) {
            var node = new Node();
            node.value = value;
            Node last = tail.get();
            last.next = node;
            tail.set(node);
        }

        int size() {
            int size = 0;
            for (Node node = head.next; node != null; node = node.next) {
                size++;
            }
            return size;
        }
    }
}
