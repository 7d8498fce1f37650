import { words } from '../../app/words.ts'
import { attendance, room } from './room.ts'
import './presenceDot.css'

/** That whoever sits there has the table open: a quiet dot, and a word for those who do not see it. */
export const PresenceDot = ({ seat }: { seat: number }) => {
  const user = room.value?.card.seats[seat]?.user
  if (user === undefined || !attendance.value.here.includes(user)) return null
  const { here } = words.value.online.room
  return <span class="presence-dot" role="img" aria-label={here} title={here} />
}

/** How many look on. */
export const WatcherCount = () => {
  const count = attendance.value.watching
  return count > 0 ? <span class="quiet">{words.value.online.room.watching(count)}</span> : null
}

/** Who of the table is here, and how many look on. */
export const Attendance = () => {
  const seats = room.value?.card.seats ?? []
  return (
    <p class="cluster gap-4-12 text-s if-any">
      {seats.map(
        ({ user, name }, seat) =>
          user !== undefined &&
          attendance.value.here.includes(user) && (
            <span key={seat}>
              {name} <PresenceDot seat={seat} />
            </span>
          ),
      )}
      <WatcherCount />
    </p>
  )
}
