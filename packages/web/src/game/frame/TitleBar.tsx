import { tablePath } from '../../app/address.ts'
import { LookSettings } from '../../app/Header.tsx'
import { Icon } from '../../app/Icon.tsx'
import { Logo } from '../../app/Logo.tsx'
import { isNarrow } from '../../app/media.ts'
import { words } from '../../app/words.ts'
import { ConnectionMark } from '../../online/room/OnlineBand.tsx'
import { room } from '../../online/room/room.ts'
import { RuleLink } from '../../rules/RuleLink.tsx'
import type { Position } from '../../worker/protocol/position.ts'
import { openParts } from '../state/state.ts'
import { Menu } from './Menu.tsx'
import { Timetable } from './Timetable.tsx'
import './titleBar.css'

/** The game, the round, and what is true for everybody. */
export const TitleBar = ({ position }: { position: Position }) => {
  const { game: said } = words.value
  const { game, name, scene, branchOf, online } = position
  return (
    <header class="title-bar row rigid">
      <a class="home rigid tall bare-link" href="/" aria-label={said.allGames}>
        {isNarrow.value ? <Icon name="back" /> : <Logo />}
      </a>
      <div class="title">
        <h1 class="one-line">{name}</h1>
        {branchOf && isNarrow.value && (
          <a class="chip back-to-game" href={tablePath(branchOf.id, branchOf.move)} title={said.backToGame}>
            {said.backToGameShort}
          </a>
        )}
        {branchOf && (
          <a class="caption nowrap wide-only" href={tablePath(branchOf.id, branchOf.move)}>
            {said.branchOf(branchOf.move)}
          </a>
        )}
        {online && <p class="caption nowrap wide-only">{room.value?.card.title}</p>}
      </div>
      <Timetable scene={scene} />
      <Facts scene={scene} />
      {online && <ConnectionMark />}
      <RuleLink class="button plain square rigid" game={game} rule={null} label={said.rules}>
        <Icon name="book" />
      </RuleLink>
      {!isNarrow.value && <LookSettings />}
      <Menu position={position} />
    </header>
  )
}

/** What is true for everybody; pressed, what changes in the course of the game. */
const Facts = ({ scene: { facts, phases } }: Pick<Position, 'scene'>) => {
  const shown = facts.map(({ label, value, alarming }) => (
    <span key={label} class={alarming && 'alarming'}>
      {label} <b>{value}</b>
    </span>
  ))
  if (!phases) return <p class="title-facts cluster baseline to-end tall caption nowrap">{shown}</p>
  return (
    <button
      type="button"
      class="title-facts cluster baseline to-end tall caption nowrap"
      title={phases.title}
      onClick={() => {
        openParts.phases.value = true
      }}
    >
      {shown}
      <span class="unseen">{phases.title}</span>
    </button>
  )
}
