package dev.assay.explore.example;

import dev.assay.explore.Domain;
import dev.assay.explore.Signature;
import dev.assay.explore.Type;
import java.util.List;
import java.util.NoSuchElementException;

/** Queues as pairs of lists, after Erlang's. */
public final class Queues {
    private static final Type QUEUE = Type.named("queue");

    private Queues() {}

    /** The rear is reversed. */
    private record Queue(List<Long> rear, List<Long> front) {
        static final Queue EMPTY = new Queue(List.of(), List.of());

        Queue in(Long element) {
            return front.isEmpty() && rear.size() == 1
                    ? new Queue(List.of(element), rear)
                    : new Queue(Lists.cons(element, rear), front);
        }

        Queue reverse() {
            return new Queue(front, rear);
        }

        Queue tail() {
            if (front.size() > 1) {
                return new Queue(rear, front.subList(1, front.size()));
            }
            if (front.size() == 1) {
                return balanced(rear);
            }
            if (rear.isEmpty()) {
                throw new NoSuchElementException("the queue is empty");
            }
            // Joining leaves one of the lists empty.
            return rear.size() == 1
                    ? EMPTY
                    : new Queue(
                            rear.subList(0, 1), rear.subList(1, rear.size() - 1).reversed());
        }

        private static Queue balanced(List<Long> rear) {
            int kept = rear.size() < 2 ? 0 : rear.size() == 2 ? 1 : rear.size() / 2 + 1;
            return new Queue(
                    rear.subList(0, kept), rear.subList(kept, rear.size()).reversed());
        }

        Queue join(Queue other) {
            if (other.equals(EMPTY)) {
                return this;
            }
            return equals(EMPTY)
                    ? other
                    : new Queue(other.rear, Lists.append(front, Lists.append(rear.reversed(), other.front)));
        }

        List<Long> toList() {
            return Lists.append(front, rear.reversed());
        }
    }

    /** What is compared is how a queue is represented. */
    public static Signature.Builder byRepresentation() {
        return with(queues());
    }

    /** What is compared is what a queue contains. */
    public static Signature.Builder byContents() {
        return with(queues().observedBy((value, random, size) -> ((Queue) value).toList()));
    }

    private static Domain queues() {
        return Domain.of(
                (random, size) -> {
                    Queue queue = Queue.EMPTY;
                    for (int i = random.nextInt(size / 2 + 1); i > 0; i--) {
                        Long element = random.nextLong(size / 2 + 2);
                        queue = switch (random.nextInt(4)) {
                            case 0 -> queue.reverse();
                            case 1 -> queue.equals(Queue.EMPTY) ? queue : queue.tail();
                            case 2 -> queue.reverse().in(element).reverse();
                            default -> queue.in(element);
                        };
                    }
                    return queue;
                },
                "Q",
                "Q2",
                "Q3");
    }

    private static Signature.Builder with(Domain queues) {
        return Signature.builder()
                .domain(Lists.ELEM, Lists.ELEMENTS)
                .domain(Lists.LIST, Lists.LISTS)
                .domain(QUEUE, queues)
                .background("[]", a -> List.of(), Lists.LIST)
                .background(":", a -> Lists.cons((Long) a[0], Lists.list(a[1])), Lists.ELEM, Lists.LIST, Lists.LIST)
                .background(
                        "++", a -> Lists.append(Lists.list(a[0]), Lists.list(a[1])), Lists.LIST, Lists.LIST, Lists.LIST)
                .constant("new", Queue.EMPTY, QUEUE)
                .function("in", a -> ((Queue) a[1]).in((Long) a[0]), Lists.ELEM, QUEUE, QUEUE)
                .function("in_r", a -> ((Queue) a[1]).reverse().in((Long) a[0]).reverse(), Lists.ELEM, QUEUE, QUEUE)
                .function("tail", a -> ((Queue) a[0]).tail(), QUEUE, QUEUE)
                .function("liat", a -> ((Queue) a[0]).reverse().tail().reverse(), QUEUE, QUEUE)
                .function("reverse", a -> ((Queue) a[0]).reverse(), QUEUE, QUEUE)
                .function("join", a -> ((Queue) a[0]).join((Queue) a[1]), QUEUE, QUEUE, QUEUE)
                .function("to_list", a -> ((Queue) a[0]).toList(), QUEUE, Lists.LIST)
                .partial();
    }
}
