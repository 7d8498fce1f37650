import { computed, signal } from '@preact/signals'
import type { Action, Filling, Seat } from '@roundhouse/kernel'
import type { Drawing, Preview, Stroke, Target } from '@roundhouse/view'
import { invitationTo } from '../../online/invitations.ts'
import { WorkerTrouble } from '../../worker/client.ts'
import { ask, subscribe } from '../../worker/connection.ts'
import type {
  LogChange,
  LoggedLine,
  OfferScene,
  Position,
  Push,
  TroubleCode,
  WhyNot,
} from '../../worker/protocol.ts'
import { applyLogChange } from './applyLogChange.ts'
import { combinePreviews } from './combinePreviews.ts'
import { actionOf, offerOf, type Selection, usualFilling } from './offers.ts'
import { commonestReason } from './retarget.ts'
import { forgetSelection, forgetSelectionsOf, savedSelection, saveSelection } from './savedSelection.ts'

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

/** How many requests of this stay are under way. */
const underWay = signal(0)

/** A request is under way: nothing can be committed meanwhile. */
export const busy = computed(() => underWay.value > 0)

/** A bot, or a long search, thinks. */
export const thinking = signal(false)

/** The thing that was pointed at. */
export const pointedAt = signal<Target | null>(null)

/** What was picked up and not yet done. */
export const selection = signal<Selection | null>(null)

/** What something that was picked up would bring by itself. */
const outcome = signal<{ readonly of: Selection; readonly choice: Preview | null } | null>(null)

/** Whether it is known what would come of what is in hand now. */
export const isPreviewed = computed(() => outcome.value !== null && outcome.value.of === selection.value)

/** Where something is decided right after it: which of that. */
export const nextChoice = signal(0)

/** What would come of it, together with what follows; in the past nothing would. */
export const preview = computed(() =>
  past.value ? null : combinePreviews(outcome.value?.choice ?? null, nextChoice.value),
)

/** Why something cannot be done. */
export const refusalShown = signal<WhyNot | null>(null)

/** It was asked about something else than what is in hand. */
const asked = signal(false)

/** Why what is in hand cannot be done. */
export const selectionRefusal = computed(() => (asked.value ? null : refusalShown.value))

/** Others have moved while something was picked up: whether it can still be done. */
export const recheck = signal<'fits' | 'unfit' | null>(null)

/** What went wrong; the words are the dictionary's. */
export const failure = signal<TroubleCode | null>(null)

/** The action that would be done by committing; null while a blank is empty. */
export const action = computed<Action | null>(() => actionOf(selection.value))

/** From when a game is opened until it is left; what comes of an earlier stay is not heeded any more. */
interface Stay {
  readonly id: string
  readonly opened: Promise<void>
}

let stay: Stay | null = null

/** Opens a game of this device or of the server, at a moment of its past or now. */
export function openGame(id: string, move: number | null): Promise<void> {
  if (stay?.id !== id) {
    leave()
    stay = stayAt(id)
  }
  return lookAt(move)
}

function stayAt(id: string): Stay {
  const invitation = invitationTo(id)
  return { id, opened: ask('open', { id, ...(invitation !== undefined && { invitation }) }) }
}

/** Tries once more to open what could not be opened; until it is, what went wrong stays said. */
export async function openAgain(): Promise<void> {
  if (!stay || busy.value) return
  const here = stayAt(stay.id)
  stay = here
  const isOpened = here.opened.then(
    () => true,
    () => false,
  )
  await lookAt(sought.move)
  if ((await isOpened) && stay === here) failure.value = null
}

/** Leaves the game; it stays where it is, as it is. */
export function closeGame(): void {
  leave()
  void ask('close', null)
}

function leave(): void {
  stay = null
  head.value = null
  past.value = null
  log.value = []
  underWay.value = 0
  failure.value = null
  clear()
}

/** The moment that was asked for last; the answer about another one comes too late. */
let sought: { readonly move: number | null } = { move: null }

/** Looks at the moment after that many moves; null for now. */
function lookAt(move: number | null): Promise<void> {
  const mine = { move }
  sought = mine
  return request(async () => {
    await stay?.opened
    const last = head.value?.moves ?? 0
    const isNow = move === null || move >= last
    const then = isNow || sought !== mine ? null : await ask('at', { move: Math.max(0, move) })
    if (sought === mine) past.value = then
  })
}

/** Picks an offer up, with what fills its blank; nothing is done yet. Gives whether it is still in hand when it is known what it would bring. */
export async function selectOffer(
  offer: OfferScene,
  filling: Filling = usualFilling(offer),
): Promise<boolean> {
  lastQuestion++
  refusalShown.value = null
  const picked: Selection = filling === undefined ? { offer } : { offer, filling }
  selection.value = picked
  const made = actionOf(picked)
  if (head.value && made) saveSelection(head.value, made)
  const refused = made && isFree(offer) ? await ask('whyNot', { action: made }) : null
  const [choice] = made && !refused ? await ask('previews', { actions: [made] }) : []
  if (selection.value !== picked) return false
  outcome.value = { of: picked, choice: choice ?? null }
  asked.value = false
  refusalShown.value = refused
  return true
}

/** Whether its blank can be filled in ways that the rules refuse. */
const isFree = ({ blank }: OfferScene): boolean => blank?.kind === 'open' || blank?.kind === 'subset'

/** Puts down what was picked up; whoever looks at the past has it out of hand, and finds it again. */
export function clearSelection(): void {
  if (past.value) return
  clear()
  if (head.value) forgetSelection(head.value)
}

function clear(): void {
  lastQuestion++
  pointedAt.value = null
  selection.value = null
  outcome.value = null
  nextChoice.value = 0
  refusalShown.value = null
  recheck.value = null
}

/** The stay in which what was picked up is on its way. */
const committing = signal<Stay | null>(null)

/** What was picked up is on its way. */
export const isSending = computed(() => committing.value !== null)

/** Does what was picked up, or shows why it cannot be done; what was picked up stays then. */
export const commit = async (): Promise<void> => {
  if (busy.value || !isPreviewed.value) return
  const here = stay
  await request(async () => {
    const from = head.value
    if (!from?.turn || !action.value || past.value) return
    const next = outcome.value?.choice?.next?.[nextChoice.value]?.action
    committing.value = here
    try {
      const refused = await ask('move', { seat: from.turn.seat, action: action.value, ...(next && { next }) })
      if (stay !== here) return
      asked.value = false
      if (refused) refusalShown.value = refused
      else forgetSelection(from)
    } finally {
      if (committing.value === here) committing.value = null
    }
  })
  if (stay === here && head.value && !selection.value) pickUpAgain(head.value)
}

/** Asks why an action cannot be done; the answer is in `why`, null when it can. */
export const askWhyNot = (tried: unknown): Promise<void> => wonder(() => ask('whyNot', { action: tried }))

/** The same where a person may have meant one of several actions: the reason that most of them share. */
export const askWhyNoneOf = (tried: readonly Action[] | Promise<readonly Action[]>): Promise<void> =>
  wonder(async () =>
    commonestReason(await Promise.all((await tried).map((action) => ask('whyNot', { action })))),
  )

let lastQuestion = 0

/** Shows a reason, unless something else was asked or pointed at meanwhile. */
function wonder(reason: () => Promise<WhyNot | null>): Promise<void> {
  const question = ++lastQuestion
  const target = pointedAt.value
  return request(async () => {
    const found = await reason()
    if (question !== lastQuestion || pointedAt.value !== target) return
    refusalShown.value = found
    asked.value = true
  })
}

/** What each of several offers would bring, for a list. */
export const previewsOf = (actions: readonly Action[]): Promise<readonly Preview[]> =>
  ask('previews', { actions })

/** A run drawn by hand, after a stroke where there is one; the best run before anything is drawn. */
export const drawingOf = (filling: unknown, stroke?: Stroke): Promise<Drawing | null> =>
  ask('draw', { filling, ...(stroke && { stroke }) })

export const undo = (): Promise<void> => request(() => ask('undo', null))
export const redo = (): Promise<void> => request(() => ask('redo', null))

/** The person whose turn it is has the device. */
export const takeDevice = (): Promise<void> => request(() => ask('take', null))

/** Lets a bot make one move, where bots wait to be asked. */
export const botMove = (): Promise<void> => request(() => ask('botMove', null))

/** A game of its own from the moment that is shown, where every seat can be tried; gives its id, if it may be. */
export async function branch(): Promise<string | null> {
  if (busy.value) return null
  const here = stay
  let id: string | null = null
  await request(async () => {
    id = (await ask('branch', { move: position.value?.move ?? 0 })).id
  })
  return stay === here ? id : null
}

async function request(work: () => Promise<void>): Promise<void> {
  const here = stay
  underWay.value++
  try {
    await work()
  } catch (error) {
    if (!(error instanceof WorkerTrouble)) throw error
    if (stay === here) failure.value = error.code
  } finally {
    if (stay === here) underWay.value--
  }
}

function happened(push: Push): void {
  if (push.happened === 'thinking') thinking.value = push.thinking
  if (push.happened === 'trouble' && stay) failure.value = push.trouble
  if (push.happened === 'position') arrived(push.position, push.log)
}

/** A new position, or the same one in other words: what was picked up in it is picked up again. */
function arrived(now: Position, change: LogChange): void {
  if (now.id !== stay?.id) return
  const before = head.value?.id === now.id ? head.value : null
  log.value = applyLogChange(before ? log.value : [], change)
  head.value = now
  if (before?.moves !== now.moves) clear()
  if (past.value) void lookAt(sought.move)
  if (committing.value !== stay) pickUpAgain(now)
}

/** What was picked up before. Where others have moved meanwhile, it is looked at once more. */
function pickUpAgain(now: Position): void {
  const draft = savedSelection(now)
  const kept = draft && offerOf(now.offers, draft.action)
  if (kept) {
    pointedAt.value ??= kept.offer.target
    void selectOffer(kept.offer, kept.filling)
  }
  if (draft?.isOld && now.turn) recheck.value = kept ? 'fits' : 'unfit'
  if (draft?.isOld && now.turn && !kept) forgetSelection(now)
  if (now.over) forgetSelectionsOf(now.id)
}

subscribe(happened)
