import type { TableCard } from '@roundhouse/wire'
import { tablePath } from '../../app/address.ts'
import { gameCatalogue } from '../../app/deviceGames.ts'
import { go } from '../../app/router.ts'
import { BoardSketch } from '../../app/thumbnail/BoardSketch.tsx'
import { words } from '../../app/words.ts'
import { houseRules } from '../../new/houseRules.ts'
import { account, server } from '../account/account.ts'
import { TroubleNote } from '../Form.tsx'
import { useAttempt } from '../useAttempt.ts'
import { goAfterLogin } from './invitations.ts'
import { SeatDiscs } from './SeatDiscs.tsx'
import { useTableBoard } from './tableBoards.ts'
import './openTables.css'

/** Tables of others, one a line: where a chair is free, or where one may look on. */
export const OpenTables = ({ cards }: { cards: readonly TableCard[] }) => (
  <ul class="card table-list divided">
    {cards.map((card) => (
      <TableLine key={card.id} card={card} />
    ))}
  </ul>
)

const TableLine = ({ card }: { card: TableCard }) => {
  const { online, comma } = words.value
  const { id, game, title, state, seats, pace, visibility, options, mine } = card
  const known = gameCatalogue.value?.find((one) => one.id === game)
  const [picture, board] = useTableBoard(card)
  const name = known?.name ?? game
  const { attempt, busy, trouble, wait } = useAttempt()
  const canJoin = state === 'waiting' && visibility === 'open' && mine === null
  const join = async () => {
    if (!account.value) {
      goAfterLogin(tablePath(id))
      return go('/login')
    }
    if (await attempt(() => server.join(id))) go(tablePath(id))
  }
  return (
    <li>
      <span class="table-picture" ref={picture}>
        <BoardSketch of={(board === null ? known?.thumbnail : board)?.board} />
      </span>
      <a class="table-name tall bare-link anywhere" href={tablePath(id)}>
        <strong class="text-l">{name}</strong>
        <span class="soft">{title}</span>
      </a>
      <SeatDiscs seats={seats} />
      <span class="quiet column">
        <span>
          {online.table.paces[pace]} · {online.table.visibilities[visibility]}
        </span>
        {known && (
          <span>
            {houseRules(options, known)
              .map(({ label, value }) => online.lobby.rule(label, value))
              .join(comma)}
          </span>
        )}
      </span>
      {canJoin ? (
        <button
          type="button"
          class="button"
          aria-label={`${online.lobby.join}: ${online.lobby.titled(name, title)}`}
          disabled={busy}
          onClick={() => void join()}
        >
          {online.lobby.join}
        </button>
      ) : (
        <a
          class="button"
          href={tablePath(id)}
          aria-label={`${state === 'waiting' ? online.lobby.look : online.lobby.watch}: ${online.lobby.titled(name, title)}`}
        >
          {state === 'waiting' ? online.lobby.look : online.lobby.watch}
        </a>
      )}
      <TroubleNote code={trouble} wait={wait} />
    </li>
  )
}
