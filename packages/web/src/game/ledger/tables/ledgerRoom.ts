import { computed } from '@preact/signals'
import { isBroad, isNarrow, isRoomy } from '../../../app/media.ts'
import { textSize } from '../../../app/settings/settings.ts'

const hasLargeText = computed<boolean>(() => Number(textSize.value) > 100)

/** Whether the ledger has room for more than one must know; a phone scrolls it. */
export const hasLedgerRoom = computed<boolean>(() => isNarrow.value || (isRoomy.value && !hasLargeText.value))

/** Whether its columns are as narrow as they can be, so that all are in sight. */
export const hasTightLedger = (players: number): boolean =>
  players === 6 || !hasLedgerRoom.value || (players === 5 && !isBroad.value && !isNarrow.value)
