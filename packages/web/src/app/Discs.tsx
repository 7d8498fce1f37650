import type { SeatPlan } from '../worker/protocol/seatPlan.ts'

/** The first letter of a name, as people see letters, and the figure at its end that tells bots apart. */
const letter = (name: string): string =>
  `${[...name][0]?.toUpperCase() ?? ''}${/(\d)$/.exec(name)?.[1] ?? ''}`

/** A player: a letter on the colour of the seat, or on none while seats can still change. */
export const Disc = ({ name, seat }: { name: string; seat: number | null }) => (
  <span
    class={seat === null ? 'disc unseated' : 'disc'}
    style={seat === null ? undefined : { background: `var(--player-${(seat % 6) + 1})` }}
    title={name}
  >
    <span aria-hidden="true" class={[...letter(name)].length > 1 ? 'tight' : undefined}>
      {letter(name)}
    </span>
    <span class="unseen">{name}</span>
  </span>
)

export const Discs = ({ seats }: { seats: readonly SeatPlan[] }) => (
  <span class="discs">
    {seats.map(({ name }, seat) => (
      <Disc key={name} name={name} seat={seat} />
    ))}
  </span>
)
