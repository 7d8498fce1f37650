import type { Components } from '@roundhouse/board'
import { oneWordOf, wholeNumber } from '@roundhouse/kernel'
import type { SingleAction } from './file.ts'
import {
  anyText,
  eachOf,
  eitherOf,
  type Found,
  fieldsIn,
  finiteNumber,
  orNothing,
  type Read,
  someOf,
  textThat,
} from './readFields.ts'
import { Unreadable } from './unreadable.ts'

const shares = someOf(eachOf(anyText))

/** What the fields of recorded actions hold in every title, by type. A title adds its own. */
export function sharedFields<Corporation extends string>(
  { map, tiles }: Components,
  corporations: readonly Corporation[],
) {
  /** A hex on the way, or alone with the two stops that a stretch within it joins, as in F2 0.1. */
  const passed = textThat((hex) => map.places.has(upTo(hex, ' ')))
  /** A copy of a tile, such as 57-2: only its number matters. */
  const tile = textThat((copy) => tiles.has(upTo(copy, '-')))
  return {
    par: fieldsIn({ corporation: oneWordOf(corporations), share_price: eitherOf(anyText, finiteNumber) }),
    buy_shares: fieldsIn({ shares }),
    sell_shares: fieldsIn({ shares, percent: orNothing(finiteNumber) }),
    lay_tile: fieldsIn({ hex: oneWordOf<string>(map.grid.hexes), tile, rotation: wholeNumber(0, 5) }),
    place_token: fieldsIn({ city: anyText }),
    run_routes: fieldsIn({
      routes: eachOf(
        fieldsIn({
          train: anyText,
          connections: someOf(eachOf(someOf(eachOf(passed)))),
          nodes: orNothing(eachOf(anyText)),
          // 1860: how many are counted
          halts: orNothing(finiteNumber),
        }),
      ),
    }),
    buy_company: fieldsIn({ company: anyText, price: finiteNumber }),
    discard_train: fieldsIn({ train: anyText }),
  }
}

function upTo(whole: string, mark: string): string {
  const at = whole.indexOf(mark)
  return at < 0 ? whole : whole.slice(0, at)
}

type Reads = Readonly<Record<string, Read<unknown>>>

/** Reads the fields of an action of some type. */
export const fieldReader =
  <R extends Reads>(reads: R) =>
  <Type extends keyof R & string>(recorded: SingleAction, type: Type): Found<R[Type]> => {
    const fields = reads[type]!(recorded)
    if (fields === undefined) throw new Unreadable(`an action of type ${type} lacks what it needs`)
    return fields as Found<R[Type]>
  }
