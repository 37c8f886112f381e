theory Numbers imports Main "HOL-Computational_Algebra.Primes" begin
fun gcd2 :: "nat \<Rightarrow> nat \<Rightarrow> nat" where "gcd2 m n = (if n = 0 then m else gcd2 n (m mod n))"
lemma gcd2_gcd: "gcd2 m n = gcd m n" by (induct m n rule: gcd2.induct) (simp add: gcd_red_nat)
lemma "coprime a b \<Longrightarrow> a dvd b * c \<Longrightarrow> a dvd (c::nat)" by (simp add: coprime_dvd_mult_right_iff)
lemma bezout: "\<exists>x y. gcd a b = a * x + b * (y::int)" by (metis bezout_int)
definition perfect :: "nat \<Rightarrow> bool" where "perfect n \<longleftrightarrow> (\<Sum>d | d dvd n \<and> d < n. d) = n"
lemma "perfect 6" unfolding perfect_def oops
lemma euclid: "\<exists>p. prime p \<and> p > (n::nat)"
proof -
  let ?m = "fact n + 1 :: nat"
  obtain p where "prime p" "p dvd ?m" using prime_factor_nat by blast
  moreover have "\<not> p \<le> n" proof
    assume "p \<le> n" with \<open>prime p\<close> have "p dvd fact n" by (auto intro: dvd_fact prime_ge_1_nat)
    with \<open>p dvd ?m\<close> have "p dvd 1" by (simp only: dvd_add_right_iff) thus False using \<open>prime p\<close> by simp
  qed
  ultimately show ?thesis by (meson not_le)
qed
lemma sum_odd: "(\<Sum>i<n. 2 * i + 1) = n\<^sup>2" by (induct n) (simp_all add: power2_eq_square)
lemma geo: "(\<Sum>i=0..n. x ^ i) * (x - 1) = x ^ (n + 1) - (1::int)" sorry
lemma "(\<Sum>k\<in>{1..n}. k ^ 3) = (\<Sum>k = 1..n. k)\<^sup>2" for n :: nat oops
lemma "(\<Prod>i\<leftarrow>[1..<n]. i) = prod_list [1..<n]" "(\<Sum>x\<leftarrow>xs. f x) = sum_list (map f xs)" by auto
lemma pascal: "Suc n choose Suc k = (n choose k) + (n choose Suc k)" by simp
lemma "(\<Sum>k\<le>n. n choose k) = 2 ^ n" "(n choose k) * fact k * fact (n - k) = fact n" sorry
fun fib :: "nat \<Rightarrow> nat" where "fib 0 = 0" | "fib (Suc 0) = 1" | "fib (Suc (Suc n)) = fib (Suc n) + fib n"
lemma fib_add: "fib (Suc (n + k)) = fib (Suc k) * fib (Suc n) + fib k * fib n" sorry
lemma "gcd (fib m) (fib n) = fib (gcd m n)" oops
fun collatz where "collatz n = (if n \<le> 1 then 0 else if even n then collatz (n div 2) else 3 * n + (1::nat))"
lemma "even (n * (n + 1))" "odd n \<Longrightarrow> odd (n ^ k)" for n :: nat by auto
lemma "n mod 2 = (if even n then 0 else (1::nat))" "a div b * b + a mod b = (a::int)" "(-7) div 2 = (-4::int)" by auto
lemma "lcm a b * gcd a b = a * (b::nat)" "Gcd {12, 18} = (6::nat)" "Lcm {2,3} = (6::nat)" sorry
lemma "nat \<bar>z\<bar> = 0 \<longleftrightarrow> z = 0" "int (nat z) = max z 0" "of_nat (Suc n) = 1 + (of_nat n :: int)" "sgn (-5) = (-1::int)" by auto
lemma minus_one_power: "(-1) ^ n * (-1) ^ n = (1::int)" sorry
end
