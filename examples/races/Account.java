/** An account that two threads pay into, and one whose transfers may wait for each other for ever. */
public class Account {
    private int balance;

    Account(int balance) {
        this.balance = balance;
    }

    public Account() {
        this(0);
    }

    void deposit(int amount) {
        balance += amount;
    }

    static void transfer(Account from, Account to, int amount) {
        synchronized (from) {
            synchronized (to) {
                from.balance -= amount;
                to.balance += amount;
            }
        }
    }

    /** Fails: a deposit is lost when both threads read the balance before one of them writes it. */
    public void twoDeposits() throws InterruptedException {
        Thread other = new Thread(() -> deposit(10), "depositor");
        other.start();
        deposit(5);
        other.join();
        assert balance == 15 : "balance " + balance;
    }

    /** Fails: each transfer has the lock that the other one needs. */
    public void twoTransfers() {
        Account one = new Account(100);
        Account two = new Account(100);
        new Thread(() -> transfer(one, two, 10), "there").start();
        new Thread(() -> transfer(two, one, 20), "back").start();
    }

    /** Passes: the lock is the same for both. */
    public void twoLockedDeposits() throws InterruptedException {
        Thread other = new Thread(this::lockedDeposit);
        other.start();
        lockedDeposit();
        other.join();
        assert balance == 20 : "balance " + balance;
    }

    private synchronized void lockedDeposit() {
        deposit(10);
    }
}
