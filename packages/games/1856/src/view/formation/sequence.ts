import type { HexName } from '@roundhouse/board'
import { type ChapterScene, eventsOf, type SequenceScene } from '@roundhouse/view'
import type { Formation, State1856 } from '../../state.ts'
import type { Outcome1856 } from '../previews/outcome.ts'
import type { Wording1856 } from '../wording.ts'
import { debtTable } from './debts.ts'
import { isDecision, standing, withMergers } from './outlook.ts'
import { comingFacts, railwayFacts, tokenFacts, trainFacts } from './railway.ts'
import { exchangeTable, holdingTable } from './shares.ts'

/** 1856-3: the formation that goes on: as it will come about, and once the CGR is there, as it is. */
export function formationNow(state: State1856, wording: Wording1856): SequenceScene | undefined {
  const { formation } = state
  if (!formation) return undefined
  return formation.step === 'decide'
    ? comingFormation(standing(state), wording)
    : formedSequence(state, formation.step, wording)
}

/** 1856-3: the formation that an action begins or decides, with all mergers that may still follow. */
export function formationBy(outcome: Outcome1856, wording: Wording1856): SequenceScene | undefined {
  const [begun] = eventsOf(outcome.now, 'formation-begun')
  const isBegun = begun !== undefined && begun.toDecide.length > 0
  return isDecision(outcome) || isBegun ? comingFormation(outcome, wording) : undefined
}

function comingFormation(outcome: Outcome1856, wording: Wording1856): SequenceScene {
  const { formation, list } = wording.words
  const shown = withMergers(outcome)
  const left = outcome.after.formation?.step === 'decide' ? outcome.after.formation.toDecide : []
  const chapter = chapterOf(wording)
  const isFormed = eventsOf(shown.now, 'cgr-formed').length > 0
  const gone = eventsOf(shown.now, 'token-removed').map(({ hex }) => hex)
  return {
    title: formation.title,
    ...(left.length > 0 && { note: formation.othersMerge({ names: list(left), count: left.length }) }),
    chapters: [
      chapter('debts', { table: debtTable(outcome, wording) }),
      ...(isFormed ? [chapter('shares', { table: exchangeTable(shown, wording) })] : []),
      chapter('railway', { facts: comingFacts(shown, wording) }),
      ...(isFormed ? chaptersOfCgr(shown.after, wording, gone) : []),
    ],
  }
}

/** 1856-3j, 1856-3k: the president of the CGR decides about its tokens, then about its trains. */
function formedSequence(state: State1856, step: Formation['step'], wording: Wording1856): SequenceScene {
  const chapter = chapterOf(wording)
  const now = { now: true } as const
  const [tokens, trains] = chaptersOfCgr(state, wording)
  return {
    title: wording.words.formation.title,
    chapters: [
      chapter('shares', { table: holdingTable(state, wording) }),
      chapter('railway', { facts: railwayFacts(state, wording) }),
      { ...tokens!, ...(step !== 'trains' && now) },
      { ...trains!, ...(step === 'trains' && now) },
    ],
  }
}

/** What becomes of tokens and trains. */
function chaptersOfCgr(
  state: State1856,
  wording: Wording1856,
  gone: readonly HexName[] = [],
): readonly ChapterScene[] {
  const chapter = chapterOf(wording)
  return [
    chapter('tokens', { facts: tokenFacts(state, wording, gone) }),
    chapter('trains', { facts: trainFacts(state, wording) }),
  ]
}

const chapterOf =
  ({ words: { formation } }: Wording1856) =>
  (name: keyof typeof formation.chapters, content: Pick<ChapterScene, 'table' | 'facts'>): ChapterScene => ({
    title: formation.chapters[name],
    ...content,
  })
