import type { Environment } from '../environment.ts'
import { logFrom, newFrom, presentPosition } from './position.ts'
import type { TableHome } from './tableHome.ts'
import type { ViewedGame } from './viewedGame.ts'

/** Pushes where the game that is open stands, with the lines of the log that the page does not have. */
export function positionPusher(home: () => TableHome, { publish }: Pick<Environment, 'publish'>): () => void {
  let last: { readonly key: string; readonly eventsByMove: ViewedGame['eventsByMove'] } | undefined
  return () => {
    const open = home().viewedGame()
    if (!open) return
    const key = `${open.viewer} ${open.reader.language}`
    // what another opening of the same game told is another list, and so is told anew
    const from = newFrom(open.eventsByMove, last?.key === key ? last.eventsByMove : [])
    last = { key, eventsByMove: [...open.eventsByMove] }
    publish({ happened: 'position', position: presentPosition(open), log: logFrom(open, from) })
  }
}
