import { computed, effect, signal } from '@preact/signals'
import type { Choice } from '@roundhouse/kernel'
import { looksOf } from '../board/look.ts'
import type { OfferScene } from '../worker/protocol.ts'
import { type Deed, deedsOf, firstOf, pressesOf } from './deeds.ts'
import {
  choicesOf,
  choose,
  chosen,
  drop,
  head,
  illegal,
  past,
  position,
  preview,
  selected,
  why,
} from './model.ts'
import { actionOf, isSame, usual } from './offers.ts'
import { trayOf, turned } from './tray.ts'

function media(query: string) {
  const list = matchMedia(query)
  const matches = signal(list.matches)
  list.addEventListener('change', () => {
    matches.value = list.matches
  })
  return matches
}

/** A phone, or a page that is magnified until it is no larger: one pane at a time. */
export const narrow = media('(width < 600px), (height < 480px)')

/** So low that nothing comes up from the bottom: the decision is beside the pane, or below it on a page that scrolls. */
export const low = media('(height < 480px)')

/** The device is dark, whatever the page is. */
export const darkDevice = media('(prefers-color-scheme: dark)')

/** Room for the log beside everything else. */
export const wide = media('(width >= 1680px)')

/** A tablet held upright: the board on top, with no room for the prices under it. */
export const upright = media('(600px <= width < 1024px) and (orientation: portrait)')

const PANES = ['map', 'market', 'companies', 'supplies', 'players', 'log'] as const
export type Pane = (typeof PANES)[number]
const wantedPane = signal<Pane>('map')

/** What the pane of the companies shows. */
export const COMPANY_VIEWS = ['companies', 'ledger', 'supplies'] as const
export const companyView = signal<(typeof COMPANY_VIEWS)[number]>('companies')

const TABS = ['ledger', 'companies', 'market', 'supplies', 'log', 'chat', 'charts'] as const
export type Tab = (typeof TABS)[number]
const wantedTab = signal<Tab>('ledger')

/** Whether the game has what a pane or a tab shows. */
export function isInGame(one: Pane | Tab): boolean {
  const scene = position.value?.scene
  switch (one) {
    case 'map':
      return scene?.board !== undefined
    case 'market':
      return scene?.market !== undefined
    case 'companies':
    case 'supplies':
      return (scene?.[one].length ?? 0) > 0
    default:
      return true
  }
}

/** The panes of a phone. Supplies are with the companies; where there are none, they have a pane of their own. */
export const panes = computed<readonly Pane[]>(() =>
  PANES.filter((one) => isInGame(one) && (one !== 'supplies' || !isInGame('companies'))),
)
export const pane = computed<Pane>(() =>
  panes.value.includes(wantedPane.value) ? wantedPane.value : panes.value[0]!,
)

/** The game is at a table of the server. */
export const isOnline = computed(() => head.value?.online !== undefined)

/** The tabs of the rail: what has no place of its own on this screen. */
export const tabs = computed<readonly Tab[]>(() =>
  TABS.filter(
    (one) =>
      isInGame(one) &&
      (one !== 'market' || upright.value) &&
      (one !== 'log' || !wide.value) &&
      (one !== 'chat' || (isOnline.value && !wide.value)),
  ),
)
export const tab = computed<Tab>(() => (tabs.value.includes(wantedTab.value) ? wantedTab.value : 'ledger'))

export function showTab(one: Tab): void {
  wantedTab.value = one
}

export const HEIGHTS = ['peek', 'half', 'full'] as const
export const sheet = signal<(typeof HEIGHTS)[number]>('half')

/** The menu is open. */
export const menuShown = signal(false)

/** The list of keys is open; with the way to a hex first, where that was asked for. */
export const keysShown = signal<boolean | 'goTo'>(false)

/** The chart of what changes in the course of the game is open. */
export const phasesShown = signal(false)

/** How the companies look. */
export const looks = computed(() => looksOf(position.value?.scene.companies ?? []))

/** What can be done now. */
export const deeds = computed<readonly Deed[]>(() =>
  deedsOf(position.value?.offers ?? [], position.value?.scene.steps),
)
export const presses = computed<readonly OfferScene[]>(() => {
  const within = new Set(deeds.value.flatMap(({ offers }) => offers))
  return pressesOf(position.value?.offers ?? []).filter((offer) => !within.has(offer))
})

/** On a phone nothing else is in the row of the main button: it can say what to do for one. */
export const footIsFree = computed(
  () => narrow.value && pane.value === 'map' && presses.value.length === 0 && chosen.value === null,
)

const moves = computed(() => head.value?.moves)
const wanted = signal<string | null>(null)

const deedOf = (kinds: readonly string[]): Deed | undefined =>
  deeds.value.find(({ offers }) => offers.some(({ action }) => kinds.includes(action.kind)))

/** Where something must be paid in an order, what comes next in it. */
const demanded = computed<Deed | undefined>(() =>
  deedOf(position.value?.scene.checklist?.items.find(({ state }) => state === 'now')?.kinds ?? []),
)

/** What was picked up in this position before. */
const pickedUp = computed<Deed | undefined>(() =>
  deeds.value.find(({ offers }) => offers.some((offer) => chosen.value?.offer === offer)),
)

/** What is being done. */
export const deed = computed<Deed | undefined>(
  () =>
    deeds.value.find(({ key }) => key === wanted.value) ??
    pickedUp.value ??
    demanded.value ??
    firstOf(deeds.value, (position.value?.scene.steps ?? []).length > 0),
)

/** The company that was pointed at, and what for, while it is not yet said how. */
export const opened = signal<{ readonly company: string; readonly heading: string } | null>(null)

export function takeUp(key: string): void {
  drop()
  wanted.value = key
}

/** Takes up what is done by actions of these kinds. */
export function takeUpKinds(kinds: readonly string[]): void {
  const found = deedOf(kinds)
  const press = presses.value.find(({ action }) => kinds.includes(action.kind))
  if (found) takeUp(found.key)
  else if (press) void choose(press)
}

/** Picks an offer up, with the thing that it is done to. */
export function pick(offer: OfferScene): Promise<boolean> {
  const key = deeds.value.find(({ offers }) => offers.includes(offer))?.key
  if (key) wanted.value = key
  selected.value = offer.target
  return choose(offer)
}

/** Whether two offers are of the same action, in whatever words. */
export const isSameAction = (one: OfferScene, other: OfferScene): boolean =>
  JSON.stringify(one.action) === JSON.stringify(other.action)

/** Whether this offer is the one that was picked up. */
export const isPicked = (offer: OfferScene): boolean =>
  chosen.value !== null && isSameAction(chosen.value.offer, offer)

/**
 * What a single button would bring besides what its label says, where that is
 * no more than a sentence: it stands on the button itself.
 */
export const aside = computed<string | undefined>(() => {
  const choice = preview.value
  const isShort = choice?.notes.length === 1 && choice.changes.length === 0 && choice.warning === undefined
  return isShort && presses.value.some(isPicked) ? choice.notes[0] : undefined
})

/**
 * What could be picked up instead of what was: the same done to the same thing
 * in another way. Before that, the ways to do what a company was opened for.
 */
export const options = computed<readonly OfferScene[]>(() => {
  const offer = chosen.value?.offer
  if (!offer) return waysOf(opened.value)
  const within = deeds.value.find(({ offers }) => offers.some((one) => isSameAction(one, offer)))
  return (within?.offers ?? []).filter(
    (one) =>
      isSame(one.target, offer.target) && (one.heading === offer.heading || within?.control === 'choices'),
  )
})

const waysOf = (asked: typeof opened.value): readonly OfferScene[] =>
  asked === null
    ? []
    : deeds.value
        .flatMap(({ offers }) => offers)
        .filter(
          ({ target, heading }) =>
            target.on === 'company' && target.company === asked.company && heading === asked.heading,
        )

/** What each of them would bring, once it is known. */
export const outcomes = signal<readonly Choice[]>([])

/** The options that are known to be other ones only when the position or the thing is another. */
const optionsKey = computed(() =>
  JSON.stringify([head.value?.moves, position.value?.scene.round, options.value.map(({ action }) => action)]),
)

effect(() => {
  const key = optionsKey.value
  const offers = options.peek()
  outcomes.value = []
  // what nobody has drawn yet brings nothing
  const actions = offers.flatMap((offer) => actionOf({ offer, filling: usual(offer) }) ?? [])
  if (actions.length === 0) return
  void choicesOf(actions).then((found) => {
    if (optionsKey.peek() === key) outcomes.value = found
  })
})

/** The tiles that can be laid on the chosen hex. */
export const tray = computed(() => {
  const target = selected.value ?? chosen.value?.offer.target
  const name = target && 'hex' in target ? target.hex : undefined
  const now = position.value?.scene.board?.hexes.find(({ hex }) => hex === name)
  return trayOf(options.value, outcomes.value, now)
})

/** Turns the tile that was picked up. */
export function turn(step: number): void {
  const offer = options.value.find(isPicked)
  const next = offer && turned(tray.value, offer, step)
  if (next) void choose(next)
}

/** After a move the next thing to do comes up by itself. */
effect(() => {
  if (moves.value === undefined) return
  wanted.value = null
  opened.value = null
})

/** The pane on which the decision is made. */
const paneOfDeed = computed<Pane | null>(() =>
  deed.value ? (deed.value.control === 'companies' ? 'companies' : 'map') : null,
)

/** The reason that lies over the board or the sheet. A run says by itself why it is refused; in the past nothing is asked. */
export const reasonAbove = computed(() =>
  past.value || (deed.value?.control === 'routes' && illegal.value) ? null : why.value,
)

/** Shows a pane; where nothing is decided on it, the sheet leaves it room. A reason that was asked for stays behind. */
export function showPane(one: Pane): void {
  if (!illegal.peek()) why.value = null
  wantedPane.value = one
  companyView.value = 'companies'
  sheet.value = pane.peek() === (paneOfDeed.value ?? 'map') ? 'half' : 'peek'
}

/** Shows what the bank has left, where a phone has it. */
export function showSupplies(): void {
  if (!isInGame('supplies')) return
  showPane(isInGame('companies') ? 'companies' : 'supplies')
  companyView.value = 'supplies'
}

/** A decision is another one when it is about something else or comes after another move; in other words it is the same. */
const decision = computed(() => deed.value && `${moves.value} ${deed.value.key}`)

/** A decision that belongs to another pane opens that pane. */
effect(() => {
  const shown = decision.value && paneOfDeed.peek()
  if (shown) showPane(shown)
})
