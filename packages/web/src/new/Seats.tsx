import { Disc } from '../app/Discs.tsx'
import { words } from '../app/words.ts'
import { LONGEST_NAME, PERSON, type SeatPlan } from '../worker/protocol/seatPlan.ts'
import { withKind } from './newGamePlan.ts'

interface Props {
  readonly bots: readonly string[]
  readonly seats: readonly SeatPlan[]
  change(seats: SeatPlan[]): void
}

/** Who sits where: people with their names, or bots. */
export const Seats = ({ bots, seats, change }: Props) => {
  const { newGame } = words.value
  const put = (index: number, seat: SeatPlan) =>
    change(seats.map((old, other) => (other === index ? seat : old)))
  return (
    <ol class="seats stack">
      {seats.map((seat, index) => {
        const number = index + 1
        return (
          <li key={number}>
            <Disc name={seat.name} seat={index} />
            <input
              class="field"
              aria-label={newGame.name(number)}
              value={seat.name}
              maxLength={LONGEST_NAME}
              autocomplete="off"
              onInput={({ currentTarget }) => put(index, { ...seat, name: currentTarget.value })}
            />
            <select
              class="field"
              aria-label={newGame.who(number)}
              value={seat.kind}
              onChange={({ currentTarget }) =>
                put(index, withKind(seat, currentTarget.value, number, newGame))
              }
            >
              <option value={PERSON}>{newGame.person}</option>
              {bots.map((bot) => (
                <option key={bot} value={bot}>
                  {newGame.bot(newGame.bots[bot] ?? bot)}
                </option>
              ))}
            </select>
          </li>
        )
      })}
    </ol>
  )
}
