import type { NoticeWords } from './words.ts'

export const jaNotices: NoticeWords = {
  turn: (name, table) => `${name} さんの手番です：${table}`,
  turns: (name, count) => `${name} さん、${count}卓で手番です`,
  asked: (round, prompt) => `${round}：${prompt}`,
  settings: (link) => `通知の設定：${link}`,
  testSubject: (name) => `${name} さん、通知のテストです`,
  test: '手番になると、このように通知します。',
}
