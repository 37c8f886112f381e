import java.util.List;

/** A property, on all small numbers: what is inserted is there, and what is deleted is not. */
class Dora {
    static boolean testInsertedIsMember() {
        for (int x = -2; x <= 2; x++) {
            if (!Intervals.member(x, Intervals.insert(x, Intervals.insert(0, Intervals.empty())))) {
                return false;
            }
        }
        return true;
    }

    static boolean testDeletedIsNoMember() {
        for (int x = -2; x <= 2; x++) {
            if (Intervals.member(x, Intervals.delete(x, Intervals.insert(x, Intervals.insert(0, Intervals.empty()))))) {
                return false;
            }
        }
        return true;
    }
}
