import type { ChoiceScene, StepScene } from '@roundhouse/view'
import type { OfferScene } from '../../../worker/protocol/position.ts'

/** How a person does something: by pointing at the board, at a company, a card, a train; by a run; by one of a few cards; by a list. */
type Control = 'board' | 'trains' | 'companies' | 'routes' | 'subset' | 'choices' | 'cards' | 'list'

/** Offers that are selected in the same way at the same time. */
export interface ActionGroup {
  /** The same in every language. */
  readonly key: string
  readonly control: Control
  readonly headings: readonly string[]
  readonly offers: readonly OfferScene[]
  /** The chip or card whose power it is. */
  readonly power?: string
}

/** What can be done, in the order of the offers; different steps are different groups. Single buttons are not among it. */
export function actionGroupsOf(
  offers: readonly OfferScene[],
  steps: readonly StepScene[] = [],
  choices: readonly ChoiceScene[] = [],
): readonly ActionGroup[] {
  const found = new Map<string, OfferScene[]>()
  for (const offer of offers) {
    const step = steps.find(({ kinds }) => kinds.includes(offer.action.kind))
    const isChoice = choices.some(({ probe }) => probe.kind === offer.action.kind)
    const group = isChoice ? 'choices' : groupOf(offer, offers)
    const here = [group, step?.label].filter(Boolean).join(' ')
    if (group) found.set(here, [...(found.get(here) ?? []), offer])
  }
  const buttons = buttonsOf(offers)
  if (found.size === 0 && buttons.length > 1) found.set('choices', [...buttons])
  return [...found].map(([group, of]) => {
    const control = group.split(' ')[0] as Control
    const { power } = of[0]!
    const kinds = new Set(of.map(({ action }) => action.kind))
    return {
      key: [control, power, ...kinds].filter(Boolean).join(' '),
      control,
      headings: [...new Set(of.map(({ heading }) => heading))],
      offers: of,
      ...(power !== undefined && { power }),
    }
  })
}

/** Whether the one question is how much: shares to issue or to redeem, a bid on the one card that is fought for. */
export function isAmount({ control, offers: [first, ...others] }: ActionGroup): boolean {
  if (others.length > 0 || first?.blank?.kind !== 'integer') return false
  return control === 'list' || (control === 'cards' && first.blank.face === undefined)
}

/** What it is called where there is room for a few words. */
export const groupName = ({ headings }: ActionGroup): string =>
  headings.length > 2 ? `${headings[0]} …` : headings.join(' / ')

/** What comes up by itself: the first in the order of play that is more than an aside. Beside the steps of a turn a power waits to be opened. */
export function firstGroup(groups: readonly ActionGroup[], hasSteps = false): ActionGroup | undefined {
  const due = groups.filter(({ power }) => !hasSteps || power === undefined)
  return due.find(({ control }) => control !== 'list' && control !== 'cards') ?? due[0]
}

/** Single buttons: to pass, to end a turn. */
export const buttonsOf = (offers: readonly OfferScene[]): readonly OfferScene[] =>
  offers.filter((offer) => groupOf(offer, offers) === null)

/** What is done in the same way, under one name; null for a single button. */
function groupOf(
  { target, blank, heading, power }: OfferScene,
  offers: readonly OfferScene[],
): string | null {
  switch (target.on) {
    case 'hex':
    case 'stop':
      return ['board', heading, power].filter(Boolean).join(' ')
    case 'company':
      return 'companies'
    case 'card':
      return 'cards'
    case 'train':
      return 'trains'
    case 'routes':
      return `routes ${heading}`
    case 'nothing':
      if (blank) return `${blank.kind === 'subset' ? 'subset' : 'list'} ${heading}`
      return offers.filter((other) => other.target.on === 'nothing' && other.heading === heading).length > 1
        ? `choices ${heading}`
        : null
  }
}
