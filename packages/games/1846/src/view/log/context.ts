import type { EventPlace, LinesByKind } from '@roundhouse/view'
import type { Event1846, EventOf1846 } from '../../events.ts'
import type { Wording1846 } from '../wording.ts'

/** How events of these kinds are told. */
export type Lines1846<Kind extends Event1846['kind']> = LinesByKind<
  EventOf1846<Kind>,
  Wording1846 & EventPlace<Event1846>
>
