import { type Chip, companiesIn, type Scene } from '@roundhouse/view'
import { useEffect, useRef } from 'preact/hooks'
import { Icon } from '../../app/Icon.tsx'
import { words } from '../../app/words.ts'
import { debtOffers, group, groups, shownPosition } from '../state/derived.ts'
import { type ActionGroup, groupName } from '../state/selection/actionGroups.ts'
import { openGroup } from '../state/selection/openGroup.ts'
import { askWhyNotStep } from '../state/selection/refusal.ts'
import { state } from '../state/state.ts'
import { type PlacedStep, placedSteps } from './placedSteps.ts'
import { stepsAsTold } from './stepsAsTold.ts'
import './groupBar.css'

/** The steps of the turn with what is left in them, and, unless it has another place, what can be done besides. */
export const GroupBar = ({ scene, asides = true }: { scene: Scene; asides?: boolean }) => {
  const { screen } = words.value
  const { turn, asked, move } = shownPosition.value!
  const told = stepsAsTold(scene.steps ?? [], state.log.value, move, (turn ?? asked[0])?.as)
  const { steps } = placedSteps(told, groups.value, group.value)
  const left = turn ? leftBeside(steps) : []
  const row = useRef<HTMLOListElement>(null)
  useEffect(() => showNow(row.current), [group.value?.key])
  const hasAsides = asides && (steps.length > 0 || groups.value.length > 1)
  return (
    <>
      {steps.length > 0 && (
        <div class="step-bar group-bar">
          <ol class="steps" aria-label={screen.steps} ref={row}>
            {steps.map((step) => (
              <Step key={step.label} step={step} />
            ))}
          </ol>
        </div>
      )}
      {(left.length > 0 || hasAsides) && (
        <div class="group-bar stack gap-10 if-any">
          {left.length > 0 && (
            <ul class="steps-left cluster gap-6" aria-label={screen.left}>
              {left.map((text) => (
                <li key={text} class="chip">
                  {text}
                </li>
              ))}
            </ul>
          )}
          {hasAsides && <Asides scene={scene} />}
        </div>
      )}
    </>
  )
}

/** What can be done besides, by itself. */
export const AsideBar = ({ scene }: { scene: Scene }) => (
  <div class="group-bar stack gap-10 if-any">
    <Asides scene={scene} />
  </div>
)

/** What can be done besides the present step, and the ways to go on with it. */
const Asides = ({ scene }: { scene: Scene }) => {
  const { game, screen } = words.value
  const { steps, asides } = placedSteps(scene.steps ?? [], groups.value, group.value)
  const here =
    (steps.find(({ state }) => state === 'now') ?? steps.find(({ state }) => state === 'open'))?.groups ?? []
  const powers = asides.filter(({ power }) => power !== undefined)
  const others = [...(here.length > 1 ? here : []), ...asides.filter(({ power }) => power === undefined)]
  const isAlone = groups.value.length + debtOffers.value.length < 2
  return (
    <>
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
    </>
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
const Step = ({ step: { label, state, groups: here, probe, nothing } }: { step: PlacedStep }) => {
  const { screen } = words.value
  const [first] = here
  const past = { done: screen.stepDone, passed: screen.stepPassed }[state as string]
  const name = (
    <span>
      {state === 'done' && <Icon name="check" />}
      {label}
      {past && (
        <span class="unseen">
          {words.value.comma}
          {past}
        </span>
      )}
    </span>
  )
  return (
    <li data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
      {first ? (
        <button type="button" onClick={() => openGroup(first.key)}>
          {label}
        </button>
      ) : probe && shownPosition.value?.turn ? (
        <button type="button" aria-disabled="true" onClick={() => void askWhyNotStep(probe, nothing)}>
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
