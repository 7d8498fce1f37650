import type { Action, Currency } from '@roundhouse/kernel'
import type { BoardScene } from './board.ts'
import type { ChoiceScene } from './choice.ts'
import type { CompaniesScene, CompanyScene } from './companies.ts'
import type { DebtScene } from './debt.ts'
import type { Fact } from './fact.ts'
import type { GoodColour } from './goodColours.ts'
import type { NetworkOwner } from './network.ts'
import type { CardScene, PlayerScene } from './players.ts'
import type { Checklist, PhaseChart, RoundScene, StepScene } from './progress.ts'
import type { RouteScene } from './run.ts'
import type { SequenceScene } from './sequence.ts'

/** What the bank has left: trains, equipment, tiles, goods. */
export interface SupplyScene {
  readonly id: string
  readonly title: string
  /** Kept in sight beside the board: what is for sale. */
  readonly inSight?: true
  readonly items: readonly {
    /** By which a target names it. */
    readonly id?: string
    readonly label: string
    readonly value: string
    readonly hint?: string
    /** The cubes that lie there. */
    readonly goods?: readonly GoodColour[]
    readonly now?: true
    /** What taking it would be, at the time when such things are taken. */
    readonly probe?: Action
  }[]
}

/** Everything a screen shows of a position, in the reader's words. No rule is in it. */
export interface Scene {
  /** The round, as in "Operating round 4.2". */
  readonly round: string
  /** The round among those before and after it. */
  readonly rounds?: readonly RoundScene[]
  readonly phases?: PhaseChart
  /** The steps of the turn, where it has any. */
  readonly steps?: readonly StepScene[]
  readonly facts: readonly Fact[]
  /** How amounts are written: what players have and shares cost, what companies have, scores. Plainly, where nothing is said. */
  readonly currency: {
    readonly players?: Currency
    readonly companies?: Currency
    readonly scores?: Currency
  }
  readonly board?: BoardScene
  readonly players: readonly PlayerScene[]
  /** Cards that nobody has yet: on the table, or in the hand to choose from. */
  readonly cards?: readonly CardScene[]
  readonly supplies: readonly SupplyScene[]
  /** Where players hold shares of companies. */
  readonly companies?: CompaniesScene
  /** Routes that are drawn on the board now. */
  readonly routes?: readonly RouteScene[]
  /** Whose network can be asked for. */
  readonly networks?: readonly NetworkOwner[]
  /** Hexes with track that whoever builds now reaches: they stay clear where others are veiled. */
  readonly reached?: readonly string[]
  readonly checklist?: Checklist
  /** Between what is decided, by cards of their own: the first that is open is put before the person. */
  readonly choices?: readonly ChoiceScene[]
  /** What comes about step by step, as things stand. */
  readonly sequence?: SequenceScene
  /** What the one on turn owes, where anything can be borrowed. */
  readonly debt?: DebtScene
  /** Once the game is over by its rules: why, in a sentence. */
  readonly end?: string
  /** What somebody should know who has never played it. */
  readonly primer?: PrimerScene
}

/** A game in three sentences. */
export interface PrimerScene {
  /** What it is played for. */
  readonly goal: string
  /** The order of a round. */
  readonly rounds: string
  /** What to look for in this decision; absent where nothing is decided. */
  readonly look?: string
  /** The game has just begun: it is shown to whoever has not seen it. */
  readonly early?: true
}

/** The companies of a scene, if it has any. */
export const companiesIn = ({ companies }: Pick<Scene, 'companies'>): readonly CompanyScene[] =>
  companies?.all ?? []
