package dev.assay.syntax.isabelle.inner;

import java.util.HashMap;
import java.util.Map;

/** The symbols written {@code \<name>} and the characters that stand for them. */
final class InnerSymbols {
    static final char SUBSCRIPT = '⇩';
    static final char COMMENT = '―';
    static final char CANCEL = '⌦';
    static final char OPEN = '‹';
    static final char CLOSE = '›';
    static final char INDEX = 'ı';

    private static final String TABLE = """
            alpha α beta β gamma γ delta δ epsilon ε zeta ζ eta η theta θ iota ι kappa κ lambda λ mu μ nu ν xi ξ pi π
            rho ρ sigma σ tau τ upsilon υ phi φ chi χ psi ψ omega ω Gamma Γ Delta Δ Theta Θ Lambda Λ Xi Ξ Pi Π Sigma Σ
            Upsilon Υ Phi Φ Psi Ψ Omega Ω bool 𝔹 complex ℂ nat ℕ rat ℚ real ℝ int ℤ
            leftarrow ← longleftarrow ⟵ longlongleftarrow ⤎ longlonglongleftarrow ⇠ rightarrow → longrightarrow ⟶
            longlongrightarrow ⤏ longlonglongrightarrow ⇢ Leftarrow ⇐ Longleftarrow ⟸ Lleftarrow ⇚ Rightarrow ⇒
            Longrightarrow ⟹ Rrightarrow ⇛ leftrightarrow ↔ longleftrightarrow ⟷ Leftrightarrow ⇔ Longleftrightarrow ⟺
            mapsfrom ↤ longmapsfrom ⟻ mapsto ↦ longmapsto ⟼ midarrow ─ Midarrow ═ hookleftarrow ↩ hookrightarrow ↪
            leftharpoondown ↽ rightharpoondown ⇁ leftharpoonup ↼ rightharpoonup ⇀ downharpoonleft ⇃ downharpoonright ⇂
            upharpoonleft ↿ upharpoonright ↾ restriction ↾ rightleftharpoons ⇌ leadsto ↝ downharpoon ⇃ Colon ∷
            downarrow ↓ Downarrow ⇓ uparrow ↑ Uparrow ⇑ updownarrow ↕ Updownarrow ⇕
            langle ⟨ rangle ⟩ llangle ⟪ rrangle ⟫ lceil ⌈ rceil ⌉ lfloor ⌊ rfloor ⌋ lparr ⦇ rparr ⦈ lbrakk ⟦ rbrakk ⟧
            lbrace ⦃ rbrace ⦄ lblot ⦉ rblot ⦊ guillemotleft « guillemotright »
            bottom ⊥ top ⊤ and ∧ And ⋀ or ∨ Or ⋁ forall ∀ exists ∃ nexists ∄ not ¬ circle ○ box □ diamond ◇
            turnstile ⊢ Turnstile ⊨ tturnstile ⊩ TTurnstile ⊫ stileturn ⊣ surd √
            le ≤ ge ≥ lless ≪ ggreater ≫ lesssim ≲ greatersim ≳ lessapprox ⪅ greaterapprox ⪆ in ∈ notin ∉
            subset ⊂ supset ⊃ subseteq ⊆ supseteq ⊇ sqsubset ⊏ sqsupset ⊐ sqsubseteq ⊑ sqsupseteq ⊒
            inter ∩ Inter ⋂ union ∪ Union ⋃ squnion ⊔ Squnion ⨆ sqinter ⊓ Sqinter ⨅ setminus ∖ propto ∝ uplus ⊎ Uplus ⨄
            noteq ≠ sim ∼ doteq ≐ simeq ≃ approx ≈ asymp ≍ cong ≅ smile ⌣ equiv ≡ frown ⌢ Join ⋈ bowtie ⨝
            prec ≺ succ ≻ preceq ≼ succeq ≽ parallel ∥ bar ¦ bbar ⫿ plusminus ± minusplus ∓ times × div ÷ cdot ⋅
            sqdot ⊡ star ⋆ bullet ∙ circ ∘ dagger † ddagger ‡ lhd ⊲ rhd ⊳ unlhd ⊴ unrhd ⊵ triangleleft ◃
            triangleright ▹ triangle △ triangleq ≜ oplus ⊕ Oplus ⨁ otimes ⊗ Otimes ⨂ odot ⊙ Odot ⨀ ominus ⊖ oslash ⊘
            dots … cdots ⋯ Sum ∑ Prod ∏ Coprod ∐ infinity ∞ integral ∫ ointegral ∮ clubsuit ♣ diamondsuit ♢
            heartsuit ♡ spadesuit ♠ aleph ℵ emptyset ∅ nabla ∇ partial ∂ flat ♭ natural ♮ sharp ♯ angle ∠
            copyright © registered ® hyphen ­ inverse ¯ onequarter ¼ onehalf ½ threequarters ¾ ordfeminine ª
            ordmasculine º section § paragraph ¶ exclamdown ¡ questiondown ¿ euro € pounds £ yen ¥ cent ¢ currency ¤
            degree ° amalg ⨿ mho ℧ lozenge ◊ wp ℘ wrong ≀ acute ´ index ı dieresis ¨ cedilla ¸ hungarumlaut ˝
            bind ⤜ then ⪢ some ϵ hole ⌑ newline ⏎ comment ― checkmark ✓ crossmark ✗ open ‹ close ›
            lbag ⟅ rbag ⟆ zero 𝟬 one 𝟭 Zprime ′ proof ⯆ qed ∎ sketch ☉ ^sub ⇩ ^sup ⇧ ^bold ❙ ^bsub ⇘ ^esub ⇙
            ^bsup ⇗ ^esup ⇖ ^cancel ⌦ ^latex ✎ ^here ⌂ ^undefined ❖ ^file ⎗ ^marker ✎ ^item ▪ ^enum ▸ ^descr ➧
            """;

    private static final Map<String, String> CHARACTERS = table();

    private InnerSymbols() {}

    /** The character for the symbol of that name, or the symbol itself if there is none. */
    static String character(String name) {
        String found = CHARACTERS.get(name);
        return found == null ? "\\<" + name + ">" : found;
    }

    /** The text with characters for all of its symbols. */
    static String decode(String text) {
        if (!text.contains("\\<")) {
            return text;
        }
        var result = new StringBuilder();
        int i = 0;
        while (i < text.length()) {
            int end = endOfSymbol(text, i, text.length());
            if (end < 0) {
                result.append(text.charAt(i++));
            } else {
                result.append(character(text.substring(i + 2, end - 1)));
                i = end;
            }
        }
        return result.toString();
    }

    /** The end of the symbol {@code \<name>} that starts at {@code start}, or -1. */
    static int endOfSymbol(String text, int start, int limit) {
        if (!text.startsWith("\\<", start)) {
            return -1;
        }
        int end = start + 2;
        if (end < limit && text.charAt(end) == '^') {
            end++;
        }
        int name = end;
        while (end < limit && isNameCharacter(text.charAt(end))) {
            end++;
        }
        return end > name && end < limit && text.charAt(end) == '>' ? end + 1 : -1;
    }

    private static boolean isNameCharacter(char c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '_' || c == '\'';
    }

    private static Map<String, String> table() {
        var result = new HashMap<String, String>();
        String[] words = TABLE.trim().split("\\s+");
        for (int i = 0; i < words.length; i += 2) {
            result.put(words[i], words[i + 1]);
        }
        String digits = "zero one two three four five six seven eight nine";
        int bold = 0x1D7EC;
        for (String digit : digits.split(" ")) {
            result.put(digit, Character.toString(bold++));
        }
        String script = "𝒜ℬ𝒞𝒟ℰℱ𝒢ℋℐ𝒥𝒦ℒℳ𝒩𝒪𝒫𝒬ℛ𝒮𝒯𝒰𝒱𝒲𝒳𝒴𝒵";
        int[] capitals = script.codePoints().toArray();
        for (int i = 0; i < 26; i++) {
            String capital = Character.toString('A' + i);
            String small = Character.toString('a' + i);
            result.put(capital, Character.toString(capitals[i]));
            result.put(small, Character.toString(0x1D5BA + i));
            result.put(capital + capital, Character.toString(0x1D504 + i));
            result.put(small + small, Character.toString(0x1D51E + i));
        }
        return result;
    }
}
