section \<open>Infinite lists\<close>

theory Stream
  imports Main
begin

codatatype (sset: 'a) stream = SCons (shd: 'a) (stl: "'a stream")  (infixr "##" 65)
  for map: smap rel: stream_all2

primrec sdrop :: "nat \<Rightarrow> 'a stream \<Rightarrow> 'a stream"
  where
    "sdrop 0 s = s"
  | "sdrop (Suc n) s = sdrop n (stl s)"

primrec stake :: "nat \<Rightarrow> 'a stream \<Rightarrow> 'a list"
  where
    "stake 0 s = []"
  | "stake (Suc n) s = shd s # stake n (stl s)"

primrec snth :: "'a stream \<Rightarrow> nat \<Rightarrow> 'a"  (infixl "!!" 100)
  where
    "s !! 0 = shd s"
  | "s !! Suc n = stl s !! n"

primrec shift :: "'a list \<Rightarrow> 'a stream \<Rightarrow> 'a stream"  (infixr "@-" 65)
  where
    "shift [] s = s"
  | "shift (x # xs) s = x ## shift xs s"

primcorec siterate :: "('a \<Rightarrow> 'a) \<Rightarrow> 'a \<Rightarrow> 'a stream"
  where "siterate f x = x ## siterate f (f x)"

primcorec smap2 :: "('a \<Rightarrow> 'b \<Rightarrow> 'c) \<Rightarrow> 'a stream \<Rightarrow> 'b stream \<Rightarrow> 'c stream"
  where "smap2 f s1 s2 = f (shd s1) (shd s2) ## smap2 f (stl s1) (stl s2)"

abbreviation sconst :: "'a \<Rightarrow> 'a stream"
  where "sconst \<equiv> siterate id"

abbreviation fromN :: "nat \<Rightarrow> nat stream"
  where "fromN \<equiv> siterate Suc"

abbreviation nats :: "nat stream"
  where "nats \<equiv> fromN 0"

lemma stream_collapse [simp]: "shd s ## stl s = s"
  by (cases s) simp

lemmas stream.collapse = stream_collapse

lemma siterate_simps [simp]: "shd (siterate f x) = x" "stl (siterate f x) = siterate f (f x)"
  by (subst siterate.code, simp)+

lemmas siterate.simps = siterate_simps

lemma smap2_simps [simp]: "shd (smap2 f s1 s2) = f (shd s1) (shd s2)" "stl (smap2 f s1 s2) = smap2 f (stl s1) (stl s2)"
  by (subst smap2.code, simp)+

lemmas smap2.simps = smap2_simps

lemma shift_append [simp]: "(xs @ ys) @- s = xs @- ys @- s"
  by (induct xs) auto

lemma stake_sdrop: "stake n s @- sdrop n s = s"
  by (induct n arbitrary: s) simp_all

lemma length_stake [simp]: "length (stake n s) = n"
  by (induct n arbitrary: s) auto

lemma sdrop_snth: "sdrop n s !! m = s !! (n + m)"
  by (induct n arbitrary: s) auto

lemma sdrop_simps [simp]: "shd (sdrop n s) = s !! n" "stl (sdrop n s) = sdrop (Suc n) s"
  by (induct n arbitrary: s) simp_all

lemma sdrop_stl: "sdrop n (stl s) = stl (sdrop n s)"
  by simp

lemma stake_nth [simp]: "m < n \<Longrightarrow> stake n s ! m = s !! m"
proof (induction n arbitrary: s m)
  case 0
  then show ?case by simp
next
  case (Suc n)
  note IH = Suc.IH and less = Suc.prems
  show ?case
  proof (cases m)
    case 0
    then show ?thesis by simp
  next
    case (Suc k)
    then show ?thesis using IH less by simp
  qed
qed

lemma snth_siterate [simp]: "siterate f x !! n = (f ^^ n) x"
  by (induct n arbitrary: x) (simp_all add: funpow_swap1 [symmetric])

end
