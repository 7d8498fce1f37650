import { batch } from '@preact/signals'
import { invitationTo } from '../../online/lobby/invitations.ts'
import { ask } from '../../worker/connection.ts'
import type { Push } from '../../worker/protocol/messages.ts'
import type { LogChange, Position } from '../../worker/protocol/position.ts'
import { applyLogChange } from './applyLogChange.ts'
import { isBusy, isPreviewed, preview, selectedAction, shownPosition } from './derived.ts'
import { notePowersLeft } from './powersLeft.ts'
import { forwardedFromHere, readAfter, readUpTo } from './recentNews.ts'
import { request } from './request.ts'
import { offerOf } from './selection/offers.ts'
import {
  ageSelections,
  forgetSelection,
  forgetSelectionsOf,
  savedSelection,
} from './selection/savedSelection.ts'
import { resetSelection, selectOffer, showOptions } from './selection/select.ts'
import { selection, state, type TableVisit } from './state.ts'
import { takenBackBy } from './takenBack.ts'

const { visit, head, past, askedMoment, log, failure, sending } = state

/** Opens a game of this device or of the server, at a moment of its past or now. */
export function openGame(id: string, move: number | null): Promise<void> {
  if (visit.value?.id !== id) {
    leave()
    visit.value = visitTo(id)
  }
  return lookAt(move)
}

function visitTo(id: string): TableVisit {
  const invitation = invitationTo(id)
  return { id, opened: ask('open', { id, ...(invitation !== undefined && { invitation }) }) }
}

/** Tries once more to open what could not be opened; until it is, what went wrong stays said. */
export async function openAgain(): Promise<void> {
  if (!visit.value || isBusy.value) return
  const here = visitTo(visit.value.id)
  visit.value = here
  const isOpened = here.opened.then(
    () => true,
    () => false,
  )
  await lookAt(askedMoment.value.move)
  if ((await isOpened) && visit.value === here) failure.value = null
}

/** Leaves the game; it stays where it is, as it is. */
export function closeGame(): void {
  leave()
  void ask('close', null)
}

function leave(): void {
  batch(() => {
    visit.value = null
    head.value = null
    past.value = null
    log.value = []
    state.requests.value = 0
    failure.value = null
    state.networkOwner.value = null
    state.takenBack.value = null
    selection.lost.value = null
    resetSelection()
  })
}

/** Looks at the moment after that many moves; null for now. */
function lookAt(move: number | null): Promise<void> {
  const asked = { move }
  askedMoment.value = asked
  return request(async () => {
    await visit.value?.opened
    const last = head.value?.moves ?? 0
    const isNow = move === null || move >= last
    const then = isNow || askedMoment.value !== asked ? null : await ask('at', { move: Math.max(0, move) })
    if (askedMoment.value === asked) past.value = then
  })
}

/** Does what is selected, or shows why it cannot be done; it stays selected then. */
export async function commit(): Promise<void> {
  if (isBusy.value || !isPreviewed.value) return
  const here = visit.value
  await request(async () => {
    const from = head.value
    if (!from?.turn || !selectedAction.value || past.value) return
    const known = selection.lastPreview.value?.preview
    const next = known?.next?.[selection.next.value]?.action
    sending.value = here
    try {
      const refused = await ask('move', {
        seat: from.turn.seat,
        action: selectedAction.value,
        ...(next && { next }),
      })
      if (visit.value !== here) return
      if (refused) selection.refusal.value = { whyNot: refused, of: 'selection' }
      else {
        forgetSelection(from)
        if (known) notePowersLeft(from.id, known)
      }
    } finally {
      if (sending.value === here) sending.value = null
    }
  })
  if (visit.value === here && head.value && !selection.offer.value) selectSaved(head.value)
}

export const undoMove = (): Promise<void> => request(() => ask('undo', null))
export const redoMove = (): Promise<void> => request(() => ask('redo', null))

/** The person whose turn it is has the device. */
export const receiveDevice = (): Promise<void> => request(() => ask('take', null))

/** Lets a bot make one move, where bots wait to be asked. */
export const botMove = (): Promise<void> => request(() => ask('botMove', null))

/** Lets bots move at once until a person is asked; what they did is told then. */
export function forward(): Promise<void> {
  const { forwardedFrom, changesRead } = state
  const now = head.value
  if (now) forwardedFrom.value = forwardedFromHere(now, forwardedFrom.value, readUpTo(now, changesRead.value))
  return request(() => ask('forward', null))
}

/** A game of its own from the moment that is shown, where every seat can be tried; gives its id, if it may be. */
export async function branch(): Promise<string | null> {
  if (isBusy.value) return null
  const here = visit.value
  let id: string | null = null
  await request(async () => {
    id = (await ask('branch', { move: shownPosition.value?.move ?? 0 })).id
  })
  return visit.value === here ? id : null
}

/** Something has happened at the table. */
export function followTable(push: Push): void {
  if (push.happened === 'thinking') state.thinking.value = push.thinking
  if (push.happened === 'trouble' && visit.value)
    batch(() => {
      failure.value = push.trouble
      state.closingReason.value = push.reason ?? null
    })
  if (push.happened === 'position' && push.position.id === visit.value?.id)
    batch(() => showArrived(push.position, push.log))
}

/** A new position, or the same one in other words: what was selected in it is selected again. */
function showArrived(now: Position, change: LogChange): void {
  const before = head.value?.id === now.id ? head.value : null
  const told = takenBackBy(before, now, log.value, state.takenBack.value)
  const isTakenBack = told !== state.takenBack.value && told !== null
  const lost = isTakenBack && before?.turn ? selected() : null
  state.takenBack.value = told
  log.value = applyLogChange(before ? log.value : [], change)
  head.value = now
  state.changesRead.value = readAfter(state.changesRead.value, now)
  if (before?.moves !== now.moves) resetSelection()
  else showOptions()
  if (lost) selection.lost.value = lost
  if (isTakenBack) ageSelections(now.id)
  if (past.value) void lookAt(askedMoment.value.move)
  if (sending.value !== visit.value) selectSaved(now)
}

/** What is selected now, in the words of its button. */
function selected(): typeof selection.lost.value {
  const label = preview.value?.label ?? selection.offer.value?.offer.heading
  return selectedAction.value && label !== undefined ? { label, action: selectedAction.value } : null
}

/** Selects what was selected here before. Where others have moved meanwhile, it is looked at once more. */
function selectSaved(now: Position): void {
  const saved = savedSelection(now)
  const offered = saved && offerOf(now.offers, saved.action)
  if (offered) {
    selection.target.value ??= offered.offer.target
    void selectOffer(offered.offer, offered.filling)
  }
  if (saved?.isOld && now.turn) selection.recheck.value = offered ? 'fits' : 'refused'
  if (saved?.isOld && now.turn && !offered) forgetSelection(now)
  if (now.over) forgetSelectionsOf(now.id)
}
