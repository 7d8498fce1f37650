import type { joinEn } from './words.en.ts'

export const joinJa: typeof joinEn = {
  title: '招待',
  to: (game, title) => `${game} の卓「${title}」に招待されています。`,
  name: '名前',
  asGuest: 'ゲストとして席に着く',
  as: (name) => `${name} として席に着く`,
  haveAccount: 'アカウントを持っている',
  watch: '観戦だけする',
  open: '卓へ移動',
  begun: 'ゲームはもう始まっています。',
  none: 'この招待はもう使えません。',
}
