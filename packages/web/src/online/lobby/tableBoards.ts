import { signal } from '@preact/signals'
import type { TableCard } from '@roundhouse/wire'
import type { RefObject } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { ask, WorkerTrouble } from '../../worker/connection.ts'
import type { BoardThumbnailScene } from '../../worker/protocol/cards.ts'

/** The board of a table, and how long its log was then; null where nothing can be shown of it. */
interface KnownBoard {
  readonly seq: number
  readonly board: BoardThumbnailScene | null
}

const boards = signal<ReadonlyMap<string, KnownBoard>>(new Map())

/** Tables whose boards are to be read, and how long the logs of those are that are being read. */
const wanted = new Map<string, TableCard>()
const underWay = new Map<string, number>()

/** How many can be asked for at once. */
const MOST = 50

/** No log is so short: it is tried again with the next reading of the list. */
const UNREAD = -1

/** How near to the window a table is when its board is read, as a margin in CSS. */
const NEAR = '200px'

/** What comes into sight together is asked for together. */
function want(card: TableCard): void {
  if (underWay.get(card.id) === card.seq) return
  if (wanted.size === 0) setTimeout(readWanted)
  wanted.set(card.id, card)
}

function readWanted(): void {
  const cards = [...wanted.values()]
  wanted.clear()
  for (let from = 0; from < cards.length; from += MOST) void readBoards(cards.slice(from, from + MOST))
}

async function readBoards(cards: readonly TableCard[]): Promise<void> {
  for (const { id, seq } of cards) underWay.set(id, seq)
  const read = await askFor(cards)
  const known = new Map(boards.value)
  for (const { id, seq } of cards) {
    if (underWay.get(id) === seq) underWay.delete(id)
    known.set(
      id,
      read ? { seq, board: read.get(id) ?? null } : (known.get(id) ?? { seq: UNREAD, board: null }),
    )
  }
  boards.value = known
}

/** The boards by their tables; nothing where they cannot be read now. */
async function askFor(
  cards: readonly TableCard[],
): Promise<ReadonlyMap<string, BoardThumbnailScene | null> | undefined> {
  const tables = cards.map(({ id, game, seats }) => ({ id, game, players: seats.map(({ name }) => name) }))
  try {
    return new Map((await ask('tableBoards', { tables })).map(({ table, board }) => [table, board]))
  } catch (error) {
    if (!(error instanceof WorkerTrouble)) throw error
    return undefined
  }
}

/** The board of a table as it lies, read while it is in sight of the element; undefined as long as it is not known. */
export function useTableBoard(
  card: TableCard,
): [picture: RefObject<HTMLElement | null>, board: BoardThumbnailScene | null | undefined] {
  const picture = useRef<HTMLElement>(null)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const watch = new IntersectionObserver((seen) => setSeen(seen.at(-1)!.isIntersecting), {
      rootMargin: NEAR,
    })
    watch.observe(picture.current!)
    return () => watch.disconnect()
  }, [])
  const known = boards.value.get(card.id)
  const isWaiting = card.state === 'waiting'
  useEffect(() => {
    if (isSeen && !isWaiting && known?.seq !== card.seq) want(card)
  }, [isSeen, isWaiting, card])
  return [picture, isWaiting ? null : known?.board]
}
