import { computed, signal } from '@preact/signals'
import type { Action, Choice, Drawing, Filling, Seat, Stroke, Target } from '@roundhouse/kernel'
import { invitationTo } from '../online/invitations.ts'
import { WorkerTrouble } from '../worker/client.ts'
import type {
  LogChange,
  LoggedLine,
  OfferScene,
  Position,
  Push,
  TroubleCode,
  WhyNot,
} from '../worker/protocol.ts'
import { ask, hear } from '../worker/table.ts'
import { forgetDraft, keepDraft, keptDraft } from './draft.ts'
import { commonest } from './instead.ts'
import { merged } from './merged.ts'
import { actionOf, type Chosen, offerOf, offersOn, usual } from './offers.ts'
import { together } from './together.ts'

/** Where the game stands. */
export const head = signal<Position | null>(null)

/** The moment of the past that is looked at; null for now. */
export const past = signal<Position | null>(null)

/** What is shown: the past that is looked at, or where the game stands. */
export const position = computed(() => past.value ?? head.value)

/** Every line of the log, up to now. */
export const log = signal<readonly LoggedLine[]>([])

/** Whose eyes the screen is for; null when nobody's in particular. */
export const me = computed<Seat | null>(() => position.value?.viewer ?? null)

/** A request is under way: nothing can be committed meanwhile. */
export const busy = signal(false)

/** A bot, or a long search, thinks. */
export const thinking = signal(false)

/** The thing that was pointed at. */
export const selected = signal<Target | null>(null)

/** What was picked up and not yet done. */
export const chosen = signal<Chosen | null>(null)

/** What it would bring by itself. */
const outcome = signal<Choice | null>(null)

/** Where something is decided right after it: which of that. */
export const following = signal(0)

/** What would come of it, together with what follows. */
export const preview = computed(() => together(outcome.value, following.value))

/** Why something cannot be done. */
export const why = signal<WhyNot | null>(null)

/** It was asked about something else than what is in hand. */
const asked = signal(false)

/** Why what is in hand cannot be done. */
export const illegal = computed(() => (asked.value ? null : why.value))

/** Others have moved while something was picked up: whether it can still be done. */
export const recheck = signal<'fits' | 'unfit' | null>(null)

/** What went wrong; the words are the dictionary's. */
export const trouble = signal<TroubleCode | null>(null)

/** The offers made by pointing at the selected thing. */
export const offersHere = computed(() =>
  selected.value ? offersOn(position.value?.offers ?? [], selected.value) : [],
)

/** The action that would be done by committing; null while a blank is empty. */
export const action = computed<Action | null>(() => actionOf(chosen.value))

/** Opens a game of this device or of the server, at a moment of its past or now. */
export const openGame = (id: string, move: number | null): Promise<void> =>
  request(async () => {
    if (head.value?.id !== id) {
      leave()
      const invitation = invitationTo(id)
      await ask('open', { id, ...(invitation !== undefined && { invitation }) })
    }
    await look(move)
  })

/** Leaves the game; it stays where it is, as it is. */
export function closeGame(): void {
  leave()
  void ask('close', null)
}

function leave(): void {
  head.value = null
  past.value = null
  log.value = []
  clear()
}

/** Looks at the moment after that many moves; null for now. */
export const lookAt = (move: number | null): Promise<void> => request(() => look(move))

async function look(move: number | null): Promise<void> {
  const last = head.value?.moves ?? 0
  past.value = move === null || move >= last ? null : await ask('at', { move: Math.max(0, move) })
}

/** Points at a thing: what can be done with it comes up. A single offer without a blank is picked up at once. */
export function point(target: Target | null): void {
  drop()
  selected.value = target
  const [only, ...more] = offersHere.value
  if (only && more.length === 0) void choose(only)
}

/** Picks an offer up, with what fills its blank; nothing is done yet. */
export async function choose(offer: OfferScene, filling: Filling = usual(offer)): Promise<void> {
  why.value = null
  const picked: Chosen = filling === undefined ? { offer } : { offer, filling }
  chosen.value = picked
  const made = actionOf(picked)
  if (head.value && made) keepDraft(head.value, made)
  const refused = made && isFree(offer) ? await ask('whyNot', { action: made }) : null
  const [choice] = made && !refused ? await ask('choices', { actions: [made] }) : []
  if (chosen.value !== picked) return
  outcome.value = choice ?? null
  asked.value = false
  why.value = refused
}

/** Whether its blank can be filled in ways that the rules refuse. */
const isFree = ({ blank }: OfferScene): boolean => blank?.kind === 'open' || blank?.kind === 'subset'

/** Puts down what was picked up. */
export function drop(): void {
  clear()
  forgetDraft()
}

function clear(): void {
  selected.value = null
  chosen.value = null
  outcome.value = null
  following.value = 0
  why.value = null
  recheck.value = null
}

/** What was picked up is on its way. */
let committing = false

/** Does what was picked up, or shows why it cannot be done; what was picked up stays then. */
export const commit = async (): Promise<void> => {
  if (busy.value) return
  await request(async () => {
    const turn = head.value?.turn
    if (!turn || !action.value || past.value) return
    const next = outcome.value?.next?.[following.value]?.action
    committing = true
    try {
      const refused = await ask('move', { seat: turn.seat, action: action.value, ...(next && { next }) })
      asked.value = false
      if (refused) why.value = refused
      else forgetDraft()
    } finally {
      committing = false
    }
  })
  if (head.value && !chosen.value) pickUpAgain(head.value)
}

/** Asks why an action cannot be done; the answer is in `why`, null when it can. */
export const askWhyNot = (tried: unknown): Promise<void> =>
  request(async () => {
    why.value = await ask('whyNot', { action: tried })
    asked.value = true
  })

/** The same where a person may have meant one of several actions: the reason that most of them share. */
export const askWhyNoneOf = (tried: readonly Action[]): Promise<void> =>
  request(async () => {
    why.value = commonest(await Promise.all(tried.map((action) => ask('whyNot', { action }))))
    asked.value = true
  })

/** What each of several offers would bring, for a list. */
export const choicesOf = (actions: readonly Action[]): Promise<readonly Choice[]> =>
  ask('choices', { actions })

/** A run drawn by hand, after a stroke where there is one; the best run before anything is drawn. */
export const drawingOf = (filling: unknown, stroke?: Stroke): Promise<Drawing | null> =>
  ask('draw', { filling, ...(stroke && { stroke }) })

export const undo = (): Promise<void> => request(() => ask('undo', null))
export const redo = (): Promise<void> => request(() => ask('redo', null))

/** The person whose turn it is has the device. */
export const take = (): Promise<void> => request(() => ask('take', null))

/** Lets a bot make one move, where bots wait to be asked. */
export const botMove = (): Promise<void> => request(() => ask('botMove', null))

/** A game of its own from the moment that is shown, where every seat can be tried; gives its id, if it may be. */
export async function branch(): Promise<string | null> {
  let id: string | null = null
  await request(async () => {
    id = (await ask('branch', { move: position.value?.move ?? 0 })).id
  })
  return id
}

async function request(work: () => Promise<void>): Promise<void> {
  busy.value = true
  try {
    await work()
  } catch (error) {
    if (!(error instanceof WorkerTrouble)) throw error
    trouble.value = error.code
  } finally {
    busy.value = false
  }
}

function happened(push: Push): void {
  if (push.happened === 'thinking') thinking.value = push.thinking
  if (push.happened === 'trouble') trouble.value = push.trouble
  if (push.happened === 'position') arrived(push.position, push.log)
}

/** A new position, or the same one in other words: what was picked up in it is picked up again. */
function arrived(now: Position, change: LogChange): void {
  const before = head.value?.id === now.id ? head.value : null
  log.value = merged(before ? log.value : [], change)
  head.value = now
  if (before?.moves !== now.moves) clear()
  if (past.value) void lookAt(past.value.move)
  if (!committing) pickUpAgain(now)
}

/** What was picked up before. Where others have moved meanwhile, it is looked at once more. */
function pickUpAgain(now: Position): void {
  const draft = keptDraft(now)
  const kept = draft && offerOf(now.offers, draft.action)
  if (kept) void choose(kept.offer, kept.filling)
  if (draft?.isOld && now.turn) recheck.value = kept ? 'fits' : 'unfit'
  if (draft?.isOld && now.turn && !kept) forgetDraft()
}

hear(happened)

export { type Chosen, isSame, offersOn } from './offers.ts'
