import type { Action, Asked, GameEvent, GameState, Language, Naming, Seat } from '@roundhouse/kernel'
import type { HexDetails, HexScene } from './board.ts'
import type { Fact } from './fact.ts'
import type { NetworkScene } from './network.ts'
import type { OptionScene, PresetScene } from './options.ts'
import type { Preview, Target } from './preview.ts'
import type { Drawing, Stroke } from './run.ts'
import type { Scene } from './scene.ts'

/** Who reads: the language, and the names of the players by seat. */
export interface Reader {
  readonly language: Language
  readonly players: readonly string[]
}

export interface LogLine {
  readonly text: string
  /** A round or a company's turn begins: a heading for the lines below it. */
  readonly heading?: 'round' | 'turn'
  readonly company?: string
  readonly hex?: string
  /** It touches everybody: a new phase, a company that closes. */
  readonly matters?: true
  /** It shows what was hidden until then: news also to whoever brought it about. */
  readonly reveals?: true
  /** It tells of an amount of money. */
  readonly money?: true
  /** The kind of action that was done, where a position does not keep that it was. */
  readonly did?: string
  /** What its company took in. */
  readonly earned?: number
  /** What its company paid out of what it took in. */
  readonly paid?: number
}

/** How a game is shown. Whoever draws it knows no game but this. */
export interface GameView<State extends GameState = GameState, A extends Action = Action> {
  /** In a sentence or two. */
  summary(reader: Pick<Reader, 'language'>): string
  options(reader: Pick<Reader, 'language'>): readonly OptionScene[]
  presets?(reader: Pick<Reader, 'language'>): readonly PresetScene[]
  /** The rule by which so many play, where the printed rules have no such game: an unofficial variant. */
  readonly unofficial?: Readonly<Record<number, string>>
  /** Everything that is shown of a position, which is as its viewer may know it. */
  scene(state: State, reader: Reader): Scene
  /** Which round it is, as the scene says: all that lists need of it. */
  round(state: State, reader: Reader): string
  /** What is asked, as in "PRR: lay track or run the trains". */
  prompt(state: State, asked: Asked, reader: Reader): string
  /** What a kind of action is called in a list, as in "Lay a tile". */
  kind(kind: A['kind'], reader: Pick<Reader, 'language'>): string
  target(action: Partial<A> & Pick<A, 'kind'>): Target
  /** The chip or card whose power an action uses. */
  power?(action: Partial<A> & Pick<A, 'kind'>): string | undefined
  preview(state: State, action: A, seat: Seat, reader: Reader): Preview
  /** What a log says of everything that one action brought about; nothing of what goes without saying. */
  lines(events: readonly GameEvent[], reader: Reader): readonly LogLine[]
  /** What players call things of the game in the sentence of a refusal. */
  naming?(reader: Reader): Naming
  /** What a score is made of. */
  score(state: State, seat: Seat, reader: Reader): readonly Fact[]
  /** The tiles that there are, each by its number as it lies alone, for lists of what is left. */
  tiles?(): readonly HexScene[]
  /** What is said of a hex that somebody looks at. */
  hex?(state: State, hex: string, reader: Reader): HexDetails
  /** What fills the blank of a run, drawn on by a stroke where there is one; with no filling yet, the best run. */
  draw?(state: State, filling: unknown, stroke: Stroke | undefined, reader: Reader): Drawing
  /** The network of one of the scene's `networks`, with the best that can be made of it: dear to find, so only on demand. */
  network?(state: State, owner: string, reader: Reader): NetworkScene | undefined
}
