import type { TableCard } from '@roundhouse/wire'
import { tablePath } from '../../app/address.ts'
import { gameCatalogue } from '../../app/deviceGames.ts'
import { Icon } from '../../app/Icon.tsx'
import { language } from '../../app/settings/settings.ts'
import { BoardThumbnail } from '../../app/thumbnail/BoardThumbnail.tsx'
import { words } from '../../app/words.ts'
import { timeAgo } from '../../words/timeAgo.ts'
import { daysLeft } from './daysLeft.ts'
import { isMyTurn } from './lobby.ts'
import { SeatDiscs } from './SeatDiscs.tsx'
import { useTableBoard } from './tableBoards.ts'

/** A table of the server in the lists of games. */
export const TableTile = ({ card }: { card: TableCard }) => {
  const { home, online } = words.value
  const { id, game, title, state, seats, turn, statusLines, moved } = card
  const known = gameCatalogue.value?.find((one) => one.id === game)
  const [picture, board] = useTableBoard(card)
  const { round = '', prompt = '' } = statusLines?.[language.value] ?? {}
  const free = seats.filter(({ kind }) => kind === 'open').length
  const asked = turn.map((seat) => seats[seat]!.name).join(home.and)
  const tag = state === 'waiting' ? (free > 0 ? online.lobby.waitsFor(free) : online.lobby.full) : prompt
  const mine = isMyTurn(card)
  const days = daysLeft(card, Date.now())
  return (
    <li class={mine ? 'card framed tile column waits' : 'card tile column'}>
      <a class="open stack bare-link" href={tablePath(id)}>
        <span class="picture" ref={picture}>
          <BoardThumbnail of={board === null ? known?.thumbnail : board} />
          {tag && (
            <span class={mine ? 'tag row gap-6' : 'tag row gap-6 quiet'}>
              {mine && <Icon name="bell" />}
              <span class="clamped">{tag}</span>
            </span>
          )}
        </span>
        <span class="words">
          <span>
            <strong class="text-xl">{known?.name ?? game}</strong> {title}
          </span>
          <span class="soft">{state === 'waiting' ? online.room.waiting : round}</span>
          {days !== null && <span class="soft">{online.lobby.closes(days)}</span>}
        </span>
        <span class="people row wrap between soft">
          <SeatDiscs seats={seats} seated={state !== 'waiting'} />
          <span>
            {state === 'playing' && !mine ? home.turnOf(asked) : timeAgo(moved, Date.now(), language.value)}
          </span>
        </span>
      </a>
    </li>
  )
}
