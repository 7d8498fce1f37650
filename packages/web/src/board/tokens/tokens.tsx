import type { StopScene } from '@roundhouse/view'
import type { JSX } from 'preact'
import { shift } from '../geometry.ts'
import type { StopPlace } from '../hex/arrangeHex.ts'
import { RIM, Token } from './token.tsx'
import { lettersByDistance, lettersSize, type TokenLooks } from './tokenLook.ts'
import './tokens.css'

/** A token as it would stand in the first empty slot of a stop. */
export interface Ghost {
  readonly company: string
  /** Already chosen, not only possible. */
  readonly chosen?: true
}

export interface CityProps {
  readonly stop: StopScene
  readonly place: StopPlace
  readonly looks: TokenLooks
  readonly ghost: Ghost | undefined
}

/** The slots of a city with what stands in them. */
export function Slots({ stop, place, looks, ghost }: CityProps): JSX.Element {
  const forGhost = ghost ? stop.slots.findIndex((company, slot) => !company && isOpen(stop, slot, ghost)) : -1
  const token = place.slot - 1.8
  return (
    <>
      {place.slots.map((at, slot) => (
        <g key={slot} transform={shift(at)}>
          <circle class="slot" r={place.slot} />
          <SlotToken
            company={stop.slots[slot] ?? null}
            reservedFor={stop.reservedFor[slot] ?? null}
            ghost={slot === forGhost ? ghost : undefined}
            looks={looks}
            r={token}
          />
        </g>
      ))}
    </>
  )
}

const isOpen = ({ reservedFor }: StopScene, slot: number, { company }: Ghost): boolean =>
  !reservedFor[slot] || reservedFor[slot] === company

function SlotToken({
  company,
  reservedFor,
  ghost,
  looks,
  r,
}: {
  company: string | null
  reservedFor: string | null
  ghost: Ghost | undefined
  looks: TokenLooks
  r: number
}): JSX.Element | null {
  const present = company && looks.get(company)
  if (present) return <Token look={present} r={r} />
  const wanted = ghost && looks.get(ghost.company)
  if (wanted)
    return (
      <g class={ghost.chosen ? 'ghost ghost-chosen' : 'ghost'}>
        <Token look={wanted} r={r} />
        <circle class="ghost-ring" r={r + 4} />
      </g>
    )
  const reserved = reservedFor && looks.get(reservedFor)
  if (reserved)
    return (
      <g class="reserved">
        <Token look={reserved} r={r - 2} room={r} />
      </g>
    )
  return reservedFor ? <ReservedName name={reservedFor} r={r} /> : null
}

/** For whom a slot is reserved that has no token: letters as on one, with the room of its rim. */
function ReservedName({ name, r }: { name: string; r: number }): JSX.Element {
  const wide = r / RIM
  return (
    <>
      <circle class="reserved-ring" r={r - 2} />
      <text
        class="letters reserved-name"
        font-size={wide * lettersSize(name)}
        style={lettersByDistance(name, wide)}
      >
        {name}
      </text>
    </>
  )
}
