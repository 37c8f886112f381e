(* Small programs that tell memory models apart. Each question is: can this happen? *)

theory Litmus
  imports Memory_Model
begin

nitpick_params [satisfy, card = 16, timeout = 120]

(* All locations are atomic, and no value depends on another. *)
definition program where
  "program e t s w = \<lparr>event = e, thread = t, kind_of = (\<lambda>_. Atomic), sb = s\<^sup>+, asw = w, dd = {}\<rparr>"

section \<open>Store buffering: x = 1; read y || y = 1; read x\<close>

datatype six = A1 | A2 | A3 | A4 | A5 | A6

definition store_buffering where
  "store_buffering write read u v = program
     (case_six (Write Nonatomic 0 0) (Write Nonatomic 1 0) (Write write 0 1) (Read read 1 u) (Write write 1 1) (Read read 0 v))
     (case_six 0 0 1 1 2 2)
     {(A1, A2), (A3, A4), (A5, A6)} {(A2, A3), (A2, A5)}"

lemma "consistent (store_buffering Relaxed Relaxed 0 0) rf mo sc" nitpick [expect = genuine] oops
lemma "consistent (store_buffering Relaxed Relaxed 0 1) rf mo sc" nitpick [expect = genuine] oops
lemma "consistent (store_buffering Relaxed Relaxed 1 0) rf mo sc" nitpick [expect = genuine] oops
lemma "consistent (store_buffering Relaxed Relaxed 1 1) rf mo sc" nitpick [expect = genuine] oops
lemma "consistent (store_buffering Relaxed Relaxed 2 0) rf mo sc" nitpick [expect = none] oops
lemma "consistent (store_buffering Release Acquire 0 0) rf mo sc" nitpick [expect = genuine] oops
lemma "consistent (store_buffering Seq_Cst Seq_Cst 0 0) rf mo sc" nitpick [expect = none] oops
lemma "consistent (store_buffering Seq_Cst Seq_Cst 0 1) rf mo sc" nitpick [expect = genuine] oops
lemma "consistent (store_buffering Seq_Cst Seq_Cst 1 1) rf mo sc" nitpick [expect = genuine] oops

section \<open>Load buffering: read x; y = 1 || read y; x = 1\<close>

definition load_buffering where
  "load_buffering write read = program
     (case_six (Write Nonatomic 0 0) (Write Nonatomic 1 0) (Read read 0 1) (Write write 1 1) (Read read 1 1) (Write write 0 1))
     (case_six 0 0 1 1 2 2)
     {(A1, A2), (A3, A4), (A5, A6)} {(A2, A3), (A2, A5)}"

lemma "consistent (load_buffering Relaxed Relaxed) rf mo sc" nitpick [expect = genuine] oops
lemma "consistent (load_buffering Release Consume) rf mo sc" nitpick [expect = none] oops
lemma "consistent (load_buffering Release Acquire) rf mo sc" nitpick [expect = none] oops
lemma "consistent (load_buffering Seq_Cst Seq_Cst) rf mo sc" nitpick [expect = none] oops

section \<open>Independent reads of independent writes: x = 1 || y = 1 || read x = 1; read y = 0 || read y = 1; read x = 0\<close>

datatype eight = B1 | B2 | B3 | B4 | B5 | B6 | B7 | B8

definition independent where
  "independent write read = program
     (case_eight (Write Nonatomic 0 0) (Write Nonatomic 1 0) (Write write 0 1) (Write write 1 1)
       (Read read 0 1) (Read read 1 0) (Read read 1 1) (Read read 0 0))
     (case_eight 0 0 1 2 3 3 4 4)
     {(B1, B2), (B5, B6), (B7, B8)} {(B2, B3), (B2, B4), (B2, B5), (B2, B7)}"

lemma "consistent (independent Relaxed Relaxed) rf mo sc" nitpick [expect = genuine] oops
lemma "consistent (independent Release Consume) rf mo sc" nitpick [expect = genuine] oops
lemma "consistent (independent Release Acquire) rf mo sc" nitpick [expect = genuine] oops
lemma "consistent (independent Seq_Cst Seq_Cst) rf mo sc" nitpick [expect = none] oops

section \<open>Message passing: x = 1; y = 1 || read y; read x || read x; read y\<close>

definition message_passing where
  "message_passing u v u' v' = program
     (case_eight (Write Nonatomic 0 0) (Write Nonatomic 1 0) (Write Relaxed 0 1) (Write Relaxed 1 1)
       (Read Relaxed 1 u) (Read Relaxed 0 v) (Read Relaxed 0 u') (Read Relaxed 1 v'))
     (case_eight 0 0 1 1 2 2 3 3)
     {(B1, B2), (B3, B4), (B5, B6), (B7, B8)} {(B2, B3), (B2, B5), (B2, B7)}"

(* The two readers see the writes in opposite orders. *)
lemma "consistent (message_passing 1 0 1 0) rf mo sc" nitpick [expect = genuine] oops

definition message where
  "message write read v = program
     (case_six (Write Nonatomic 0 0) (Write Nonatomic 1 0) (Write Relaxed 0 1) (Write write 1 1) (Read read 1 1) (Read Relaxed 0 v))
     (case_six 0 0 1 1 2 2)
     {(A1, A2), (A3, A4), (A5, A6)} {(A2, A3), (A2, A5)}"

lemma "consistent (message Relaxed Relaxed 0) rf mo sc" nitpick [expect = genuine] oops
lemma "consistent (message Release Acquire 1) rf mo sc" nitpick [expect = genuine] oops
lemma "consistent (message Release Acquire 0) rf mo sc" nitpick [expect = none] oops
lemma "consistent (message Seq_Cst Seq_Cst 1) rf mo sc" nitpick [expect = genuine] oops
lemma "consistent (message Seq_Cst Seq_Cst 0) rf mo sc" nitpick [expect = none] oops

section \<open>Write-to-read causality: x = 1 || read x = 1; y = 1 || read y = 1; read x = 0\<close>

datatype seven = C1 | C2 | C3 | C4 | C5 | C6 | C7

definition causality where
  "causality write read = program
     (case_seven (Write Nonatomic 0 0) (Write Nonatomic 1 0) (Write write 0 1) (Read read 0 1) (Write write 1 1)
       (Read read 1 1) (Read read 0 0))
     (case_seven 0 0 1 2 2 3 3)
     {(C1, C2), (C4, C5), (C6, C7)} {(C2, C3), (C2, C4), (C2, C6)}"

lemma "consistent (causality Relaxed Relaxed) rf mo sc" nitpick [expect = genuine] oops
lemma "consistent (causality Release Acquire) rf mo sc" nitpick [expect = none] oops
lemma "consistent (causality Seq_Cst Seq_Cst) rf mo sc" nitpick [expect = none] oops

section \<open>A sequential lock\<close>

(* x = 1; y = 1; z = 1; x = 2 || read x; read y; read z; read x: if both reads of x see the same even number, y and z agree. *)
datatype eleven = D1 | D2 | D3 | D4 | D5 | D6 | D7 | D8 | D9 | D10 | D11

definition sequential_lock where
  "sequential_lock read x y z = program
     (case_eleven (Write Nonatomic 0 0) (Write Nonatomic 1 0) (Write Nonatomic 2 0)
       (Write Release 0 1) (Write Release 1 1) (Write Release 2 1) (Write Release 0 2)
       (Read read 0 x) (Read read 1 y) (Read read 2 z) (Read read 0 x))
     (case_eleven 0 0 0 1 1 1 1 2 2 2 2)
     {(D1, D2), (D2, D3), (D4, D5), (D5, D6), (D6, D7), (D8, D9), (D9, D10), (D10, D11)} {(D3, D4), (D3, D8)}"

lemma "consistent (sequential_lock Consume 0 0 1) rf mo sc" nitpick [expect = genuine] oops
lemma "(x = 0 \<or> x = 2) \<and> y \<noteq> z \<and> consistent (sequential_lock Acquire x y z) rf mo sc" nitpick [expect = none] oops

section \<open>Fences: store buffering and message passing with relaxed events\<close>

definition fenced_store_buffering where
  "fenced_store_buffering fence = program
     (case_eight (Write Nonatomic 0 0) (Write Nonatomic 1 0) (Write Relaxed 0 1) (Fence fence) (Read Relaxed 1 0)
       (Write Relaxed 1 1) (Fence fence) (Read Relaxed 0 0))
     (case_eight 0 0 1 1 1 2 2 2)
     {(B1, B2), (B3, B4), (B4, B5), (B6, B7), (B7, B8)} {(B2, B3), (B2, B6)}"

lemma "consistent (fenced_store_buffering Acq_Rel) rf mo sc" nitpick [expect = genuine] oops
lemma "consistent (fenced_store_buffering Seq_Cst) rf mo sc" nitpick [expect = none] oops

definition fenced_message where
  "fenced_message before after v = program
     (case_eight (Write Nonatomic 0 0) (Write Nonatomic 1 0) (Write Relaxed 0 1) (Fence before) (Write Relaxed 1 1)
       (Read Relaxed 1 1) (Fence after) (Read Relaxed 0 v))
     (case_eight 0 0 1 1 1 2 2 2)
     {(B1, B2), (B3, B4), (B4, B5), (B6, B7), (B7, B8)} {(B2, B3), (B2, B6)}"

lemma "consistent (fenced_message Release Acquire 1) rf mo sc" nitpick [expect = genuine] oops
lemma "consistent (fenced_message Release Acquire 0) rf mo sc" nitpick [expect = none] oops
lemma "consistent (fenced_message Acquire Release 0) rf mo sc" nitpick [expect = genuine] oops

section \<open>Updates: two threads add 1 to x\<close>

datatype three = E1 | E2 | E3

definition two_updates where
  "two_updates u v = program
     (case_three (Write Nonatomic 0 0) (Update Relaxed 0 u (u + 1)) (Update Relaxed 0 v (v + 1)))
     (case_three 0 1 2) {} {(E1, E2), (E1, E3)}"

lemma "consistent (two_updates 0 1) rf mo sc" nitpick [expect = genuine] oops
lemma "consistent (two_updates 0 0) rf mo sc" nitpick [expect = none] oops
lemma "consistent (two_updates 1 2) rf mo sc" nitpick [expect = none] oops

section \<open>Locks and races: two threads write a plain location\<close>

definition unprotected where
  "unprotected = (program (case_three (Write Nonatomic 0 0) (Write Nonatomic 0 1) (Write Nonatomic 0 2))
     (case_three 0 1 2) {} {(E1, E2), (E1, E3)}) \<lparr>kind_of := (\<lambda>_. Plain)\<rparr>"

lemma "consistent unprotected rf mo sc \<and> data_race unprotected rf mo sc" nitpick [expect = genuine] oops

definition protected where
  "protected = (program
     (case_seven (Write Nonatomic 0 0) (Lock 1) (Write Nonatomic 0 1) (Unlock 1) (Lock 1) (Write Nonatomic 0 2) (Unlock 1))
     (case_seven 0 1 1 1 2 2 2) {(C2, C3), (C3, C4), (C5, C6), (C6, C7)} {(C1, C2), (C1, C5)})
     \<lparr>kind_of := (\<lambda>l. if l = 0 then Plain else Mutex)\<rparr>"

lemma "consistent protected rf mo sc" nitpick [expect = genuine] oops
lemma "consistent protected rf mo sc \<and> data_race protected rf mo sc" nitpick [expect = none] oops

end
