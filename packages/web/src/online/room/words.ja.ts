import type { archiveEn } from './words.en.ts'

export const archiveJa: typeof archiveEn = {
  playing:
    'このゲームが始まった後にサーバーのルールが変わったため、ここでは続けられません。記録を読むことと、ファイルへの保存はできます。',
  over: 'このゲームは以前のルールで遊ばれたものです。保存されたとおりに表示しています。',
  end: 'このゲームを終了する',
  endHint: '終了すると、参加者全員の「終了したゲーム」に移り、記録のすべてを保存できるようになります。',
  board: (move) => `${move}手目の後の盤面（保存されている最後の局面）`,
  log: 'ゲームの記録',
  unreadable: (move) => `${move}手目：今は読めない形式で記録されています`,
  nothing: '記録は表示できなくなりましたが、ファイルには残っています。',
}
