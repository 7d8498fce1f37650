/**
 * Letters that are drawn alike, by the one for which they are taken: Cyrillic,
 * Greek, Armenian and Cherokee ones for Latin, digits for letters, and kana for
 * kanji. Compatibility forms (full width, ligatures) are not here: NFKC has them.
 */
const ALIKE: Readonly<Record<string, string>> = {
  a: 'аɑα',
  A: 'АΑᎪ',
  B: 'ВΒᏴ',
  b: 'Ьƅ',
  c: 'сϲ',
  C: 'СϹᏟ',
  d: 'ԁ',
  D: 'Ꭰ',
  e: 'еєҽ',
  E: 'ЕΕᎬ',
  g: 'ɡց',
  G: 'ԌᏀ',
  h: 'һհᏂ',
  H: 'НΗᎻ',
  i: 'іıɩιᎥ',
  j: 'јϳ',
  J: 'ЈᎫ',
  k: 'κк',
  K: 'КΚᏦ',
  l: 'I1|ІΙӀǀ',
  L: 'Ꮮ',
  M: 'МΜᎷ',
  n: 'ոп',
  N: 'Ν',
  o: 'O0оοօσОΟՕ〇',
  p: 'рρ',
  P: 'РΡᏢ',
  q: 'ԛզ',
  r: 'г',
  R: 'ᎡᏒ',
  s: 'ѕ',
  S: 'ЅՏᏕᏚ',
  t: 'т',
  T: 'ТΤᎢ',
  u: 'υսџ',
  U: 'Ս',
  v: 'νѵ',
  V: 'ᏙѴ',
  w: 'ԝѡω',
  W: 'ᎳᏔ',
  x: 'хχ',
  X: 'ХΧ',
  y: 'уγү',
  Y: 'УΥҮᎽ',
  Z: 'ΖᏃ',
  エ: '工',
  オ: '才',
  カ: '力',
  タ: '夕',
  チ: '千',
  ト: '卜',
  ニ: '二',
  ハ: '八',
  ヘ: 'へ',
  ベ: 'べ',
  ペ: 'ぺ',
  ミ: '三',
  リ: 'り',
  ロ: '口',
  ー: '一―—–',
  '-': '‐‑‒−',
  "'": '’‘`´ʼ',
  '.': '․',
}

const TAKEN_FOR = new Map(
  Object.entries(ALIKE).flatMap(([letter, others]) => [...others].map((other) => [other, letter] as const)),
)

/** Two letters that are drawn as one. */
const PAIRS: readonly (readonly [string, string])[] = [
  ['rn', 'm'],
  ['vv', 'w'],
]

/** How a name looks at a glance: names that cannot be told apart by sight have the same look. */
export function lookOf(name: string): string {
  const letters = [...name.normalize('NFKC')].map((letter) => TAKEN_FOR.get(letter) ?? letter)
  const plain = letters.join('').toLowerCase().replace(/\s+/gu, ' ').trim()
  return PAIRS.reduce((look, [pair, one]) => look.replaceAll(pair, one), plain)
}
