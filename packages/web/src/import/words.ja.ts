import type { importEn } from './words.en.ts'

export const importJa: typeof importEn = {
  title: 'ゲームの読み込み',
  text: 'ファイルの内容を、ルールを確かめながら1手ずつ再生します。その後は、記録の閲覧も検討も続きのプレイもできます。',
  choose: 'ファイルを選ぶ',
  drop: 'ここにドロップしても読み込めます',
  reading: '再生しています…',
  able: '読み込めるもの',
  own: 'ここから書き出したファイル（途中のゲームも可）',
  recorded: (games) => `18xx.games から書き出したゲーム：${games}`,
  unable: (file) => `${file} は読み込めません`,
  refused: (action, sentence) => `ファイルの${action}番目のアクションがルールに合いません。${sentence}`,
  longName: (name, most) => `プレイヤー名「${name}…」が長すぎます。${most}文字までです。`,
  refusedSetup: (sentence) => `このファイルの設定ではゲームを始められません。${sentence}`,
  unreadableAction: (action) => `ファイルの${action}番目のアクションを解釈できません。`,
  otherGame: (title) => `「${title}」の記録ですが、そのゲームまたはバリアントはここでは遊べません。`,
}
