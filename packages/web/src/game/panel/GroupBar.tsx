import { type Chip, companiesIn, type Scene } from '@roundhouse/view'
import { useEffect, useRef } from 'preact/hooks'
import { words } from '../../app/words.ts'
import { group, groups, shownPosition } from '../state/derived.ts'
import { type ActionGroup, groupName } from '../state/selection/actionGroups.ts'
import { openGroup } from '../state/selection/openGroup.ts'
import { askWhyNot } from '../state/selection/refusal.ts'
import { type PlacedStep, placedSteps } from './placedSteps.ts'
import './groupBar.css'

/** The steps of the turn with what can be done in each, and what can be done besides. */
export const GroupBar = ({ scene }: { scene: Scene }) => {
  const { game, screen } = words.value
  const { steps, asides } = placedSteps(scene.steps ?? [], groups.value, group.value)
  const here =
    (steps.find(({ state }) => state === 'now') ?? steps.find(({ state }) => state === 'open'))?.groups ?? []
  const powers = asides.filter(({ power }) => power !== undefined)
  const others = [...(here.length > 1 ? here : []), ...asides.filter(({ power }) => power === undefined)]
  const left = shownPosition.value?.turn ? leftBeside(steps) : []
  const isAlone = groups.value.length < 2
  const row = useRef<HTMLOListElement>(null)
  useEffect(() => showNow(row.current), [group.value?.key])
  if (steps.length === 0 && isAlone) return null
  return (
    <div class="group-bar stack gap-10">
      {steps.length > 0 && (
        <ol class="steps" aria-label={screen.steps} ref={row}>
          {steps.map((step) => (
            <Step key={step.label} step={step} />
          ))}
        </ol>
      )}
      {left.length > 0 && (
        <ul class="steps-left cluster gap-6" aria-label={screen.left}>
          {left.map((text) => (
            <li key={text} class="chip">
              {text}
            </li>
          ))}
        </ul>
      )}
      {(others.length > 1 || (steps.length > 0 && others.length > 0 && !isAlone)) && (
        <fieldset class="asides cluster gap-6" aria-label={steps.length > 0 ? screen.more : game.actions}>
          {others.map((one) => (
            <button
              type="button"
              key={one.key}
              class="button chip-button"
              aria-pressed={group.value?.key === one.key}
              onClick={() => openGroup(one.key)}
            >
              {groupName(one)}
            </button>
          ))}
        </fieldset>
      )}
      {powers.length > 0 && (
        <fieldset class="powers stack" aria-label={screen.powers}>
          {powers.map((one) => (
            <Power key={one.key} of={one} chip={chipOf(scene, one.power!)} />
          ))}
        </fieldset>
      )}
    </div>
  )
}

/** What is left in the present step, and in those that can be done before or after it. */
const leftBeside = (steps: readonly PlacedStep[]): readonly string[] =>
  steps.some(({ state, left }) => state === 'now' && left !== undefined)
    ? steps.flatMap(({ left }) => left ?? [])
    : []

/** Where the steps do not fit, the present one is drawn into sight. */
function showNow(row: HTMLElement | null): void {
  const now = row?.querySelector<HTMLElement>('[aria-current]')
  if (row && now && row.scrollWidth > row.clientWidth)
    row.scrollLeft = now.offsetLeft - row.offsetLeft - (row.clientWidth - now.offsetWidth) / 2
}

/** One that is not open answers why. */
const Step = ({ step: { label, state, groups: here, probe } }: { step: PlacedStep }) => {
  const { screen } = words.value
  const [first] = here
  const past = { done: screen.stepDone, passed: screen.stepPassed }[state as string]
  const name = (
    <>
      {label}
      {past && <span class="unseen"> ({past})</span>}
    </>
  )
  return (
    <li data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
      {first ? (
        <button type="button" onClick={() => openGroup(first.key)}>
          {label}
        </button>
      ) : probe && shownPosition.value?.turn ? (
        <button type="button" aria-disabled="true" onClick={() => void askWhyNot(probe)}>
          {name}
        </button>
      ) : (
        <span>{name}</span>
      )}
    </li>
  )
}

/** A private or another card, while its power can be used. */
const Power = ({ of, chip }: { of: ActionGroup; chip: Pick<Chip, 'label' | 'hint'> | undefined }) => (
  <button
    type="button"
    class="choice-card power-card text-s"
    aria-pressed={group.value?.key === of.key}
    onClick={() => openGroup(of.key)}
  >
    <strong class="text-m">{chip?.label ?? of.power}</strong>
    <span class="quiet">{of.headings.join(' / ')}</span>
    {chip?.hint && <span class="power-text clamped wide-only">{chip.hint}</span>}
  </button>
)

/** What is said of a power: by the chip of a company, or by a card before a player. */
function chipOf(scene: Scene, id: string): Pick<Chip, 'label' | 'hint'> | undefined {
  const card = scene.players.flatMap(({ cards }) => cards).find((one) => one.id === id)
  return (
    companiesIn(scene)
      .flatMap(({ chips }) => chips)
      .find((chip) => chip.id === id) ??
    (card && { label: card.title, hint: card.text })
  )
}
