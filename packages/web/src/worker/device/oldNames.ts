import type { StopScene } from '@roundhouse/view'
import type { DeviceGameCard } from '../protocol/cards.ts'
import type { DeviceRecord } from './store.ts'

/** A card as it may have been stored: some of its fields had other names once. */
type StoredCard = Omit<DeviceGameCard, 'statusLines'> &
  Partial<Pick<DeviceGameCard, 'statusLines'>> & {
    readonly glance?: DeviceGameCard['statusLines']
    readonly glimpse?: Thumbnail
  }

type Thumbnail = NonNullable<DeviceGameCard['thumbnail']>

/** The same of a whole game. */
type StoredRecord = Omit<DeviceRecord, 'imported'> & {
  readonly together?: readonly number[]
  readonly imported?: true | number
}

/** A stored card with the names of today. */
export function withNewCardNames({ glance, glimpse, ...card }: StoredCard): DeviceGameCard {
  return {
    ...card,
    statusLines: card.statusLines ?? glance!,
    ...(glimpse && { thumbnail: withReservations(glimpse) }),
  }
}

const withReservations = ({ board, ...same }: Thumbnail): Thumbnail => ({
  ...same,
  board: { ...board, hexes: board.hexes.map((hex) => ({ ...hex, stops: hex.stops.map(withReservation) })) },
})

/** Stops said `kept` once. */
const withReservation = ({
  kept,
  ...stop
}: StopScene & { readonly kept?: StopScene['reservedFor'] }): StopScene =>
  kept ? { ...stop, reservedFor: kept } : stop

/** A stored game with the names of today. */
export function withNewRecordNames({ together, imported, ...stored }: StoredRecord): DeviceRecord {
  return {
    ...stored,
    ...(together && { joined: together }),
    // how many moves the file had was not stored once: no more than its log has now
    ...(imported !== undefined && { imported: imported === true ? stored.record.entries.length : imported }),
  }
}
