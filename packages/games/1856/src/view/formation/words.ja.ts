import type { formationEn } from './words.en.ts'

export const formationJa: typeof formationEn = {
  title: 'CGR の設立',
  chapters: { debts: '融資', shares: '株', railway: 'CGR', tokens: 'トークン', trains: '列車' },
  othersMerge: ({ names }) => `${names} が合併するとした場合の結果です。`,

  columns: {
    corporation: '会社',
    owes: '融資',
    treasury: '金庫',
    rescue: '救済',
    decision: '決定',
    player: 'プレイヤー',
    shares: '持ち株',
    received: 'CGR 株',
    value: '総資産',
  },
  ofPresident: ({ company, who }) => `${company}（${who}）`,
  decisions: { now: '選択中', next: '次', later: '後で', rescued: '救済', merges: '合併' },
  pool: 'プール・端数',
  held: ({ count, percent }) => `${count}（${percent}%）`,
  change: ({ before, after }) => `${before} → ${after}`,

  notFormed: '設立されない',
  cut: '株の数',
  shares: ({ shares, percent }) => `${shares}株（1株 ${percent}%）`,
  price: '株価',
  average: ({ price, prices }) => `${price}（${prices} の平均から）`,
  president: '社長',
  turn: '最初の手番',
  thisRound: 'このラウンドの次の手番',
  nextRound: '次のラウンド',

  tokens: '置かれる都市',
  tokensGone: '除去',
  tokenToChoose: '選択が必要',
  tokensLeft: '後から置けるもの（各 $100）',
  trains: '列車',
  trainLimit: '残せる数',
}
