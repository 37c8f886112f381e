(* The memory model of C++11: which values the loads of a program with threads may see.

   What a program does is a set of events with some relations between them. It is allowed to happen if there are relations
   rf (which write a read sees), mo (in which order the writes to a location take effect) and sc (in which order all
   sequentially consistent events seem to happen) that are consistent with each other and with the program. *)

theory Memory_Model
  imports Main
begin

section \<open>Programs\<close>

datatype order = Nonatomic | Relaxed | Consume | Acquire | Release | Acq_Rel | Seq_Cst

(* Locations and values are numbers. A read says what it reads, so that a program asks whether it can. *)
datatype event =
    Lock nat
  | Unlock nat
  | Read order nat nat
  | Write order nat nat
  | Update order nat nat nat
  | Fence order

datatype kind = Mutex | Plain | Atomic

record 'a program =
  event :: "'a \<Rightarrow> event"
  thread :: "'a \<Rightarrow> nat"
  kind_of :: "nat \<Rightarrow> kind"
  sb :: "('a \<times> 'a) set"   (* sequenced before: the order within a thread *)
  asw :: "('a \<times> 'a) set"  (* additionally synchronizes with: the start of a thread *)
  dd :: "('a \<times> 'a) set"   (* the value of the second depends on that of the first *)

section \<open>Events\<close>

primrec location :: "event \<Rightarrow> nat option" where
  "location (Lock l) = Some l"
| "location (Unlock l) = Some l"
| "location (Read _ l _) = Some l"
| "location (Write _ l _) = Some l"
| "location (Update _ l _ _) = Some l"
| "location (Fence _) = None"

primrec read_value :: "event \<Rightarrow> nat option" where
  "read_value (Lock _) = None"
| "read_value (Unlock _) = None"
| "read_value (Read _ _ v) = Some v"
| "read_value (Write _ _ _) = None"
| "read_value (Update _ _ v _) = Some v"
| "read_value (Fence _) = None"

primrec written_value :: "event \<Rightarrow> nat option" where
  "written_value (Lock _) = None"
| "written_value (Unlock _) = None"
| "written_value (Read _ _ _) = None"
| "written_value (Write _ _ v) = Some v"
| "written_value (Update _ _ _ v) = Some v"
| "written_value (Fence _) = None"

primrec order_of :: "event \<Rightarrow> order" where
  "order_of (Lock _) = Nonatomic"
| "order_of (Unlock _) = Nonatomic"
| "order_of (Read o' _ _) = o'"
| "order_of (Write o' _ _) = o'"
| "order_of (Update o' _ _ _) = o'"
| "order_of (Fence o') = o'"

definition is_read where "is_read e \<longleftrightarrow> read_value e \<noteq> None"
definition is_write where "is_write e \<longleftrightarrow> written_value e \<noteq> None"
definition is_update where "is_update e \<longleftrightarrow> is_read e \<and> is_write e"
definition is_fence where "is_fence e \<longleftrightarrow> location e = None"
definition is_lock where "is_lock e \<longleftrightarrow> (\<exists>l. e = Lock l)"
definition is_unlock where "is_unlock e \<longleftrightarrow> (\<exists>l. e = Unlock l)"

definition is_seq_cst where "is_seq_cst e \<longleftrightarrow> order_of e = Seq_Cst"

definition acquires where
  "acquires e \<longleftrightarrow> is_lock e
    \<or> (is_read e \<or> is_fence e) \<and> (case order_of e of Acquire \<Rightarrow> True | Acq_Rel \<Rightarrow> True | Seq_Cst \<Rightarrow> True | _ \<Rightarrow> False)
    \<or> is_fence e \<and> order_of e = Consume"

definition releases where
  "releases e \<longleftrightarrow> is_unlock e
    \<or> (is_write e \<or> is_fence e) \<and> (case order_of e of Release \<Rightarrow> True | Acq_Rel \<Rightarrow> True | Seq_Cst \<Rightarrow> True | _ \<Rightarrow> False)"

definition consumes where "consumes e \<longleftrightarrow> is_read e \<and> order_of e = Consume"

definition same_location where
  "same_location P a b \<longleftrightarrow> \<not> is_fence (event P a) \<and> location (event P a) = location (event P b)"

definition is_at where
  "is_at P k a \<longleftrightarrow> (case location (event P a) of None \<Rightarrow> False | Some l \<Rightarrow> kind_of P l = k)"

section \<open>Orders\<close>

definition strict_order where "strict_order r \<longleftrightarrow> (\<forall>a. (a, a) \<notin> r) \<and> trans r"

definition total_on where
  "total_on A r \<longleftrightarrow> strict_order r \<and> (\<forall>a b. (a, b) \<in> r \<longrightarrow> A a \<and> A b) \<and> (\<forall>a b. A a \<and> A b \<longrightarrow> a = b \<or> (a, b) \<in> r \<or> (b, a) \<in> r)"

definition well_formed_event where
  "well_formed_event P e \<longleftrightarrow> (case e of
     Lock l \<Rightarrow> kind_of P l = Mutex
   | Unlock l \<Rightarrow> kind_of P l = Mutex
   | Read o' l _ \<Rightarrow> (case o' of Nonatomic \<Rightarrow> kind_of P l = Plain | Release \<Rightarrow> False | Acq_Rel \<Rightarrow> False | _ \<Rightarrow> kind_of P l = Atomic)
   | Write o' l _ \<Rightarrow> (case o' of Nonatomic \<Rightarrow> kind_of P l \<noteq> Mutex | Consume \<Rightarrow> False | Acquire \<Rightarrow> False | Acq_Rel \<Rightarrow> False
       | _ \<Rightarrow> kind_of P l = Atomic)
   | Update o' l _ _ \<Rightarrow> o' \<noteq> Nonatomic \<and> kind_of P l = Atomic
   | Fence o' \<Rightarrow> o' \<noteq> Nonatomic \<and> o' \<noteq> Relaxed)"

definition well_formed_program where
  "well_formed_program P \<longleftrightarrow> (\<forall>a. well_formed_event P (event P a))
    \<and> strict_order (sb P) \<and> (\<forall>a b. (a, b) \<in> sb P \<longrightarrow> thread P a = thread P b)
    \<and> strict_order (dd P) \<and> dd P \<subseteq> sb P"

section \<open>Happens before\<close>

(* The writes of one thread to a location, and updates of any thread, carry on what a write has released. *)
definition continues where "continues P a c \<longleftrightarrow> thread P c = thread P a \<or> is_update (event P c)"

definition run_of_writes where
  "run_of_writes P mo = {(a, b). is_at P Atomic b \<and> is_write (event P a) \<and>
     (a = b \<or> (a, b) \<in> mo \<and> continues P a b \<and> (\<forall>c. (a, c) \<in> mo \<and> (c, b) \<in> mo \<longrightarrow> continues P a c))}"

definition release_sequence where
  "release_sequence P mo = {(a, b). releases (event P a) \<and> (a, b) \<in> run_of_writes P mo}"

definition synchronizes_with where
  "synchronizes_with P rf mo sc =
     (let seen = release_sequence P mo O rf; seen_any = run_of_writes P mo O rf; fence = (\<lambda>a. is_fence (event P a)) in
      {(a, b). (a, b) \<in> asw P
         \<or> is_unlock (event P a) \<and> is_lock (event P b) \<and> same_location P a b \<and> (a, b) \<in> sc
         \<or> releases (event P a) \<and> acquires (event P b) \<and> thread P a \<noteq> thread P b \<and>
           (\<not> fence a \<and> \<not> fence b \<and> (a, b) \<in> seen
          \<or> fence a \<and> fence b \<and> (a, b) \<in> sb P O seen_any O sb P
          \<or> fence a \<and> \<not> fence b \<and> (a, b) \<in> sb P O seen_any
          \<or> \<not> fence a \<and> fence b \<and> (a, b) \<in> seen O sb P)})"

definition carries_dependency where "carries_dependency P rf = (rf \<inter> sb P \<union> dd P)\<^sup>+"

definition dependency_ordered where
  "dependency_ordered P rf mo =
     (let seen = {(a, b). consumes (event P b) \<and> thread P a \<noteq> thread P b \<and> (a, b) \<in> release_sequence P mo O rf} in
      seen \<union> seen O carries_dependency P rf)"

definition inter_thread where
  "inter_thread P rf mo sc =
     (let sw = synchronizes_with P rf mo sc; r = sw \<union> dependency_ordered P rf mo \<union> sw O sb P in (r \<union> sb P O r)\<^sup>+)"

definition happens_before where "happens_before P rf mo sc = sb P \<union> inter_thread P rf mo sc"

section \<open>Consistency\<close>

definition well_formed_rf where
  "well_formed_rf P rf \<longleftrightarrow>
     (\<forall>a b. (a, b) \<in> rf \<longrightarrow> is_write (event P a) \<and> is_read (event P b) \<and> same_location P a b
        \<and> written_value (event P a) = read_value (event P b))
   \<and> (\<forall>a a' b. (a, b) \<in> rf \<and> (a', b) \<in> rf \<longrightarrow> a = a')"

definition consistent_mo where
  "consistent_mo P hb mo \<longleftrightarrow> strict_order mo
   \<and> (\<forall>a b. (a, b) \<in> mo \<longrightarrow> is_write (event P a) \<and> is_write (event P b) \<and> same_location P a b \<and> is_at P Atomic a)
   \<and> (\<forall>a b. is_write (event P a) \<and> is_write (event P b) \<and> same_location P a b \<and> is_at P Atomic a \<longrightarrow>
        (a = b \<or> (a, b) \<in> mo \<or> (b, a) \<in> mo) \<and> ((a, b) \<in> hb \<longrightarrow> (a, b) \<in> mo))"

definition is_ordered where
  "is_ordered P a \<longleftrightarrow> is_seq_cst (event P a) \<or> is_lock (event P a) \<or> is_unlock (event P a)"

definition consistent_sc where
  "consistent_sc P hb mo sc \<longleftrightarrow> total_on (is_ordered P) sc
   \<and> (\<forall>a b. is_ordered P a \<and> is_ordered P b \<and> ((a, b) \<in> hb \<or> (a, b) \<in> mo) \<longrightarrow> (a, b) \<in> sc)"

definition consistent_locks where
  "consistent_locks P sc \<longleftrightarrow>
     (\<forall>a b. is_lock (event P a) \<and> is_lock (event P b) \<and> same_location P a b \<and> (a, b) \<in> sc \<longrightarrow>
        (\<exists>c. is_unlock (event P c) \<and> same_location P a c \<and> (a, c) \<in> sc \<and> (c, b) \<in> sc))"

(* The last write that surely happened before a read. *)
definition visible where
  "visible P hb a b \<longleftrightarrow> is_write (event P a) \<and> is_read (event P b) \<and> same_location P a b \<and> (a, b) \<in> hb
   \<and> (\<forall>c. is_write (event P c) \<and> same_location P c b \<and> (a, c) \<in> hb \<longrightarrow> (c, b) \<notin> hb)"

definition consistent_reads where
  "consistent_reads P hb rf \<longleftrightarrow> (\<forall>b. is_read (event P b) \<longrightarrow>
     (if \<exists>a. visible P hb a b
      then \<exists>a. (a, b) \<in> rf \<and> (if is_at P Atomic b then (b, a) \<notin> hb else visible P hb a b)
      else \<forall>a. (a, b) \<notin> rf))"

(* What is seen of one location never goes back in time. *)
definition coherent where
  "coherent P hb rf mo \<longleftrightarrow>
     (\<forall>a b x y. (a, b) \<in> hb \<and> (x, a) \<in> rf \<and> (y, b) \<in> rf \<and> same_location P a b \<and> is_at P Atomic a \<longrightarrow> x = y \<or> (x, y) \<in> mo)
   \<and> (\<forall>a b y. is_write (event P a) \<and> (a, b) \<in> hb \<and> (y, b) \<in> rf \<and> same_location P a b \<and> is_at P Atomic a \<longrightarrow>
        a = y \<or> (a, y) \<in> mo)
   \<and> (\<forall>a b x. is_write (event P b) \<and> (a, b) \<in> hb \<and> (x, a) \<in> rf \<and> same_location P a b \<and> is_at P Atomic a \<longrightarrow> (x, b) \<in> mo)"

(* Nothing comes between what an update reads and what it writes. *)
definition consistent_updates where
  "consistent_updates P rf mo \<longleftrightarrow> (\<forall>a b. (a, b) \<in> rf \<and> is_update (event P b) \<longrightarrow>
     (a, b) \<in> mo \<and> (\<forall>c. (a, c) \<in> mo \<longrightarrow> (c, b) \<notin> mo))"

definition last_write where
  "last_write P sc a b \<longleftrightarrow> is_write (event P a) \<and> same_location P a b \<and> (a, b) \<in> sc
   \<and> (\<forall>c. is_write (event P c) \<and> same_location P c b \<and> (a, c) \<in> sc \<longrightarrow> (c, b) \<notin> sc)"

definition consistent_sc_reads where
  "consistent_sc_reads P hb rf sc \<longleftrightarrow> (\<forall>a b. (a, b) \<in> rf \<and> is_seq_cst (event P b) \<longrightarrow>
     (if \<exists>c. last_write P sc c b
      then \<forall>c. last_write P sc c b \<longrightarrow> a = c \<or> \<not> is_seq_cst (event P a) \<and> (a, c) \<notin> hb
      else \<not> is_seq_cst (event P a)))"

(* Fences that are sequentially consistent order the writes before the first against what follows the second. *)
definition consistent_fences where
  "consistent_fences P rf mo sc \<longleftrightarrow>
     (let fence = {(x, y). x = y \<and> is_fence (event P x) \<and> is_seq_cst (event P x)};
          next = {(a, x). (a, x) \<in> sc \<and> (\<forall>c. (a, c) \<in> sc \<longrightarrow> (c, x) \<notin> sc)};
          both = sb P O fence O sc O fence O sb P; before = sb P O fence O sc; after = sc O fence O sb P in
      \<forall>a b. is_write (event P a) \<and> same_location P a b \<and> is_at P Atomic a \<longrightarrow>
        (is_read (event P b) \<and> ((a, b) \<in> next O fence O sb P \<or> (a, b) \<in> before \<or> (a, b) \<in> both) \<longrightarrow>
           (\<forall>y. (y, b) \<in> rf \<longrightarrow> y = a \<or> (a, y) \<in> mo))
      \<and> (is_write (event P b) \<and> ((a, b) \<in> after \<or> (a, b) \<in> before \<or> (a, b) \<in> both) \<longrightarrow> (a, b) \<in> mo))"

definition consistent where
  "consistent P rf mo sc \<longleftrightarrow>
     (let hb = happens_before P rf mo sc in
      well_formed_program P \<and> well_formed_rf P rf \<and> consistent_locks P sc
    \<and> (\<forall>a. (a, a) \<notin> inter_thread P rf mo sc)
    \<and> consistent_sc P hb mo sc \<and> consistent_mo P hb mo \<and> consistent_reads P hb rf \<and> coherent P hb rf mo
    \<and> consistent_updates P rf mo \<and> consistent_sc_reads P hb rf sc \<and> consistent_fences P rf mo sc)"

section \<open>Undefined behaviour\<close>

(* Two threads touch a location, one of them writes, one of them not atomically, and nothing orders them. *)
definition data_race where
  "data_race P rf mo sc \<longleftrightarrow> (\<exists>a b. thread P a \<noteq> thread P b \<and> same_location P a b
   \<and> (is_write (event P a) \<or> is_write (event P b)) \<and> \<not> is_at P Mutex a
   \<and> (order_of (event P a) = Nonatomic \<or> order_of (event P b) = Nonatomic)
   \<and> (a, b) \<notin> happens_before P rf mo sc \<and> (b, a) \<notin> happens_before P rf mo sc)"

definition unsequenced_race where
  "unsequenced_race P \<longleftrightarrow> (\<exists>a b. a \<noteq> b \<and> thread P a = thread P b \<and> same_location P a b
   \<and> (is_write (event P a) \<or> is_write (event P b)) \<and> (a, b) \<notin> sb P \<and> (b, a) \<notin> sb P)"

definition indeterminate_read where
  "indeterminate_read P rf \<longleftrightarrow> (\<exists>b. is_read (event P b) \<and> (\<forall>a. (a, b) \<notin> rf))"

(* A thread gives back what it does not have. *)
definition bad_unlock where
  "bad_unlock P \<longleftrightarrow> (\<exists>a. is_unlock (event P a) \<and>
     (\<forall>b. is_lock (event P b) \<and> same_location P a b \<longrightarrow> (b, a) \<notin> sb P))"

definition undefined_behaviour where
  "undefined_behaviour P rf mo sc \<longleftrightarrow>
     data_race P rf mo sc \<or> unsequenced_race P \<or> indeterminate_read P rf \<or> bad_unlock P"

end
