package dev.assay.syntax.isabelle.symbol;

import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The symbols of Isabelle: each has a name, written {@code \<alpha>}, and most have a code point. Some control symbols
 * have none; those here get one of the private-use area, so that every known symbol is one {@code int}.
 */
public final class Symbols {
    /** What stands for a symbol that is written by a name not in the table. */
    public static final int UNKNOWN = 0x10FFFD;

    private static final int FIRST_PRIVATE = 0xF0000;

    private static final String LETTERS = """
            B ℬ E ℰ F ℱ H ℋ I ℐ L ℒ M ℳ R ℛ CC ℭ HH ℌ II ℑ RR ℜ ZZ ℨ
            """;

    private static final String GREEK = """
            alpha α beta β gamma γ delta δ epsilon ε zeta ζ eta η theta θ iota ι kappa κ mu μ nu ν xi ξ pi π rho ρ
            sigma σ tau τ upsilon υ phi φ chi χ psi ψ omega ω Gamma Γ Delta Δ Theta Θ Lambda Λ Xi Ξ Pi Π Sigma Σ
            Upsilon Υ Phi Φ Psi Ψ Omega Ω
            """;

    private static final String OTHERS = """
            lambda λ bbbA 𝔸 bool 𝔹 complex ℂ bbbD 𝔻 bbbE 𝔼 bbbF 𝔽 bbbG 𝔾 bbbH ℍ bbbI 𝕀 bbbJ 𝕁 bbbK 𝕂 bbbL 𝕃 bbbM 𝕄
            nat ℕ bbbO 𝕆 bbbP ℙ rat ℚ real ℝ bbbS 𝕊 bbbT 𝕋 bbbU 𝕌 bbbV 𝕍 bbbW 𝕎 bbbX 𝕏 bbbY 𝕐 int ℤ
            leftarrow ← longleftarrow ⟵ longlongleftarrow ⤎ longlonglongleftarrow ⇠
            rightarrow → longrightarrow ⟶ longlongrightarrow ⤏ longlonglongrightarrow ⇢
            Leftarrow ⇐ Longleftarrow ⟸ Lleftarrow ⇚ Rightarrow ⇒ Longrightarrow ⟹ Rrightarrow ⇛
            leftrightarrow ↔ longleftrightarrow ⟷ Leftrightarrow ⇔ Longleftrightarrow ⟺ mapsto ↦ longmapsto ⟼
            midarrow ─ Midarrow ═ hookleftarrow ↩ hookrightarrow ↪ leftharpoondown ↽ rightharpoondown ⇁
            leftharpoonup ↼ rightharpoonup ⇀ rightleftharpoons ⇌ leadsto ↝ downharpoonleft ⇃ downharpoonright ⇂
            upharpoonleft ↿ restriction ↾ Colon ∷ up ↑ Up ⇑ down ↓ Down ⇓ updown ↕ Updown ⇕
            langle ⟨ rangle ⟩ llangle ⟪ rrangle ⟫ lceil ⌈ rceil ⌉ lfloor ⌊ rfloor ⌋ lparr ⦇ rparr ⦈ lbrakk ⟦ rbrakk ⟧
            lbrace ⦃ rbrace ⦄ lblot ⦉ rblot ⦊ guillemotleft « guillemotright » bottom ⊥ top ⊤ and ∧ And ⋀ or ∨ Or ⋁
            forall ∀ exists ∃ nexists ∄ not ¬ circle ○ box □ diamond ◇ diamondop ⋄
            turnstile ⊢ Turnstile ⊨ tturnstile ⊩ TTurnstile ⊫ stileturn ⊣ surd √
            le ≤ ge ≥ lless ≪ ggreater ≫ lesssim ≲ greatersim ≳ lessapprox ⪅ greaterapprox ⪆ in ∈ notin ∉
            subset ⊂ supset ⊃ subseteq ⊆ supseteq ⊇ sqsubset ⊏ sqsupset ⊐ sqsubseteq ⊑ sqsupseteq ⊒
            inter ∩ Inter ⋂ union ∪ Union ⋃ squnion ⊔ Squnion ⨆ sqinter ⊓ Sqinter ⨅ setminus ∖ propto ∝
            uplus ⊎ Uplus ⨄ noteq ≠ sim ∼ doteq ≐ simeq ≃ approx ≈ asymp ≍ cong ≅ smile ⌣ equiv ≡ frown ⌢
            Join ⋈ bowtie ⨝ prec ≺ succ ≻ preceq ≼ succeq ≽ parallel ∥ Parallel ‖ interleave ⫴ sslash ⫽
            bar ¦ bbar ⫿ plusminus ± minusplus ∓ times × div ÷ cdot ⋅ star ⋆ bullet ∙ circ ∘ dagger † ddagger ‡
            lhd ⊲ rhd ⊳ unlhd ⊴ unrhd ⊵ triangleleft ◃ triangleright ▹ triangle △ triangleq ≜
            oplus ⊕ Oplus ⨁ otimes ⊗ Otimes ⨂ odot ⊙ Odot ⨀ ominus ⊖ oslash ⊘ dots … cdots ⋯
            Sum ∑ Prod ∏ Coprod ∐ infinity ∞ integral ∫ ointegral ∮ clubsuit ♣ diamondsuit ♢ heartsuit ♡ spadesuit ♠
            aleph ℵ emptyset ∅ nabla ∇ partial ∂ flat ♭ natural ♮ sharp ♯ angle ∠ copyright © registered ®
            hyphen ‐ inverse ¯ sqdot · onequarter ¼ onehalf ½ threequarters ¾ ordfeminine ª ordmasculine º section §
            paragraph ¶ exclamdown ¡ questiondown ¿ euro € pounds £ yen ¥ cent ¢ currency ¤ degree ° amalg ⨿ mho ℧
            lozenge ◊ wp ℘ wrong ≀ acute ´ index ı dieresis ¨ cedilla ¸ hungarumlaut ˝ bind ⤜ then ⪢ some ϵ
            Zcomp ⨾ Zinj ↣ Zpinj ⤔ Zfinj ⤕ Zsurj ↠ Zpsurj ⤀ Zbij ⤖ Zpfun ⇸ Zffun ⇻ Zdres ◁ Zndres ⩤ Zrres ▷ Znrres ⩥
            Zspot ⦁ Zsemi ⨟ Zproject ⨡ Ztypecolon ⦂ Zhide ⧹ Zcat ⁀ Zinbag ⋿ Zprime ′
            hole ⌑ newline ⏎ comment ― checkmark ✓ crossmark ✗ open ‹ close ›
            """;

    private static final String CONTROLS = """
            ^cancel ⌦ ^marker ✐ ^here ⌂ ^undefined ❖ ^noindent ⇤ ^smallskip ┈ ^medskip ┉ ^bigskip ━ ^item ▪ ^enum ▸
            ^descr ➧ ^footnote ⁋ ^verbatim ▩ ^theory_text ⬚ ^emph ∗ ^bold ❙ ^sub ⇩ ^sup ⇧ ^bsub ⇘ ^esub ⇙ ^bsup ⇗
            ^esup ⇖ ^file 🗏 ^dir 🗀 ^url 🌐 ^doc 📓 ^action ☛
            """;

    private static final String WITHOUT_UNICODE = """
            proof ^latex ^isub ^isup ^assert ^binding ^bundle ^can ^class ^class_syntax ^command ^command_keyword ^const
            ^const_abbrev ^const_name ^const_syntax ^context ^cprop ^cterm ^ctyp ^instantiate ^keyword ^locale
            ^make_judgment ^dest_judgment ^make_string ^method ^named_theorems ^nonterminal ^path ^path_binding ^plugin
            ^print ^prop ^bash_function ^scala ^scala_function ^scala_method ^scala_object ^scala_thread ^scala_type
            ^session ^simproc ^simproc_setup ^sort ^syntax_const ^system_option ^term ^theory ^theory_context ^tool ^try
            ^tvar ^typ ^type ^type_abbrev ^type_name ^type_syntax ^var ^oracle_name ^unchecked_name ^Const ^Const_
            ^Const_fn ^Type ^Type_fn ^code ^computation ^computation_conv ^computation_check ^if_linux ^if_macos
            ^if_windows ^if_unix ^if_none ^cite ^nocite ^citet ^citep ^value ^thm ^text ^ML ^attribute ^theorem_name
            """;

    private static final Map<String, Integer> CODES = new HashMap<>();
    private static final Map<Integer, String> NAMES = new HashMap<>();
    private static final BitSet LETTER_CODES = new BitSet();
    private static final BitSet CONTROL_CODES = new BitSet();

    static {
        run(List.of("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"), 0x1D7EC);
        for (int i = 0; i < 26; i++) {
            String upper = String.valueOf((char) ('A' + i));
            String lower = String.valueOf((char) ('a' + i));
            LETTER_CODES.set(add(upper, 0x1D49C + i));
            LETTER_CODES.set(add(lower, 0x1D5BA + i));
            LETTER_CODES.set(add(upper + upper, 0x1D504 + i));
            LETTER_CODES.set(add(lower + lower, 0x1D51E + i));
        }
        // Some of the script and Gothic capitals are older than the alphabets that have a gap in their place.
        LETTER_CODES.or(pairs(LETTERS));
        LETTER_CODES.or(pairs(GREEK));
        pairs(OTHERS);
        CONTROL_CODES.or(pairs(CONTROLS));
        run(List.of(WITHOUT_UNICODE.strip().split("\\s+")), FIRST_PRIVATE);
    }

    private Symbols() {}

    private static int add(String name, int code) {
        @Nullable Integer before = CODES.put(name, code);
        if (before != null) {
            NAMES.remove(before);
            LETTER_CODES.clear(before);
        }
        NAMES.put(code, name);
        return code;
    }

    private static void run(List<String> names, int first) {
        for (int i = 0; i < names.size(); i++) {
            add(names.get(i), first + i);
            if (names.get(i).startsWith("^")) {
                CONTROL_CODES.set(first + i);
            }
        }
    }

    private static BitSet pairs(String table) {
        String[] words = table.strip().split("\\s+");
        var codes = new BitSet();
        for (int i = 0; i < words.length; i += 2) {
            codes.set(add(words[i], words[i + 1].codePointAt(0)));
        }
        return codes;
    }

    /** The code of the symbol {@code \<name>}, or {@link #UNKNOWN}. */
    public static int code(String name) {
        return CODES.getOrDefault(name, UNKNOWN);
    }

    /** The code that stands for {@code \<name>}, which has to be in the table. */
    public static int known(String name) {
        int code = code(name);
        if (code == UNKNOWN) {
            throw new IllegalArgumentException("no symbol \\<" + name + ">");
        }
        return code;
    }

    /** The name of the symbol with this code, if it has one. */
    public static @Nullable String name(int code) {
        return NAMES.get(code);
    }

    /** Whether identifiers may begin with it: ASCII letters, Greek ones but for λ, script and Gothic ones. */
    public static boolean isLetter(int code) {
        return code < 128 ? code >= 'a' && code <= 'z' || code >= 'A' && code <= 'Z' : LETTER_CODES.get(code);
    }

    /** Whether it is written {@code \<^name>}. */
    public static boolean isControl(int code) {
        return code >= 128 && CONTROL_CODES.get(code);
    }

    /** All names, without {@code \<} and {@code >}. */
    public static Set<String> names() {
        return Set.copyOf(CODES.keySet());
    }

    /** The text with every symbol in Unicode that has a code point; others stay as they are written. */
    public static String toUnicode(String text) {
        if (text.indexOf('\\') < 0) {
            return text;
        }
        var symbols = SymbolText.of(text, 0, text.length());
        var unicode = new StringBuilder();
        for (int i = 0; i < symbols.length(); i++) {
            int symbol = symbols.symbol(i);
            if (symbol >= FIRST_PRIVATE) {
                unicode.append(text, symbols.offset(i), symbols.offset(i + 1));
            } else {
                unicode.appendCodePoint(symbol);
            }
        }
        return unicode.toString();
    }

    /** The text with every symbol outside ASCII by its name, where it has one. */
    public static String toAscii(String text) {
        var ascii = new StringBuilder();
        text.codePoints().forEach(code -> {
            @Nullable String name = code < 128 ? null : NAMES.get(code);
            if (name == null) {
                ascii.appendCodePoint(code);
            } else {
                ascii.append("\\<").append(name).append('>');
            }
        });
        return ascii.toString();
    }
}
