import type { GameView, Reader } from '@roundhouse/view'
import type { ArchivedGame } from '@roundhouse/wire'
import { thumbnailOf } from '../library/boardThumbnail.ts'
import type { ArchiveLine, ArchiveScene } from '../protocol/room.ts'
import { readOrNothing } from './readOrNothing.ts'

/** What is shown of a game of other rules: what the words and pictures of today can say of it. */
export function archiveScene(
  { eventsByMove, last }: Pick<ArchivedGame, 'eventsByMove' | 'last'>,
  gameView: GameView,
  reader: Reader,
): ArchiveScene {
  const scene = last && readOrNothing(() => thumbnailOf(gameView.scene(last.view, reader)))
  return {
    lines: eventsByMove.flatMap((events, move) => linesOf(gameView, events, reader, move)),
    ...(last && scene && { board: { move: last.move, scene: { ...scene, focus: [] } } }),
  }
}

function linesOf(
  gameView: GameView,
  events: ArchivedGame['eventsByMove'][number],
  reader: Reader,
  move: number,
): ArchiveLine[] {
  const lines = readOrNothing(() => gameView.lines(events, reader))
  if (!lines) return [{ move, text: null }]
  return lines.map(({ text, heading }) => ({ move, text, ...(heading && { heading }) }))
}
