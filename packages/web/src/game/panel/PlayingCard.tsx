import type { CardScene } from '@roundhouse/view'
import { Logo } from '../../app/Logo.tsx'
import './playingCard.css'

interface Props {
  readonly card: CardScene
  readonly selected?: boolean
  select?(): void
}

/** A card: its face, or its back. */
export const PlayingCard = ({ card, selected = false, select }: Props) => {
  const { title, text, facts, hidden } = card
  const face = hidden ? (
    <>
      <Logo />
      <span class="unseen">{title}</span>
    </>
  ) : (
    <>
      <strong>{title}</strong>
      <span class="card-facts cluster soft text-s">
        {facts.map(({ label, value }) => (
          <span key={label}>
            {label} <b>{value}</b>
          </span>
        ))}
      </span>
      <span class="card-text clamped text-s" title={text}>
        {text}
      </span>
    </>
  )
  if (!select)
    return (
      <div class={hidden ? 'playing-card choice-card column back' : 'playing-card choice-card column'}>
        {face}
      </div>
    )
  return (
    <button
      type="button"
      class="playing-card choice-card column"
      data-choice
      aria-pressed={selected}
      onClick={select}
    >
      {face}
    </button>
  )
}
