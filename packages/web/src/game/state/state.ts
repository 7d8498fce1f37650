import { signal } from '@preact/signals'
import type { Action, Seat } from '@roundhouse/kernel'
import type { Drawing, NetworkScene, NextTile, Preview, Target } from '@roundhouse/view'
import type { LoggedLine, OfferScene, Position, WhyNot } from '../../worker/protocol/position.ts'
import type { TroubleCode } from '../../worker/protocol/troubles.ts'
import type { LogFilter } from '../ledger/log/logFilter.ts'
import type { ReadMarks } from './recentNews.ts'
import type { FilledOffer } from './selection/offers.ts'

/** A moment of a game, by the moves before it. */
export interface MoveMark {
  readonly id: string
  readonly move: number
}

/**
 * Everything that the game screen knows. Whatever draws reads it, here or by
 * `derived.ts`. The game is changed by `gameRequests.ts`, the selection by the
 * files of `selection/`, the moment that is sought by `pastMoments.ts`; what is
 * open, by whoever opens it.
 *
 * Only guards of time and caches stay out, each in its file. `misclickGuard.ts`
 * and the rest of `pastMoments.ts` are over by themselves after some
 * milliseconds; of the first it is shown that it waits; to lose what was read (`select.ts`),
 * where the board was left (`boardHandle.ts`) or how far a list was scrolled
 * costs only that it is found again.
 */
export const state = {
  /** Where the game stands; null until a game is open. */
  head: signal<Position | null>(null),
  /** The moment of the past that is looked at; null for now. */
  past: signal<Position | null>(null),
  /** The moment that was gone to by hand and is not shown yet; a slider is quicker than what is asked for. */
  soughtMove: signal<number | null>(null),
  /** The moment that the table was asked for last, null for now; the answer about another comes too late. */
  askedMoment: signal<{ readonly move: number | null }>({ move: null }),
  /** Every line of the log, up to now. */
  log: signal<readonly LoggedLine[]>([]),
  /** From when this game was opened until it is left; what comes of an earlier visit is not heeded any more. */
  visit: signal<TableVisit | null>(null),
  /** How many requests of this visit are under way. */
  requests: signal(0),
  /** The visit in which the selection is on its way to the table. */
  sending: signal<TableVisit | null>(null),
  /** A bot, or a long search, thinks. */
  thinking: signal(false),
  /** What went wrong; the words are the dictionary's. */
  failure: signal<TroubleCode | null>(null),
  /** Why, in the words of whoever closed the table. */
  closingReason: signal<string | null>(null),
  /** Where a game stood when it was let run on to the person's next turn. */
  forwardedFrom: signal<MoveMark | null>(null),
  /** What somebody else has taken back since the person's last move. */
  takenBack: signal<TakenBack | null>(null),
  /** Up to where what others changed was read, game by game. */
  changesRead: signal<ReadMarks>(new Map()),

  /** Powers that were left unused at a table, by their cards: it is not asked about them again. */
  powersLeft: signal<{ readonly id: string; readonly powers: readonly string[] }>({ id: '', powers: [] }),

  /** What a person is about to do; nothing of it is done before it is committed. */
  selection: {
    /** The thing that was pointed at. */
    target: signal<Target | null>(null),
    /** The key of the group of actions that was opened by hand; null for the one that comes up by itself. */
    group: signal<string | null>(null),
    /** The company that was pointed at, and what for, while it is not yet said how. */
    company: signal<{ readonly company: string; readonly heading: string } | null>(null),
    /** The offer that was selected, with what fills its blank so far. */
    offer: signal<FilledOffer | null>(null),
    /** The selection that came up by itself, where it may be left alone. */
    untouched: signal<FilledOffer | null>(null),
    /** What could be selected instead: the same done to the same thing in another way. */
    options: signal<SelectionOptions>({ key: '', offers: [], previews: [], tiles: [] }),
    /** What an offer would bring that was selected; the last one's stays until the next is known. */
    lastPreview: signal<{ readonly of: FilledOffer; readonly preview: Preview | null } | null>(null),
    /** Where something is decided right after it (`Preview.next`): which of that. */
    next: signal(0),
    /** Why something cannot be done: the selection, or something else that was asked about. */
    refusal: signal<{ readonly whyNot: WhyNot; readonly of: 'selection' | 'question' } | null>(null),
    /** What was asked last about a refusal; the answer to an earlier question comes too late, as does any once something is selected. */
    question: signal<Promise<WhyNot | null> | null>(null),
    /** The tile that does not fit about which was asked. */
    refusedTile: signal<NextTile | null>(null),
    /** Others have moved since it was selected: whether it still fits. */
    recheck: signal<'fits' | 'refused' | null>(null),
    /** What was selected when others changed the position: it is shown as long as it cannot be done. */
    lost: signal<{ readonly label: string; readonly action: Action } | null>(null),
    /** The run that is drawn, as it was read last. */
    drawing: signal<Drawing | null>(null),
    /** The train whose run is drawn by hand now. */
    train: signal<string | null>(null),
  },

  /** Whose network is looked at, beside whatever is decided; null for nobody's. */
  networkOwner: signal<string | null>(null),
  /** It as it was read last. */
  network: signal<{ readonly owner: string; readonly scene: NetworkScene } | null>(null),

  /** Which parts of the screen are open. */
  openParts: {
    /** The pane of a phone that was asked for. */
    pane: signal<Pane>('map'),
    /** The tab beside the board that was asked for. */
    tab: signal<Tab>('ledger'),
    /** What the pane of the companies shows. */
    companyView: signal<CompanyView>('companies'),
    /** How high the sheet of a phone stands. */
    sheet: signal<SheetHeight>('half'),
    /** How the board is shown: drawn, or in words. */
    board: signal<'map' | 'table'>('map'),
    /** Whether a price chart of many rows under the board is seen whole; null while the game says. */
    chart: signal<boolean | null>(null),
    /** What a phone shows where log and chat share a pane. */
    talk: signal<'log' | 'chat'>('log'),
    /** What of the log of a game is shown. */
    logFilter: signal<{ readonly id: string; readonly filter: LogFilter } | null>(null),
    /** The menu is open. */
    menu: signal(false),
    /** What the game is about was asked for. */
    primer: signal(false),
    /** The list of keys is open; with the way to a hex first, where that was asked for. */
    keys: signal<boolean | 'goTo'>(false),
    /** The chart of what changes in the course of the game is open. */
    phases: signal(false),
  },
}

export const { selection, openParts } = state

/** A stay at a table. */
export interface TableVisit {
  readonly id: string
  readonly opened: Promise<void>
}

/** Moves of others that no longer stand. */
export interface TakenBack {
  readonly id: string
  readonly by: Seat
  /** How many moves were left. */
  readonly moves: number
  /** How many went. */
  readonly count: number
  /** What the log told of the first of them, if it told anything. */
  readonly what: string | undefined
}

/** What is known of the options of a selection. */
export interface SelectionOptions {
  /** The same as long as the options are, in the same position and language. */
  readonly key: string
  readonly offers: readonly OfferScene[]
  /** What each would bring; none until it is known. */
  readonly previews: readonly Preview[]
  /** The tiles that could come next on the hex, whether they fit or not. */
  readonly tiles: readonly NextTile[]
}

export const PANES = ['map', 'market', 'companies', 'supplies', 'players', 'log'] as const
export type Pane = (typeof PANES)[number]

export const TABS = ['ledger', 'companies', 'market', 'supplies', 'log', 'chat', 'charts'] as const
export type Tab = (typeof TABS)[number]

export const COMPANY_VIEWS = ['companies', 'ledger', 'supplies'] as const
type CompanyView = (typeof COMPANY_VIEWS)[number]

export const SHEET_HEIGHTS = ['peek', 'half', 'full'] as const
type SheetHeight = (typeof SHEET_HEIGHTS)[number]
