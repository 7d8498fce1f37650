import type { Language } from '@roundhouse/kernel'
import type { GameEnder } from '../worker/protocol/gameEnder.ts'

const ENDINGS: Readonly<Record<Language, Readonly<Record<GameEnder, string>>>> = {
  en: {
    players: 'ended by its players',
    program: 'ended by the program it was played on',
    host: 'ended by the host',
    site: 'ended by the host of the site',
  },
  ja: {
    players: 'プレイヤーが途中で終了',
    program: '元のプログラムが途中で終了',
    host: '主催者が途中で終了',
    site: 'サイトの管理者が途中で終了',
  },
}

const SENTENCES: Readonly<Record<Language, (ending: string) => string>> = {
  en: (ending) => `The game is over: ${ending}.`,
  ja: (ending) => `ゲーム終了：${ending}`,
}

/** How a game was ended where its rules did not, in a few words. */
export const endingOf = (by: GameEnder, language: Language): string => ENDINGS[language][by]

/** The same as a sentence of the log. */
export const endedSentence = (by: GameEnder, language: Language): string =>
  SENTENCES[language](endingOf(by, language))
