/**
 * What is shown of a game, as data. A `GameView` turns a state into a `Scene`: everything that a screen shows of a
 * position, made of parts named `…Scene`. A `Preview` is one action as it is put to a person, a `Target` where one
 * points to do it, a `LogLine` what is told of what happened, a `Wording` the words and names in which all that is
 * said. Board, players, supplies, cards and facts are of any railway game; what only some have is left out by the
 * others: `companies` (with their shares, market, order, trains and tokens), `routes` and drawings of trains,
 * `networks` of whoever builds, `goods` on hexes and in supplies, `links` that players own. A track of income or of points is a fact of each player.
 */
export * from './board.ts'
export * from './changes.ts'
export type * from './choice.ts'
export type * from './companies.ts'
export type * from './debt.ts'
export * from './extendWords.ts'
export type * from './fact.ts'
export type * from './gameView.ts'
export * from './goodColours.ts'
export * from './kindsOffered.ts'
export * from './logLines.ts'
export * from './makePreview.ts'
export * from './market.ts'
export type * from './network.ts'
export * from './options.ts'
export type * from './paint.ts'
export type * from './players.ts'
export type * from './preview.ts'
export * from './progress.ts'
export type * from './run.ts'
export * from './scene.ts'
export type * from './sequence.ts'
export * from './statusLine.ts'
export * from './targets.ts'
export * from './wording.ts'
export * from './words.en.ts'
export * from './words.ja.ts'
