/** The verbs that end the labels of buttons, and what stands before a polite question. */
const VERBS: readonly (readonly [end: RegExp, polite: string])[] = [
  [/する$/, 'し'],
  [/(?<=終え|得|降り|借り|受け|させ)る$/, ''],
  [/(?<=断|取)る$/, 'り'],
  [/置く$/, '置き'],
  [/(?<=買い戻|手放|残)す$/, 'し'],
  [/(?<=置き換え|引き上げ|買い戻し)$/, ''],
  [/(?<=次へ)$/, '進み'],
  [/動かさない$/, '動かさずに進み'],
]

/** A noun that becomes a verb, as in 購入, unless it only names a kind of action, as in 列車の購入. */
const ACTION = /(?<!の\p{Script=Han}*)[\p{Script=Han}スト]$/u

/** A label as a question: 手番を終える becomes 手番を終えますか？, and what is in brackets stays behind it. */
export function askJa(label: string): string {
  const [, said = '', more = ''] = /^(.*?)(（[^（）]*）)?$/su.exec(label) ?? []
  const verb = VERBS.find(([end]) => end.test(said))
  const polite = verb ? said.replace(...verb) : ACTION.test(said) ? `${said}し` : undefined
  return polite === undefined ? `${label}：よろしいですか？` : `${polite}ますか？${more}`
}
