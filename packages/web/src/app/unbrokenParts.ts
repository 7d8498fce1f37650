/** A word in Latin letters or figures with the kana behind its space: `$295 を`. No line should begin with these. */
const WITH_PARTICLE = /([\p{Script=Katakana}ー]*[!-~]+ \p{Script=Hiragana}+)/u

/** A sentence in parts; every other one, from the second on, is not to be broken. */
export const unbrokenParts = (sentence: string): readonly string[] => sentence.split(WITH_PARTICLE)
